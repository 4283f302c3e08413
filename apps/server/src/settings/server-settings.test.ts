import { expect, test } from 'vitest';
import { trustedPeers } from './server-settings.ts';

test('a peer is trusted by its address: listed ones, in either notation of IPv4, and no other', () => {
  const trusts = trustedPeers('10.0.0.7, 192.168.1.0/24,::1');
  for (const peer of ['10.0.0.7', '::ffff:10.0.0.7', '192.168.1.200', '::1']) expect(trusts(peer), peer).toBe(true);
  for (const peer of ['10.0.0.8', '192.168.2.1', '127.0.0.1', '::2', '203.0.113.9', '', 'unknown', '10.0.0.7, 10.0.0.7'])
    expect(trusts(peer), peer).toBe(false);
});

test('named ranges are those of the library', () => {
  expect(trustedPeers('loopback')('127.8.8.8')).toBe(true);
  expect(trustedPeers('loopback')('10.0.0.7')).toBe(false);
});

test('without a list no peer is trusted, this machine included', () => {
  for (const list of [null, '', ' , ']) for (const peer of ['127.0.0.1', '::1', '']) expect(trustedPeers(list)(peer)).toBe(false);
});

test.each(['proxy.example', '10.0.0.0/99', '10.0.0.256'])('the malformed entry %s is refused', (entry) => {
  expect(() => trustedPeers(`127.0.0.1,${entry}`)).toThrow(TypeError);
});
