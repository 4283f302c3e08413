import { catalogSnapshot } from '@madang/server/catalog/catalog-snapshot.ts';
import type { TitleIndex } from '@madang/server/ports/search.ts';
import { worldRows } from '../../apps/demo/src/world.ts';
import type { GoldenWay } from './search-titles.ts';

const PICTURE = { path: '', still: '', color: '#000000' };
const FIRST = 3;

/** The catalogue of the demo world, out of which the golden list is found. */
export const SNAPSHOT = catalogSnapshot(
  worldRows('golden', { of: () => PICTURE, panelColor: () => PICTURE.color }, '2026-11-22'),
);

const isAmongFirst = async (index: TitleIndex, kind: GoldenWay['kind'], query: string, id: string): Promise<boolean> => {
  const hits = await index.find(query, { language: 'en_us', most: 100 });
  return hits
    .filter((hit) => hit.kind === kind)
    .slice(0, FIRST)
    .some((hit) => hit.id === id);
};

/** The share of what is meant that an index finds among the first three, and what it does not. */
export const recallOf = async (
  index: TitleIndex,
  ways: readonly GoldenWay[],
): Promise<{ readonly recall: number; readonly missed: string }> => {
  const misses: string[] = [];
  for (const { kind, pairs } of ways)
    for (const [query, id] of pairs) if (!(await isAmongFirst(index, kind, query, id))) misses.push(query);
  const total = ways.reduce((sum, { pairs }) => sum + pairs.length, 0);
  return { recall: 1 - misses.length / total, missed: `missed: ${misses.join(' · ')}` };
};
