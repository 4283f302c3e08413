import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Featured, likeness, type Sign, SIGNS, type Taste } from './likeness.ts';

const neighboursOf = (titles: readonly Featured[], tastes: readonly Taste[] = [], most = 10) =>
  new Map([...likeness(titles, tastes, most)].filter((each) => each !== null));
const idsOf = (titles: readonly Featured[], id: string, tastes: readonly Taste[] = []) =>
  neighboursOf(titles, tastes)
    .get(id)
    ?.map((neighbour) => neighbour.id);
const both = (count: number, one: string, other: string): Taste[] =>
  Array.from({ length: count }, (_, viewer) => `${one} and ${other}, ${viewer}`).flatMap((profileId) => [
    { profileId, titleId: one, sign: 'finished' as const },
    { profileId, titleId: other, sign: 'finished' as const },
  ]);

const PALACE = { id: '1', features: ['genre historical', 'keyword palace'] };
const COURT = { id: '2', features: ['genre historical', 'keyword palace', 'keyword revenge'] };
const OFFICE = { id: '3', features: ['genre historical', 'genre office'] };
const KITCHEN = { id: '4', features: ['genre cooking'] };
const TITLES = [PALACE, COURT, OFFICE, KITCHEN];

test('titles that share more, and rarer, things are nearer; what shares nothing is no neighbour', () => {
  expect(idsOf(TITLES, '1')).toEqual(['2', '3']);
  expect(idsOf(TITLES, '4')).toEqual([]);
});

test('what many people watch together becomes near, whatever it is about', () => {
  expect(idsOf(TITLES, '4', both(1, '4', '1'))).toEqual(['1']);
  expect(idsOf(TITLES, '1', both(30, '1', '4'))?.[0]).toBe('4');
});

test('one viewer in common moves nothing that content says clearly', () => {
  expect(idsOf(TITLES, '1', both(1, '1', '4'))?.[0]).toBe('2');
});

test('the strongest sign of a profile counts, however often it came', () => {
  const once: Taste[] = [
    { profileId: 'a', titleId: '1', sign: 'liked' },
    { profileId: 'a', titleId: '4', sign: 'begun' },
  ];
  const often: Taste[] = [
    ...once,
    { profileId: 'a', titleId: '1', sign: 'begun' },
    { profileId: 'a', titleId: '4', sign: 'begun' },
  ];
  expect(neighboursOf(TITLES, often)).toEqual(neighboursOf(TITLES, once));
});

test('a sign for a title that is gone counts for nothing', () => {
  expect(neighboursOf(TITLES, both(9, '1', '99'))).toEqual(neighboursOf(TITLES));
});

const world = fc.record({
  titles: fc.uniqueArray(
    fc.record({ id: fc.nat(40).map(String), features: fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 }) }),
    {
      selector: ({ id }) => id,
      maxLength: 15,
    },
  ),
  tastes: fc.array(
    fc.record({
      profileId: fc.constantFrom('p', 'q', 'r'),
      titleId: fc.nat(40).map(String),
      sign: fc.constantFrom(...(Object.keys(SIGNS) as Sign[])),
    }),
    { maxLength: 40 },
  ),
});

test('every title has its list, best first, never itself, never one twice, never a score beyond 0 and 1', () => {
  fc.assert(
    fc.property(world, fc.integer({ min: 1, max: 8 }), ({ titles, tastes }, most) => {
      const found = neighboursOf(titles, tastes, most);
      expect([...found.keys()]).toEqual(titles.map(({ id }) => id));
      for (const [id, neighbours] of found) {
        const scores = neighbours.map(({ score }) => score);
        expect(neighbours.length).toBeLessThanOrEqual(most);
        expect(new Set([id, ...neighbours.map((each) => each.id)]).size).toBe(neighbours.length + 1);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
        for (const score of scores) expect(score >= 0 && score <= 1 + 1e-9).toBe(true);
      }
    }),
  );
});

test('likeness is the same from both sides', () => {
  fc.assert(
    fc.property(world, ({ titles, tastes }) => {
      const found = neighboursOf(titles, tastes, 99);
      const score = (one: string, other: string) => found.get(one)?.find(({ id }) => id === other)?.score ?? 0;
      for (const { id: one } of titles)
        for (const { id: other } of titles) if (one !== other) expect(score(one, other)).toBeCloseTo(score(other, one), 9);
    }),
  );
});

test('a feature that thousands share is passed over rather than compared in pairs', () => {
  const many = Array.from({ length: 2001 }, (_, index) => ({ id: String(index), features: ['genre romance'] }));
  expect(neighboursOf(many).get('0')).toEqual([]);
});
