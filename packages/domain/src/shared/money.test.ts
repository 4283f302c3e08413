import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prorated, proportion } from './money.ts';

const amounts = fc.integer({ min: 0, max: 1_000_000_000 });

test.each([
  [1299, 30, 100, 390],
  [799, 50, 100, 400],
  [-799, 50, 100, -400],
  [1, 1, 2, 1],
  [0, 7, 9, 0],
])('%i x %i / %i is %i, halves away from nothing', (amount, part, whole, expected) => {
  expect(proportion(amount, part, whole)).toBe(expected);
});

test.each([
  [1, 1, 2, 0],
  [3, 1, 2, 2],
  [5, 1, 2, 2],
  [-3, 1, 2, -2],
  [1299, 1_296_000_000, 2_592_000_000, 650],
])('%i for %i of %i is %i, halves to the even neighbour', (amount, part, whole, expected) => {
  expect(prorated(amount, part, whole)).toBe(expected);
});

test('a share lies between nothing and the whole, and the rest makes it whole', () => {
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: 1, max: 31_622_400_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (amount, whole, at) => {
        const part = Math.floor(whole * at);
        for (const share of [prorated, proportion]) {
          expect(share(amount, part, whole)).toBeGreaterThanOrEqual(0);
          expect(share(amount, part, whole)).toBeLessThanOrEqual(amount);
          expect(Math.abs(share(amount, part, whole) + share(amount, whole - part, whole) - amount)).toBeLessThanOrEqual(1);
        }
        expect(prorated(-amount, part, whole) + prorated(amount, part, whole)).toBe(0);
      },
    ),
  );
});
