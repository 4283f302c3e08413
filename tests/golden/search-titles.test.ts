import { catalogSnapshot } from '@madang/server/catalog/catalog-snapshot.ts';
import { memoryTitleIndex } from '@madang/server/search/engine/memory-title-index.ts';
import { expect, test } from 'vitest';
import { worldRows } from '../../apps/demo/src/world.ts';
import { GOLDEN_SEARCHES } from './search-titles.ts';

const PICTURE = { path: '', still: '', color: '#000000' };
const snapshot = catalogSnapshot(worldRows('golden', { of: () => PICTURE, panelColor: () => '#000000' }, '2026-11-22'));
const index = memoryTitleIndex(() => snapshot);
const FIRST = 3;

const missed = async ({ kind, pairs }: (typeof GOLDEN_SEARCHES)[number]): Promise<readonly string[]> => {
  const misses: string[] = [];
  for (const [query, id] of pairs) {
    const hits = await index.find(query, { language: 'en_us', most: 100 });
    const place = hits.filter((hit) => hit.kind === kind).findIndex((hit) => hit.id === id);
    if (place < 0 || place >= FIRST) misses.push(`${query} (${place < 0 ? 'not found' : `place ${place + 1}`})`);
  }
  return misses;
};

test('there are at least 300 of them, all different, and everything meant exists', () => {
  const pairs = GOLDEN_SEARCHES.flatMap((way) => way.pairs.map(([query, id]) => ({ kind: way.kind, query, id })));
  expect(pairs.length).toBeGreaterThanOrEqual(300);
  expect(new Set(pairs.map(({ query }) => query)).size).toBe(pairs.length);
  for (const { kind, id } of pairs) expect(kind === 'title' ? snapshot.find(id) : snapshot.person(id), id).not.toBeNull();
});

test('what is meant is among the first three, 97 times of 100 [SR-02]', async () => {
  const misses = (await Promise.all(GOLDEN_SEARCHES.map(missed))).flat();
  const total = GOLDEN_SEARCHES.reduce((sum, { pairs }) => sum + pairs.length, 0);
  expect(1 - misses.length / total, `missed: ${misses.join(' · ')}`).toBeGreaterThanOrEqual(0.97);
});

test.each(GOLDEN_SEARCHES)('$way: nine of ten at least', async (way) => {
  const misses = await missed(way);
  expect(1 - misses.length / way.pairs.length, `missed: ${misses.join(' · ')}`).toBeGreaterThanOrEqual(0.9);
});
