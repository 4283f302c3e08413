import type { Episode } from '@madang/contract/catalog/catalog.contract.ts';
import type { Watching } from '@madang/contract/watch-history/watch-history.contract.ts';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatDate, formatDuration, formatPercent, formatTimeLeft } from '@madang/i18n/format.ts';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { stillSource } from '#app/pictures.ts';
import { api } from '#app/platform/api.ts';
import { pickText } from '#app/shell/language.ts';
import { useWords } from '#app/shell/words.tsx';
import type { EpisodeItem, EpisodeShelf } from '../episodes/episode-shelf.ts';
import type { WatchView } from './watch-view.ts';

interface Season {
  readonly shelf: EpisodeShelf;
  /** Missing for the first episode. */
  readonly playPrevious?: () => void;
}

/** The season of an episode, loaded when its list opens. Undefined for anything but an episode. */
export const useEpisodes = (
  { id, work, episode, signedIn }: WatchView,
  /** Address of a video, by default its page. */
  where?: (id: string, title: string) => string,
): Season | undefined => {
  const { words, language, locale } = useWords();
  const navigate = useNavigate();
  const toVideo = where ?? ((videoId: string, title: string) => paths.video(language, videoId, title));

  const metaOf = ({ state, start_date: airs, meta }: Episode, watched: Watching | undefined): string => {
    if (state === 'coming_soon') return formatDate(locale, airs, 'weekday');
    if (state !== 'ready') return words.catalog.states[state];
    const left = watched && !watched.is_finish && watched.playing_time > 0 ? meta.duration - watched.playing_time : null;
    if (left !== null) return formatTimeLeft(locale, words.time, left);
    return formatDuration(words.time, meta.duration);
  };
  const watchedOf = ({ meta }: Episode, watched: Watching | undefined): EpisodeItem['watched'] => {
    const value = watched?.is_finish ? 1 : (watched?.playing_time ?? 0) / meta.duration;
    if (Math.round(value * 100) === 0) return null;
    return { value, label: fill(words.watchHistory.watched, { percent: formatPercent(locale, value) }) };
  };
  const present = (item: Episode, watched: Watching | undefined): EpisodeItem => {
    const title = pickText(language, item.meta.title);
    const number = item.meta.episode_number;
    return {
      id: item.id,
      title: number === null ? title : `${number}. ${title}`,
      meta: metaOf(item, watched),
      picture: stillSource(item.image),
      href: toVideo(item.id, title),
      isCurrent: item.id === id,
      isReady: item.state === 'ready',
      watched: watchedOf(item, watched),
    };
  };

  if (episode === null) return undefined;
  // An evening of episodes is one entry of the history, as with the next episode.
  const play = (href: string) => void navigate(href, { replace: true });
  const playPrevious = async (): Promise<void> => {
    const page = await api.listEpisodes({ id: work.id, episode_number: episode - 1, limit: PAGE_SIZES.rail });
    const before = page.objects.findLast(({ meta, state }) => (meta.episode_number ?? episode) < episode && state === 'ready');
    if (before) play(toVideo(before.id, pickText(language, before.meta.title)));
  };
  const shelf: EpisodeShelf = {
    pageSize: PAGE_SIZES.rail,
    read: async (offset) => {
      const from = offset === null ? { episode_number: episode } : { offset };
      const page = await api.listEpisodes({ id: work.id, ...from, limit: PAGE_SIZES.rail });
      const ids = page.objects.map((item) => item.id);
      const watched =
        signedIn && ids.length > 0
          ? (await api.listWatching({ content_ids: ids.join(','), limit: PAGE_SIZES.watched })).objects
          : [];
      const episodes = page.objects.map((item) =>
        present(
          item,
          watched.find(({ id: seen }) => seen === item.id),
        ),
      );
      return { episodes, offset: page.offset, total: page.total_count };
    },
    onChoose: ({ href }) => play(href),
  };
  // Without a connection the episode that plays goes on
  return { shelf, ...(episode > 1 && { playPrevious: () => void playPrevious().catch(() => undefined) }) };
};
