import { PLAYBACK_KINDS } from '@madang/domain/analytics/playback-event.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playbackIds } from './playback-ids.ts';

const NOW = 1_780_000_000_000;
const [SESSION, OTHER_SESSION] = ['3f0c9a5e-6f52-4c0e-9a53-0d9a5f8a5c11', '3f0c9a5e-6f52-4c0e-9a53-0d9a5f8a5c12'];
const ids = playbackIds('a secret of the tests');
const film = { kind: 'film', contentId: '50', sessionId: SESSION } as const;
const anonymous = { ...film, sessionId: null };

test.each([
  ['the playback it was issued for', film, film, true],
  ['the anonymous playback it was issued for', anonymous, anonymous, true],
  ['another content', film, { ...film, contentId: '51' }, false],
  ['another kind of playback', film, { ...film, kind: 'live' }, false],
  ['another session', film, { ...film, sessionId: OTHER_SESSION }, false],
  ['an anonymous visitor, issued to a session', film, anonymous, false],
  ['a session, issued to an anonymous visitor', anonymous, film, false],
] as const)('an ID is accepted for %s: %s', (_what, issuedFor, reported, accepted) => {
  const id = ids.issue(issuedFor, NOW);
  expect(ids.check(id, reported)).toEqual(accepted ? { name: id.slice(0, 16), issuedAt: NOW } : null);
});

test('an ID with a character altered, added or left out is not accepted', () => {
  const id = ids.issue(film, NOW);
  const changes = fc.record({
    at: fc.nat(id.length - 1),
    inserted: fc.constantFrom('', ...'Aa0z-_.|é'),
    removed: fc.constantFrom(0, 1),
  });
  fc.assert(
    fc.property(changes, ({ at, inserted, removed }) => {
      const altered = `${id.slice(0, at)}${inserted}${id.slice(at + removed)}`;
      fc.pre(altered !== id);
      expect(ids.check(altered, film)).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

test('text that a client makes up is not accepted', () => {
  const asIssued = `${'A'.repeat(16)}.${Math.floor(NOW / 1000).toString(36)}.${'A'.repeat(24)}`;
  for (const text of ['', 'playback 1', SESSION, asIssued]) expect(ids.check(text, film)).toBeNull();
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(ids.check(text, film)).toBeNull();
    }),
  );
});

test('an ID of another secret is not accepted, and two play calls never issue the same', () => {
  expect(playbackIds('another secret').check(ids.issue(film, NOW), film)).toBeNull();
  expect(new Set(Array.from({ length: 1000 }, () => ids.issue(film, NOW))).size).toBe(1000);
});

test('an ID fits the contract, whatever is played', () => {
  for (const kind of PLAYBACK_KINDS) expect(ids.issue({ ...film, kind }, NOW).length).toBeLessThanOrEqual(60);
});
