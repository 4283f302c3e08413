import type { Repositories } from '@madang/database/repositories.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import type { CatalogSource } from '../catalog/catalog-source.ts';
import type { CatalogSnapshot } from '../ports/catalog-snapshot.ts';

const DAY_MS = 86_400_000;
/** Today and the six days before. */
const DAYS = 7;
/** Cache time of the list, which is shared by all viewers. */
const FRESH_MS = 60_000;
/** As long as fewer titles than this were opened from search, the most watched stand behind them. */
const ENOUGH = 24;
const MOST = 100;

/** What people opened most from search in the last seven days, filled up with the most watched and then with the newest titles. */
export const topSearches = (
  { searches }: Pick<Repositories, 'searches'>,
  { current: catalog, mostPlayed }: Pick<CatalogSource, 'current' | 'mostPlayed'>,
  now: () => number,
  elapsed: () => number,
): (() => Promise<readonly string[]>) => {
  let list: { readonly madeAt: number; readonly of: CatalogSnapshot; readonly ids: Promise<readonly string[]> } | null = null;

  const make = async (snapshot: CatalogSnapshot): Promise<readonly string[]> => {
    const picked = await searches.listPicked(toDay(now() - (DAYS - 1) * DAY_MS));
    const known = new Set(picked.filter((id) => snapshot.find(id)));
    if (known.size < ENOUGH) {
      for (const id of mostPlayed()) if (snapshot.find(id)) known.add(id);
      for (const { id } of snapshot.newest.slice(0, MOST)) known.add(id);
    }
    return [...known].slice(0, MOST);
  };

  return async () => {
    const snapshot = catalog();
    if (list && list.of === snapshot && elapsed() - list.madeAt < FRESH_MS) return list.ids;
    const ids = make(snapshot);
    const made = { madeAt: elapsed(), of: snapshot, ids };
    list = made;
    // A failure is not kept.
    ids.catch(() => {
      if (list === made) list = null;
    });
    return ids;
  };
};
