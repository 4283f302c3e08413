import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDeliveryOutcome, PUSH_WORTH_MS } from './delivery.ts';

const NOON = Date.UTC(2026, 10, 27, 12);
const first = { tries: 1, askedAt: NOON, now: NOON };

test.each([
  [200, 'delivered'],
  [201, 'delivered'],
  [202, 'delivered'],
  [404, 'gone'],
  [410, 'gone'],
  [301, 'refused'],
  [400, 'refused'],
  [401, 'refused'],
  [413, 'refused'],
  [408, 'again'],
  [429, 'again'],
  [500, 'again'],
  [503, 'again'],
  [null, 'again'],
] as const)('%s: %s [NO-43]', (status, kind) => {
  expect(toDeliveryOutcome({ status, retryAfter: null }, first).kind).toBe(kind);
});

test('it is tried again after a minute, five, thirty and sixty, or when the service says, within an hour', () => {
  const waits = [1, 2, 3, 4, 5].map((tries) => toDeliveryOutcome({ status: 503, retryAfter: null }, { ...first, tries }));
  expect(waits.map((outcome) => outcome.kind === 'again' && (outcome.at - NOON) / 60_000)).toEqual([1, 5, 30, 60, 60]);
  const outcomes = [10, 600, 86_400].map((retryAfter) => toDeliveryOutcome({ status: 429, retryAfter }, first));
  expect(outcomes.map((outcome) => outcome.kind === 'again' && (outcome.at - NOON) / 1000)).toEqual([60, 600, 3600]);
});

test('nothing is tried after what it is worth, whatever the service says', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(null, 408, 429, 500, 503),
      fc.option(fc.integer({ min: 0, max: 1e6 })),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 0, max: 2 * PUSH_WORTH_MS }),
      (status, retryAfter, tries, past) => {
        const outcome = toDeliveryOutcome({ status, retryAfter }, { tries, askedAt: NOON, now: NOON + past });
        if (outcome.kind === 'again') expect(outcome.at - NOON).toBeLessThanOrEqual(PUSH_WORTH_MS);
        else expect(outcome.kind).toBe('refused');
      },
    ),
  );
});
