import { expect, test } from 'vitest';
import type { TitleIndex } from '../ports/search.ts';
import { lazyTitleIndex } from './create-search.ts';

const RAIN: TitleIndex = { find: async (q) => [{ kind: 'title', id: q, score: 1 }] };
const OPTIONS = { language: 'en_us', most: 10 } as const;

/** An index that counts how often it is opened; the first `failures` times it cannot be. */
const counted = (failures = 0) => {
  let opened = 0;
  const index = lazyTitleIndex(async () => {
    opened += 1;
    if (opened <= failures) throw new Error('not now');
    return RAIN;
  });
  return { index, opened: () => opened };
};

test('it is opened by the first search, once for all that come together', async () => {
  const { index, opened } = counted();
  expect(opened()).toBe(0);
  const found = await Promise.all(['a', 'b', 'c'].map((q) => index.find(q, OPTIONS)));
  expect(found.map(([hit]) => hit?.id)).toEqual(['a', 'b', 'c']);
  expect(opened()).toBe(1);
});

test('a search after it was prepared finds it open', async () => {
  const { index, opened } = counted();
  await index.prepare();
  await index.prepare();
  await index.find('rain', OPTIONS);
  expect(opened()).toBe(1);
});

test('where it could not be opened, the next search tries again', async () => {
  const { index, opened } = counted(1);
  await expect(index.prepare()).rejects.toThrow('not now');
  expect(await index.find('rain', OPTIONS)).toHaveLength(1);
  expect(opened()).toBe(2);
});
