import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostPlayed, type Plays, RANKED_DAYS, rankedRow } from './popularity.ts';

const played = (titleId: string, viewers: number, daysAgo = 0): Plays => ({ titleId, viewers, daysAgo });
const titles = (...ids: string[]) => ids.map((id) => ({ id }));

test('what most people played comes first; equally many stand by id', () => {
  expect(mostPlayed([played('2', 3), played('9', 8), played('7', 3)], 10)).toEqual(['9', '2', '7']);
  expect(mostPlayed([played('2', 3), played('9', 8), played('7', 3)], 2)).toEqual(['9', '2']);
});

test('today counts more than the days before, and a week ago counts no more', () => {
  expect(mostPlayed([played('1', 10, 3), played('2', 6, 0)], 10)).toEqual(['2', '1']);
  expect(mostPlayed([played('1', 1000, RANKED_DAYS), played('3', 1000, -1), played('2', 1)], 10)).toEqual(['2']);
});

test('the operator fills up a row for which too little was played, and no title stands in it twice', () => {
  expect(rankedRow(titles('9', '2'), titles('1', '2', '3'), 4)).toEqual(titles('9', '2', '1', '3'));
  expect(rankedRow([], titles('1', '2', '3'), 2)).toEqual(titles('1', '2'));
  expect(rankedRow(titles('4', '5', '6'), titles('1'), 3)).toEqual(titles('4', '5', '6'));
});

const plays = fc.array(
  fc.record({
    titleId: fc.nat(20).map(String),
    viewers: fc.integer({ min: 1, max: 50 }),
    daysAgo: fc.integer({ min: -2, max: 9 }),
  }),
  { maxLength: 40 },
);

test('no title is ranked twice, and one more viewer never lowers a title', () => {
  fc.assert(
    fc.property(plays, fc.integer({ min: 1, max: 30 }), fc.nat(20).map(String), (some, most, id) => {
      const [before, after] = [mostPlayed(some, most), mostPlayed([...some, played(id, 1)], most)];
      const place = (list: readonly string[]) => (list.includes(id) ? list.indexOf(id) : most);
      expect(new Set(before).size).toBe(before.length);
      expect(before.length).toBeLessThanOrEqual(most);
      expect(place(after)).toBeLessThanOrEqual(place(before));
    }),
  );
});
