import { originOf } from '#app/features/watch-history/index.ts';
import { currentSearch } from '#app/platform/window.ts';
import type { CameBy } from './watch-analytics.ts';

const MAX_CLICK_MS = 60;
const MAX_FROM_LENGTH = 40;

/** What the query of an address says of the way to it. */
export const arrivalIn = (search: string): Pick<CameBy, 'viaClick' | 'from'> => {
  const query = new URLSearchParams(search);
  const parameter = (name: string, longest: number) => query.get(name)?.slice(0, longest) || null;
  return { viaClick: parameter('viaClick', MAX_CLICK_MS), from: parameter('from', MAX_FROM_LENGTH) };
};

/** Attribution of a playback: the collection, the click and the content that led to it. */
export const cameBy = (contentIds: readonly string[]): CameBy => ({
  collection: originOf(contentIds),
  ...arrivalIn(currentSearch()),
});
