import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decideRemoval,
  FRESH_MS,
  isFreshProof,
  openUndoLink,
  type SessionOrigin,
  UNDO_MS,
  userTypeWithout,
} from './fresh-proof.ts';

const NOW = 1_800_000_000_000;
const google = { issuer: 'https://google.example', subject: 'g' };
const apple = { issuer: 'https://apple.example', subject: 'a' };
const odk = { issuer: 'partner:odk', subject: 'o' };
const request = { accountId: 'mina', about: odk, joined: [google, apple], since: NOW - 60_000 };
const origin: SessionOrigin = { accountId: 'mina', beganAt: NOW - 1000, kind: 'browser', identity: google };

test.each([
  ['by another identity of the account, after the arrival', {}, {}, true],
  ['at the very moment of the arrival', { beganAt: NOW - 60_000 }, {}, true],
  ['a millisecond before the arrival', { beganAt: NOW - 60_001 }, {}, false],
  ['exactly ten minutes ago', { beganAt: NOW - FRESH_MS }, { since: 0 }, true],
  ['a millisecond longer ago', { beganAt: NOW - FRESH_MS - 1 }, { since: 0 }, false],
  ['in the future', { beganAt: NOW + 1 }, {}, false],
  ['by a password', { identity: null }, {}, false],
  ['on a television', { kind: 'tv' }, {}, false],
  ['as another account', { accountId: 'thief' }, {}, false],
  ['by the identity itself', { identity: odk }, { joined: [google, odk] }, false],
  ['by an identity that is no longer joined', { identity: google }, { joined: [apple] }, false],
] as const)('a session that began %s is a fresh proof: %j %j %s', (_what, session, more, expected) => {
  expect(isFreshProof({ ...origin, ...session }, { ...request, ...more }, NOW)).toBe(expected);
});

test('without a session nothing is proven', () => {
  expect(isFreshProof(null, request, NOW)).toBe(false);
});

test('a session older than the arrival is never a proof, whatever it began by', () => {
  const identities = fc.constantFrom(google, apple, odk, null);
  fc.assert(
    fc.property(identities, fc.integer({ min: 1, max: FRESH_MS }), fc.subarray([google, apple, odk]), (identity, age, joined) => {
      const session: SessionOrigin = { ...origin, identity, beganAt: request.since - age };
      expect(isFreshProof(session, { ...request, joined }, NOW)).toBe(false);
    }),
  );
});

test('an account keeps a password or another identity', () => {
  const removed = (joined: readonly (typeof google)[], hasPassword: boolean, one: typeof google | null = google) =>
    decideRemoval(one, { joined, hasPassword });
  expect(removed([google], true)).toEqual({ ok: true, value: google });
  expect(removed([google, apple], false)).toEqual({ ok: true, value: google });
  expect(removed([google], false)).toEqual({ ok: false, refusal: 'LAST_WAY_IN' });
  expect(removed([apple], true)).toEqual({ ok: false, refusal: 'IDENTITY_NOT_FOUND' });
  expect(removed([apple], true, null)).toEqual({ ok: false, refusal: 'IDENTITY_NOT_FOUND' });
});

test('whatever is removed in whichever order, a way in is left', () => {
  const three = [google, apple, odk];
  fc.assert(
    fc.property(fc.boolean(), fc.array(fc.constantFrom(...three), { maxLength: 12 }), (hasPassword, asks) => {
      let joined = three;
      for (const one of asks) {
        const decision = decideRemoval(one, { joined, hasPassword });
        if (decision.ok) joined = joined.filter((each) => each !== decision.value);
      }
      expect(hasPassword || joined.length > 0).toBe(true);
    }),
  );
});

test.each([
  ['odk', odk, [], '1'],
  ['ODK-o', odk, [], '1'],
  ['bango', odk, [], 'bango'],
  ['1', odk, [], '1'],
  ['odk', google, [odk], 'odk'],
  ['odk', odk, [{ issuer: 'partner:odk', subject: 'second' }], 'odk'],
  ['odk', odk, [google, { issuer: 'partner:bango', subject: 'b' }], 'bango'],
] as const)('an account of type %j without %j, left with %j, has the type %j', (userType, removed, left, expected) => {
  expect(userTypeWithout(userType, removed, left)).toBe(expected);
});

test('an undo link counts once and for seven days', () => {
  const link = { expiresAt: NOW + UNDO_MS, usedAt: null };
  expect(openUndoLink(link, NOW + UNDO_MS - 1)).toEqual({ ok: true, value: link });
  for (const [invalid, at] of [
    [null, NOW],
    [link, NOW + UNDO_MS],
    [{ ...link, usedAt: NOW }, NOW],
  ] as const)
    expect(openUndoLink(invalid, at)).toEqual({ ok: false, refusal: 'UNDO_LINK_INVALID' });
});
