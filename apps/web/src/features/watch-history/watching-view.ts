import type { Client } from '@madang/contract/client.ts';
import type { Image } from '@madang/contract/catalog/catalog.contract.ts';
import type { Watching } from '@madang/contract/watch-history/watch-history.contract.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { textIn } from '#app/shell/language.ts';

/** What somebody is in the middle of. */
export interface WatchingView {
  /** The episode, clip or film. */
  readonly id: string;
  readonly titleId: string;
  readonly title: string;
  readonly season: number | null;
  readonly episode: number | null;
  /** Seconds from the start; 0 where the next episode has not been begun. */
  readonly position: number;
  readonly seconds: number;
  readonly image: Image;
}

const presentWatchingView = (item: Watching, season: number | null, language: Language): WatchingView => ({
  id: item.id,
  titleId: item.series.id,
  title: textIn(language, item.series.meta.title),
  season,
  episode: item.meta.episode_number,
  position: item.playing_time,
  seconds: item.meta.duration,
  image: item.series.image,
});

/** What the profile can go on with, latest first (LI-09); only for signed-in people. */
export const continueWatchingOf = async (api: Client, language: Language): Promise<readonly WatchingView[]> => {
  const { objects } = await api.listContinueWatching();
  return Promise.all(
    objects.map(async (item) => {
      const { season } = item.meta.episode_number === null ? { season: null } : await api.getContent({ id: item.series.id });
      return presentWatchingView(item, season, language);
    }),
  );
};

/** From 0 to 1 (LI-16, LI-20). */
export const shareWatched = ({ position, seconds }: Pick<WatchingView, 'position' | 'seconds'>): number =>
  seconds > 0 ? Math.min(1, position / seconds) : 0;

/** Whole minutes, at least one. */
export const minutesLeft = ({ position, seconds }: Pick<WatchingView, 'position' | 'seconds'>): number =>
  Math.max(1, Math.round((seconds - position) / 60));
