import type { Image } from '@madang/contract/catalog/catalog.contract.ts';
import type { Watching } from '@madang/contract/watch-history/watch-history.contract.ts';
import type { DetailType } from '@madang/domain/catalog/vocabulary.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { pickText } from '#app/shell/language.ts';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import type { Visitor } from '../../../render';

/** The name of what a profile is in the middle of among the written parts of a page. */
export const WATCHING_FRAGMENT = 'watching';

/** A title in progress. */
export interface WatchingView {
  /** The episode, clip or film. */
  readonly id: string;
  readonly titleId: string;
  /** Type of the title. A `webtoon` is read. */
  readonly detailType: DetailType;
  readonly title: string;
  readonly season: number | null;
  readonly episode: number | null;
  /** Seconds from the start. 0 when the next episode has not been started. */
  readonly position: number;
  readonly seconds: number;
  readonly image: Image;
}

const presentWatchingView = (item: Watching, season: number | null, language: Language): WatchingView => ({
  id: item.id,
  titleId: item.series.id,
  detailType: item.series.detail_type,
  title: pickText(language, item.series.meta.title),
  season,
  episode: item.meta.episode_number,
  position: item.playing_time,
  seconds: item.meta.duration,
  image: item.image,
});

/** Titles in progress, latest first (LI-09). Requires a signed-in viewer. */
export const loadContinueWatching = async (
  { api, audience }: Pick<Visitor, 'api' | 'audience'>,
  language: Language,
): Promise<readonly WatchingView[]> => {
  const seasonOf = (id: string) =>
    audience.remember(`season of ${id}`, async (anonymousCalls) => (await anonymousCalls.getContent({ id })).season);
  const { objects } = await api.listContinueWatching({ limit: PAGE_SIZES.continueWatching });
  return Promise.all(
    objects.map(async (item) =>
      presentWatchingView(item, item.meta.episode_number === null ? null : await seasonOf(item.series.id), language),
    ),
  );
};

/** From 0 to 1 (LI-16, LI-20). */
export const shareWatched = ({ position, seconds }: Pick<WatchingView, 'position' | 'seconds'>): number =>
  seconds > 0 ? Math.min(1, position / seconds) : 0;

export const watchSecondsLeft = ({ position, seconds }: Pick<WatchingView, 'position' | 'seconds'>): number =>
  Math.max(0, seconds - position);
