import { originOf } from '#app/features/watch-history/index.ts';
import { currentSearch } from '#app/platform/window.ts';
import type { CameBy } from './watch-analytics.ts';

const LONGEST_CLICK = 60;
const LONGEST_FROM = 40;

/** What the query of an address says of the way to it. */
export const arrivalIn = (search: string): Pick<CameBy, 'viaClick' | 'from'> => {
  const query = new URLSearchParams(search);
  const said = (name: string, longest: number) => query.get(name)?.slice(0, longest) || null;
  return { viaClick: said('viaClick', LONGEST_CLICK), from: said('from', LONGEST_FROM) };
};

/** Attribution of a playback: the collection, the click and the content that led to it. */
export const cameBy = (contentIds: readonly string[]): CameBy => ({
  collection: originOf(contentIds),
  ...arrivalIn(currentSearch()),
});
