import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEDIA_PURPOSES, parseAddress, readClaims, writeAddress, writeClaims } from './signed-url.ts';

const field = fc.stringMatching(/^[\w:.-]{1,40}$/);
const grants = fc.record({
  purpose: fc.constantFrom(...MEDIA_PURPOSES),
  assetId: field,
  contentId: field,
  encrypted: fc.boolean(),
  sessionId: fc.oneof(
    field.filter((id) => id !== '-'),
    fc.constant(null),
  ),
  durationSeconds: fc.integer({ min: 1, max: 86_400 }),
  expiresAt: fc.integer({ min: 0, max: 4_102_444_800 }).map((seconds) => seconds * 1000),
});

test('a grant is read back as it was written', () => {
  fc.assert(
    fc.property(grants, (grant) => {
      expect(readClaims(writeClaims(grant))).toEqual(grant);
    }),
  );
});

test('a grant cannot smuggle a second field into the first', () => {
  const grant = {
    purpose: 'film',
    assetId: 'moon',
    contentId: '1|moon',
    encrypted: false,
    sessionId: 's',
    durationSeconds: 60,
    expiresAt: 0,
  } as const;
  expect(() => writeClaims(grant)).toThrow(RangeError);
  expect(() => writeClaims({ ...grant, contentId: '1', durationSeconds: 0 })).toThrow(RangeError);
});

test.each([
  '',
  '2|film|1|60|a|b|c',
  '2|film|1|60|clear|a|b|c',
  '3|loan|1|60|clear|a|b|c',
  '3|film|x|60|clear|a|b|c',
  '3|film|1|-60|clear|a|b|c',
  '3|film|1|60|open|a|b|c',
  '3|film|1|60|clear|a|b',
  '3|film|1|60|clear|a|b|c|d',
  '3|film|1|90000|clear|a|b|c',
])('the payload "%s" grants nothing', (payload) => expect(readClaims(payload)).toBeUndefined());

test('files below the asset inherit the token', () => {
  const master = writeAddress('p'.repeat(40), 's'.repeat(43), 'moon');
  const address = new URL('v360-0a1b2c3d4e/7.m4s', `http://madang.test${master}`).pathname;
  expect(parseAddress(address)).toEqual({
    payload: 'p'.repeat(40),
    seal: 's'.repeat(43),
    assetId: 'moon',
    file: 'v360-0a1b2c3d4e/7.m4s',
  });
});

test('files of a film in the stream of a channel lie one folder deeper', () => {
  const address = `/media/${'p'.repeat(40)}.${'s'.repeat(43)}/live/moon/v360-0a1b2c3d4e/7.m4s`;
  expect(parseAddress(address)).toMatchObject({ assetId: 'live', file: 'moon/v360-0a1b2c3d4e/7.m4s' });
});

test.each([
  '../moon/index.json',
  'v360/../../secret.txt',
  '%2e%2e/index.json',
  'v360%2f1.m4s',
  'v360/1.m4s%00',
  '/etc/passwd',
  '.env',
  'a/b/c/d.m4s',
])('the name "%s" makes no address', (name) =>
  expect(parseAddress(`/media/${'p'.repeat(40)}.${'s'.repeat(43)}/moon/${name}`)).toBeUndefined(),
);
