import type { MediaClaims } from '@madang/streaming/signed-url.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMediaAddress, signMediaAddress, verifyMediaAddress } from './media-url-signer.ts';

const SECRET = 'the secret of this server';
const NOW = Date.UTC(2026, 10, 24, 9, 30);
const grant: MediaClaims = {
  purpose: 'film',
  assetId: 'moon',
  contentId: '1001',
  encrypted: false,
  durationSeconds: 3600,
  sessionId: 'mina',
  expiresAt: NOW + 60_000,
};
const address = signMediaAddress(grant, SECRET);
const invalid = { ok: false, refusal: 'MEDIA_ADDRESS_INVALID' };

test('a signed address lends the asset and every file below it [PL-43]', () => {
  expect(verifyMediaAddress(address, SECRET, NOW)).toEqual({ ok: true, value: { ...grant, file: 'master.m3u8' } });
  const segment = address.replace('master.m3u8', 'v360-0a1b2c3d4e/7.m4s');
  expect(verifyMediaAddress(segment, SECRET, NOW)).toEqual({ ok: true, value: { ...grant, file: 'v360-0a1b2c3d4e/7.m4s' } });
});

test('an address ends at its time [PL-43]', () => {
  expect(verifyMediaAddress(address, SECRET, grant.expiresAt - 1)).toMatchObject({ ok: true });
  expect(verifyMediaAddress(address, SECRET, grant.expiresAt)).toEqual(invalid);
});

test('an address that has run out still says what it was for, and an altered one says nothing', () => {
  expect(readMediaAddress(signMediaAddress({ ...grant, expiresAt: 0 }, SECRET), SECRET)).toMatchObject({
    value: { contentId: '1001', sessionId: 'mina', expiresAt: 0 },
  });
  expect(readMediaAddress(address.replace('/moon/', '/sun/'), SECRET)).toEqual(invalid);
  expect(readMediaAddress(address, 'the secret of another server')).toEqual(invalid);
});

test('an address for one asset opens no other one [PL-43]', () => {
  expect(verifyMediaAddress(address.replace('/moon/', '/sun/'), SECRET, NOW)).toEqual(invalid);
});

test('an address under another secret is refused', () => {
  expect(verifyMediaAddress(address, 'the secret of another server', NOW)).toEqual(invalid);
});

test('an address with any one character of its token altered is refused [PL-43]', () => {
  const end = address.indexOf('/moon/');
  const last = address.lastIndexOf('/', end - 1);
  const places = fc.integer({ min: last + 1, max: end - 1 });
  fc.assert(
    fc.property(places, fc.constantFrom(...'AZaz09-_.'), (place, letter) => {
      const altered = address.slice(0, place) + letter + address.slice(place + 1);
      fc.pre(altered !== address);
      expect(verifyMediaAddress(altered, SECRET, NOW)).toEqual(invalid);
    }),
  );
});

test('an address with any one bit of its token flipped is refused [PL-43]', () => {
  const token = address.slice('/media/'.length, address.indexOf('/moon/'));
  for (let place = 0; place < token.length; place += 1) {
    for (let bit = 0; bit < 7; bit += 1) {
      const letter = String.fromCharCode(token.charCodeAt(place) ^ (1 << bit));
      const altered = address.replace(token, token.slice(0, place) + letter + token.slice(place + 1));
      expect(verifyMediaAddress(altered, SECRET, NOW), altered).toEqual(invalid);
    }
  }
});

test('whatever a path says, the answer is a decision', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(verifyMediaAddress(`/media/${text}`, SECRET, NOW)).toEqual(invalid);
    }),
  );
});
