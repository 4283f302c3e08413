import type { Episode } from '@madang/contract/catalog/catalog.contract.ts';
import type { Watching } from '@madang/contract/watch-history/watch-history.contract.ts';
import { isForSubscribers } from '@madang/domain/catalog/policy-range.ts';
import type { PolicyRange } from '@madang/domain/catalog/vocabulary.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { pickText } from '#app/shell/language.ts';
import type { AccessMark, PlayableView, WatchedView } from './detail-view.ts';
import { type Onlooker, findPolicy } from './play-offer.ts';

/** Subscribers see no marks. Other visitors see before the click what is free and what needs an account or a plan. */
export const accessMark = (range: PolicyRange, onlooker: Onlooker): AccessMark | null => {
  if (onlooker.entitled) return null;
  if (isForSubscribers(range)) return 'subscribers';
  return findPolicy(range, onlooker) === 'allow' ? 'free' : 'account';
};

/** By content id. */
export type WatchedById = ReadonlyMap<string, WatchedView>;

export const watchedById = (items: readonly Watching[]): WatchedById =>
  new Map(items.map(({ id, playing_time, is_finish }) => [id, { position: playing_time, finished: is_finish }]));

export const presentPlayable = (
  content: Episode,
  language: Language,
  onlooker: Onlooker,
  watched: WatchedById,
): PlayableView => ({
  id: content.id,
  type: content.type,
  detailType: content.detail_type,
  number: content.meta.episode_number,
  title: pickText(language, content.meta.title),
  titleKo: content.meta.title.ko,
  synopsis: content.synopsis && pickText(language, content.synopsis),
  seconds: content.meta.duration,
  state: content.state,
  airs: content.start_date,
  mark: accessMark(content.policy_range, onlooker),
  watched: watched.get(content.id) ?? null,
  image: content.image,
});
