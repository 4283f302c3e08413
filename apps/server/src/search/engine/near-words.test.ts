import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NearWordIndex, nearWordIndex } from './near-words.ts';

const near = (words: readonly string[]): NearWordIndex => {
  const building = nearWordIndex(new Set(words));
  for (;;) {
    const { done, value } = building.next();
    if (done) return value;
  }
};

test('a slip is found: a letter too many, too few, another one, two swapped', () => {
  const words = near(['moonlight', 'moon', 'eaves', 'tangerine', 'rabbit']);
  for (const typed of ['moonlightt', 'moonligt', 'moonlicht', 'moonlihgt'])
    expect(words.near(typed, 1, false), typed).toEqual([{ word: 'moonlight', edits: 1 }]);
  expect(words.near('moonlight', 2, false)).toEqual([]);
  expect(words.near('tide', 1, false)).toEqual([]);
  expect(words.near('tangre', 1, true)).toEqual([{ word: 'tangerine', edits: 1 }]);
});

test('the nearest word comes first', () => {
  expect(near(['moonlit', 'moonlight', 'moonligh']).near('moonligt', 2, false)).toEqual([
    { word: 'moonlit', edits: 1 },
    { word: 'moonligh', edits: 1 },
    { word: 'moonlight', edits: 1 },
  ]);
});

test('words are found by a part of them, but not by their beginning', () => {
  const words = near(['moonlight', 'lighthouse', 'light', 'daylight']);
  expect([...words.containing('light', 10)].sort()).toEqual(['daylight', 'moonlight']);
  expect(words.containing('light', 1)).toHaveLength(1);
  expect(words.containing('xyz', 10)).toEqual([]);
});

test('whatever the words are, one letter changed in the middle of a long one is found again', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 6, maxLength: 14 });
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 40 }), fc.nat(39), fc.nat(13), (words, which, at) => {
      const meant = words[which % words.length] ?? '';
      const place = at % meant.length;
      const typed = `${meant.slice(0, place)}z${meant.slice(place + 1)}`;
      expect(near(words).near(typed, 1, false)).toContainEqual({ word: meant, edits: 1 });
    }),
  );
});
