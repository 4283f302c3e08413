import { memoryTitleIndex } from '@madang/server/search/engine/memory-title-index.ts';
import { expect, test } from 'vitest';
import { recallOf, SNAPSHOT } from './golden.fixture.ts';
import { GOLDEN_SEARCHES } from './search-titles.ts';

const index = memoryTitleIndex(() => SNAPSHOT);

test('there are at least 400 of them, all different, and everything meant exists', () => {
  const pairs = GOLDEN_SEARCHES.flatMap((way) => way.pairs.map(([query, id]) => ({ kind: way.kind, query, id })));
  expect(pairs.length).toBeGreaterThanOrEqual(400);
  expect(new Set(pairs.map(({ query }) => query)).size).toBe(pairs.length);
  for (const { kind, id } of pairs) expect(kind === 'title' ? SNAPSHOT.find(id) : SNAPSHOT.person(id), id).not.toBeNull();
});

test('what is meant is among the first three, 97 times of 100 [SR-02]', async () => {
  const { recall, missed } = await recallOf(index, GOLDEN_SEARCHES);
  expect(recall, missed).toBeGreaterThanOrEqual(0.97);
});

test.each(GOLDEN_SEARCHES)('$way: nine of ten at least', async (way) => {
  const { recall, missed } = await recallOf(index, [way]);
  expect(recall, missed).toBeGreaterThanOrEqual(0.9);
});
