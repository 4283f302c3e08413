import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLAYBACK_KINDS } from './playback-event.ts';
import { acceptPlayback, type IdentifiedPlayback, PLAYBACK_ACCEPTED_MS, signedPlayback } from './playback-id.ts';

const NOW = 1_780_000_000_000;
const [SECOND, DAY] = [1000, 86_400_000];
const issuedAgo = (age: number) => ({ name: 'n', issuedAt: NOW - age });

test.each([
  ['was not issued for this playback', null, false],
  ['was issued now', issuedAgo(0), true],
  ['was issued by a node whose clock is a minute ahead', issuedAgo(-60 * SECOND), true],
  ['was issued later than any clock skew explains', issuedAgo(-60 * SECOND - 1), false],
  ['was issued for a film that is watched through a night', issuedAgo(DAY), true],
  ['was issued as long ago as the bound', issuedAgo(7 * DAY), true],
  ['was issued longer ago than the bound', issuedAgo(7 * DAY + 1), false],
  ['was issued in 1970', { name: 'n', issuedAt: 0 }, false],
  ['has no time that is a number', { name: 'n', issuedAt: Number.NaN }, false],
])('events of an ID that %s: accepted %s', (_when, id, accepted) => {
  expect(acceptPlayback(id, NOW)).toEqual(accepted ? { ok: true, value: id } : { ok: false, refusal: 'PLAYBACK_UNKNOWN' });
});

test('an ID that is accepted no longer is never accepted again', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (age, later) => {
      const id = issuedAgo(0);
      const [before, after] = [acceptPlayback(id, NOW + age), acceptPlayback(id, NOW + age + later)];
      expect(before.ok || !after.ok).toBe(true);
    }),
  );
  expect(PLAYBACK_ACCEPTED_MS).toBe(7 * DAY);
});

const playback = fc.record({
  kind: fc.constantFrom(...PLAYBACK_KINDS),
  contentId: fc.stringMatching(/^[0-9]{1,12}$/),
  sessionId: fc.option(fc.uuid()),
});
test('two different playbacks are signed as two different texts', () => {
  const fieldsOf = ({ kind, contentId, sessionId }: IdentifiedPlayback) => JSON.stringify([kind, contentId, sessionId]);
  fc.assert(
    fc.property(playback, playback, (one, other) => {
      expect(signedPlayback(one) === signedPlayback(other)).toBe(fieldsOf(one) === fieldsOf(other));
    }),
  );
});

test('a field that could be taken for two is not signed', () => {
  expect(() => signedPlayback({ kind: 'film', contentId: '1|2', sessionId: null })).toThrow(RangeError);
});
