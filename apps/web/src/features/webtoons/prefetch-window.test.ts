import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prefetchWindow } from './prefetch-window.ts';

test('five pictures ahead are prefetched, and the one behind', () => {
  expect(prefetchWindow({ index: 3, speed: 0 }, 20)).toEqual([2, 8]);
  expect(prefetchWindow({ index: 0, speed: 0 }, 20)).toEqual([0, 5]);
  expect(prefetchWindow({ index: 18, speed: 0 }, 20)).toEqual([17, 19]);
});

test('a fast reader gets more ahead, and one who scrolls back gets them above', () => {
  expect(prefetchWindow({ index: 10, speed: 2 }, 40)).toEqual([9, 19]);
  expect(prefetchWindow({ index: 30, speed: -2 }, 40)).toEqual([21, 31]);
  expect(prefetchWindow({ index: 20, speed: 99 }, 60)).toEqual([19, 32]);
});

test('the current picture is always loaded, never more than fourteen, and none out of range', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }).chain((count) => fc.tuple(fc.constant(count), fc.nat(count - 1))),
      fc.double({ min: -100, max: 100, noNaN: true }),
      ([count, index], speed) => {
        const [first, last] = prefetchWindow({ index, speed }, count);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(last).toBeLessThan(count);
        expect(first).toBeLessThanOrEqual(index);
        expect(last).toBeGreaterThanOrEqual(index);
        expect(last - first).toBeLessThan(14);
      },
    ),
  );
});
