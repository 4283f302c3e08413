import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSigned } from './webhook-signature.ts';

const NOW = 1_795_348_800_000;
const KEYS = ['new key', 'old key'];
const body = Buffer.from('{"id":"s1","object_type":"subscription"}');
const sign = (time: number | string, key: string, what = body): string =>
  createHmac('sha256', key).update(`${time}.`).update(what).digest('hex');

test('a webhook signed with any of the keys is accepted, with its timestamp in milliseconds or seconds', () => {
  const seconds = Math.floor(NOW / 1000);
  expect(isSigned(`${NOW},${sign(NOW, 'new key')}`, body, KEYS, NOW)).toBe(true);
  expect(isSigned(`${NOW},${sign(NOW, 'a third')},${sign(NOW, 'old key')}`, body, KEYS, NOW)).toBe(true);
  expect(isSigned(`${seconds},${sign(seconds, 'new key')}`, body, KEYS, NOW)).toBe(true);
});

test.each([
  ['with another key', `${NOW},${sign(NOW, 'a guess')}`],
  ['for another time', `${NOW + 1},${sign(NOW, 'new key')}`],
  ['of another body', `${NOW},${sign(NOW, 'new key', Buffer.from('{}'))}`],
  ['too long ago', `${NOW - 300_001},${sign(NOW - 300_001, 'new key')}`],
  ['too far ahead', `${NOW + 300_001},${sign(NOW + 300_001, 'new key')}`],
  ['without a time', `,${sign('', 'new key')}`],
  ['without a signature', String(NOW)],
  ['by half of one', `${NOW},${sign(NOW, 'new key').slice(0, 32)}`],
  ['by nothing', ''],
])('a webhook signed %s is rejected', (_title, header) => {
  expect(isSigned(header, body, KEYS, NOW)).toBe(false);
});

test('without a key every signature is rejected, and so is any random header', () => {
  expect(isSigned(`${NOW},${sign(NOW, '')}`, body, [], NOW)).toBe(false);
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(isSigned(header, body, KEYS, NOW)).toBe(false);
    }),
  );
});
