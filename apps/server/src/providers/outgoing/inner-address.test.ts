import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { expect, test } from 'vitest';
import { isInnerAddress } from './outgoing.ts';

/** Special-purpose registries of IANA, multicast and reserved blocks, and site-local addresses (RFC 3879). */
const SPECIAL_BLOCKS = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/128',
  '::1/128',
  '::/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '100:0:0:1::/64',
  '2001::/23',
  '2001::/32',
  '2001:2::/48',
  '2001:3::/32',
  '2001:4:112::/48',
  '2001:10::/28',
  '2001:20::/28',
  '2001:30::/28',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

/** The address of a block whose bits after the prefix are those of `noise`. */
const addressIn = (block: string, noise: readonly number[]): string => {
  const [network, prefix] = ipaddr.parseCIDR(block);
  const bytes = network.toByteArray().map((byte, index) => {
    const fixed = Math.min(8, Math.max(0, prefix - 8 * index));
    return byte | ((noise[index] ?? 0) & (0xff >> fixed));
  });
  return ipaddr.fromByteArray(bytes).toString();
};

test.each(SPECIAL_BLOCKS)('the first, the last and random addresses of %s are internal', (block) => {
  expect(isInnerAddress(addressIn(block, []))).toBe(true);
  expect(
    isInnerAddress(
      addressIn(
        block,
        Array.from({ length: 16 }, () => 0xff),
      ),
    ),
  ).toBe(true);
  fc.assert(
    fc.property(fc.array(fc.nat(255), { minLength: 16, maxLength: 16 }), (noise) => {
      expect(isInnerAddress(addressIn(block, noise))).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['6to4 of 127.0.0.1', '2002:7f00:1::'],
  ['6to4 of 10.0.0.1', '2002:a00:1::1'],
  ['NAT64 of 169.254.169.254', '64:ff9b::a9fe:a9fe'],
  ['local NAT64 of 10.0.0.1', '64:ff9b:1::a00:1'],
  ['Teredo with 10.0.0.1 inside', '2001:0:a00:1::f5ff:fffe'],
  ['IPv4-compatible 127.0.0.1', '::127.0.0.1'],
  ['IPv4-compatible 8.8.8.8', '::808:808'],
  ['IPv4-mapped 10.0.0.1', '::ffff:10.0.0.1'],
  ['IPv4-translated 127.0.0.1', '::ffff:0:127.0.0.1'],
  ['a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['a block of the future', '4000::1'],
  ['no address', 'localhost'],
  ['an empty text', ''],
])('%s is internal', (_name, address) => {
  expect(isInnerAddress(address)).toBe(true);
});

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '172.15.255.255',
  '172.32.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '192.167.255.255',
  '223.255.255.255',
  '::ffff:8.8.8.8',
  '2606:4700::1111',
  '2a00:1450:4001::1',
  '2001:4860:4860::8888',
  '2003::1',
])('%s is external', (address) => {
  expect(isInnerAddress(address)).toBe(false);
});
