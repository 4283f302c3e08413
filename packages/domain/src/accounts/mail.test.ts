import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAIL_WORTH_MS, nextTry } from './mail.ts';

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [6, 32],
  [7, 60],
  [9, 60],
])('after %i tries a mail waits %i minutes', (tries, minutes) => {
  expect(nextTry(tries, 0, 1000)).toBe(1000 + minutes * 60_000);
});

test('a mail is given up after ten tries, or when its link would have run out', () => {
  expect(nextTry(10, 0, 1000)).toBeNull();
  expect(nextTry(1, 0, MAIL_WORTH_MS - 60_001)).toBe(MAIL_WORTH_MS - 1);
  expect(nextTry(1, 0, MAIL_WORTH_MS - 60_000)).toBeNull();
});

test('however often a server fails, a mail is tried at most ten times, later each time, and within a day', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 7_200_000 }), { minLength: 12, maxLength: 12 }), (delays) => {
      let now = 0;
      let tries = 0;
      for (const delay of delays) {
        tries += 1;
        const next = nextTry(tries, 0, now);
        if (next === null) break;
        expect(next).toBeGreaterThan(now);
        expect(next).toBeLessThan(MAIL_WORTH_MS);
        now = next + delay;
      }
      expect(tries).toBeLessThanOrEqual(10);
    }),
  );
});
