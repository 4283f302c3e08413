import fc from 'fast-check';
import { expect, test } from 'vitest';
import { majorOf, minorOf } from './recurly-money.ts';

test('an amount that goes to Recurly and back is the same, to the last cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (minor) => {
      expect(minorOf(majorOf(minor))).toBe(minor);
      // As it travels: JSON says it in digits.
      expect(minorOf(JSON.parse(JSON.stringify(majorOf(minor))) as number)).toBe(minor);
    }),
    { numRuns: 20_000 },
  );
  expect(minorOf(19.99)).toBe(1999);
  expect(minorOf(1.1 + 2.2)).toBe(330);
});
