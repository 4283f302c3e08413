import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_WAITING_HASHES, mayWait, nextClass } from './hash-queue.ts';

test.each([
  [{ known: 0, unknown: 0 }, 'known', null],
  [{ known: 0, unknown: 0 }, 'unknown', null],
  [{ known: 1, unknown: 9 }, 'unknown', 'known'],
  [{ known: 9, unknown: 1 }, 'known', 'unknown'],
  [{ known: 9, unknown: 0 }, 'known', 'known'],
  [{ known: 0, unknown: 9 }, 'unknown', 'unknown'],
] as const)('with %j waiting after a hash of class %s, the next is of class %s', (waiting, last, next) => {
  expect(nextClass(waiting, last)).toBe(next);
});

test('a full queue of one class leaves the other one open', () => {
  const full = { known: 0, unknown: MAX_WAITING_HASHES.unknown };
  expect([mayWait('unknown', full), mayWait('known', full)]).toEqual([false, true]);
});

test('a waiting hash of either class starts within two turns of its queue', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 64 }),
      fc.integer({ min: 1, max: 64 }),
      fc.constantFrom('known', 'unknown'),
      (known, unknown, last) => {
        const first = nextClass({ known, unknown }, last);
        const second = first && nextClass({ known, unknown }, first);
        expect(new Set([first, second])).toEqual(new Set(['known', 'unknown']));
      },
    ),
  );
});
