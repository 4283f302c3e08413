import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONSENT_MS, isAbandoned, nextConsentPollAt } from './attempts.ts';

const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });

test('a bank’s question is looked at again at the latest when it is given up, and always later than now', () => {
  fc.assert(
    fc.property(fc.nat(9), instants, fc.integer({ min: 0, max: 3 * CONSENT_MS }), (asks, createdAt, waited) => {
      const now = createdAt + waited;
      const next = nextConsentPollAt(asks, createdAt, now);
      expect(next).toBeGreaterThan(now);
      if (!isAbandoned(createdAt, now)) expect(next).toBeLessThanOrEqual(createdAt + CONSENT_MS);
    }),
  );
});

test('an hour is long enough for saying yes, and not longer', () => {
  expect([isAbandoned(0, CONSENT_MS - 1), isAbandoned(0, CONSENT_MS)]).toEqual([false, true]);
});
