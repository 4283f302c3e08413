import type { Client } from '@madang/contract/client.ts';
import type { Image } from '@madang/contract/catalog/catalog.contract.ts';
import type { Watching } from '@madang/contract/watch-history/watch-history.contract.ts';
import type { DetailType } from '@madang/domain/catalog/vocabulary.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import type { ListPart } from '#app/platform/use-growing-list.ts';
import { pickText } from '#app/shell/language.ts';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';

/** Items of one page of the history (LI-18). */
export const HISTORY_PAGE = PAGE_SIZES.watchingHistory;

/** Something that was watched, to the end or not. */
export interface HistoryView {
  /** The episode, clip or film. */
  readonly id: string;
  /** `webtoon` was read. */
  readonly detailType: DetailType;
  readonly title: string;
  readonly episode: number | null;
  /** Seconds from the start. */
  readonly position: number;
  readonly seconds: number;
  readonly finished: boolean;
  /** Milliseconds since 1970. */
  readonly watchedAt: number;
  readonly image: Image;
}

const presentHistory = (item: Watching, language: Language): HistoryView => ({
  id: item.id,
  detailType: item.series.detail_type,
  title: pickText(language, item.series.meta.title),
  episode: item.meta.episode_number,
  position: item.playing_time,
  seconds: item.meta.duration,
  finished: item.is_finish,
  watchedAt: Date.parse(item.modified),
  image: item.image,
});

/** A page of what the profile watched, newest first. */
export const readHistory = async (api: Client, language: Language, offset: number): Promise<ListPart<HistoryView>> => {
  const { objects, total_count } = await api.listWatching({ offset, limit: HISTORY_PAGE });
  return { items: objects.map((item) => presentHistory(item, language)), total: total_count };
};
