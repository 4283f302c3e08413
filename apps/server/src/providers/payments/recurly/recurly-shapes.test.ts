import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toRecurlyAmount, toMinorUnits } from './recurly-shapes.ts';

test('an amount survives the round trip to Recurly to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (minor) => {
      expect(toMinorUnits(toRecurlyAmount(minor))).toBe(minor);
      // Through JSON, as in a request
      expect(toMinorUnits(JSON.parse(JSON.stringify(toRecurlyAmount(minor))) as number)).toBe(minor);
    }),
    { numRuns: 20_000 },
  );
  expect(toMinorUnits(19.99)).toBe(1999);
  expect(toMinorUnits(1.1 + 2.2)).toBe(330);
});
