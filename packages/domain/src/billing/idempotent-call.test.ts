import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decideReplay,
  isIdempotencyKey,
  IDEMPOTENCY_KEY_LIFETIME_MS,
  type StoredCall,
  type IdempotentCall,
  DUPLICATE_WINDOW_MS,
} from './idempotent-call.ts';

const KEPT: StoredCall = { requestHash: 'a basic plan', at: 0, isAnswered: false, charge: 'known' };
const own = (now: number, requestHash = KEPT.requestHash): IdempotentCall => ({ requestHash, hasOwnKey: true, now });
const derived = (now: number): IdempotentCall => ({ ...own(now), hasOwnKey: false });
const ANSWERED = { ...KEPT, isAnswered: true };
const UNKNOWN = { ...KEPT, charge: 'unknown' } as const;
const OVER = { ...KEPT, charge: 'over' } as const;

test.each([
  ['with a new key', null, own(0), 'first'],
  ['that was answered', ANSWERED, own(1), 'answered'],
  ['that was answered with a decline', { ...ANSWERED, charge: 'over' } as const, own(1), 'answered'],
  ['that was answered before anybody knew of its charge', { ...ANSWERED, charge: 'unknown' } as const, own(1), 'answered'],
  ['a day later, to the millisecond', ANSWERED, own(IDEMPOTENCY_KEY_LIFETIME_MS), 'answered'],
  ['more than a day later', ANSWERED, own(IDEMPOTENCY_KEY_LIFETIME_MS + 1), 'first'],
  ['more than a day later, for something else', ANSWERED, own(IDEMPOTENCY_KEY_LIFETIME_MS + 1, 'a premium plan'), 'first'],
  ['whose key was sent for something else', ANSWERED, own(1, 'a premium plan'), 'reused'],
  ['whose key was sent for something else, which is under way', UNKNOWN, own(1, 'a premium plan'), 'reused'],
  ['with a charge of unknown outcome', UNKNOWN, own(1), 'under_way'],
  ['whose charge was settled after the client left', KEPT, own(1), 'as_it_stands'],
  ['whose charge was declined after the client left', OVER, own(1), 'as_it_stands'],
  ['without a key, never made before', null, derived(0), 'first'],
  ['without a key with a charge of unknown outcome', UNKNOWN, derived(1), 'as_it_stands'],
  ['without a key whose charge is known', KEPT, derived(DUPLICATE_WINDOW_MS), 'as_it_stands'],
  ['without a key that was declined', OVER, derived(1), 'first'],
  ['without a key after ten minutes', KEPT, derived(DUPLICATE_WINDOW_MS + 1), 'first'],
] as const)('a call %s', (_story, kept, call, expected) => {
  expect(decideReplay(kept, call)).toBe(expected);
});

test('of a call with a key of its own nothing that became of the charge changes the answer that was kept, for a day', () => {
  const kept = fc.record<StoredCall>({
    requestHash: fc.constantFrom('this', 'that'),
    at: fc.nat(1000),
    isAnswered: fc.boolean(),
    charge: fc.constantFrom('unknown', 'known', 'over'),
  });
  fc.assert(
    fc.property(kept, fc.constantFrom('this', 'that'), fc.nat(2 * IDEMPOTENCY_KEY_LIFETIME_MS), (before, requestHash, later) => {
      const decision = decideReplay(before, own(before.at + later, requestHash));
      // Never carried out a second time within the day, and always after it.
      expect(decision === 'first').toBe(later > IDEMPOTENCY_KEY_LIFETIME_MS);
      if (later > IDEMPOTENCY_KEY_LIFETIME_MS) return;
      expect(decision === 'reused').toBe(before.requestHash !== requestHash);
      if (before.requestHash === requestHash) expect(decision === 'answered').toBe(before.isAnswered);
    }),
  );
});

test('a key has 1 to 255 visible characters of ASCII', () => {
  for (const key of ['a', '!', '~', '8e03978e-40d5-43e8-bc93-6894a57f9324', 'k'.repeat(255)])
    expect(isIdempotencyKey(key), key).toBe(true);
  for (const key of ['', ' ', 'a b', 'a\tb', 'a\n', 'ключ', 'k\u007F', 'k\u0000', 'é', 'k'.repeat(256)])
    expect(isIdempotencyKey(key), key).toBe(false);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (sent) => {
      const isVisible = [...sent].every((letter) => letter > ' ' && letter < '\u007F');
      expect(isIdempotencyKey(sent)).toBe(isVisible && sent.length >= 1 && sent.length <= 255);
    }),
  );
});
