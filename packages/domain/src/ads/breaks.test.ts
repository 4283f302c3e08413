import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planAdBreaks, isPreRollDue } from './breaks.ts';

const MINUTE = 60;
const places = (minutes: number, creditsAt: number | null = null) =>
  planAdBreaks({ durationSeconds: minutes * MINUTE, creditsAt }).map(({ at }) => at / MINUTE);

test.each([
  [1, [0]],
  [9, [0]],
  [10, [0, 5]],
  [20, [0, 10]],
  [24, [0, 8, 16]],
  [45, [0, 11.25, 22.5, 33.75]],
  [60, [0, 10, 20, 30, 40, 50]],
  [180, [0, 30, 60, 90, 120, 150]],
])('a film of %s minutes has breaks at minutes %j', (minutes, expected) => {
  expect(places(minutes)).toEqual(expected);
});

test('a film of a minute, as the demo world has, has a break before it and none within', () => {
  expect(planAdBreaks({ durationSeconds: 48, creditsAt: 43.8 })).toEqual([{ id: 'pre', at: 0 }]);
});

test('the end before the credits is not interrupted', () => {
  expect(places(60, 54 * MINUTE)).toEqual([0, 10, 20, 30, 40]);
});

test('wherever breaks stand, the beginning, the end and the time between them are whole', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 * 3600 }),
      fc.option(fc.integer({ min: 0, max: 5 * 3600 })),
      (durationSeconds, creditsAt) => {
        const [pre, ...mids] = planAdBreaks({ durationSeconds, creditsAt });
        expect(pre).toEqual({ id: 'pre', at: 0 });
        expect(mids.map(({ id }) => id)).toEqual(mids.map((_, index) => `mid-${index + 1}`));
        for (const [index, { at }] of mids.entries()) {
          expect(at).toBeGreaterThanOrEqual(5 * MINUTE);
          expect(at).toBeLessThanOrEqual(Math.min(durationSeconds, creditsAt ?? durationSeconds) - 5 * MINUTE);
          expect(at - (mids[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(5 * MINUTE);
          expect(Number.isInteger(at)).toBe(true);
        }
      },
    ),
  );
});

test.each([
  [null, true],
  [0, false],
  [9 * MINUTE + 59, false],
  [10 * MINUTE, true],
])('ads before a film, %s seconds after the last ones: %s', (secondsAgo, due) => {
  const now = 1_800_000_000_000;
  expect(isPreRollDue(secondsAgo === null ? null : now - secondsAgo * 1000, now)).toBe(due);
});
