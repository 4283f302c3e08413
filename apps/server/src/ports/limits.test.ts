import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLimitAddress } from './limits.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unknown'],
  ['192.0.2.7, 198.51.100.1', 'unknown'],
  ['192.0.2.256', 'unknown'],
])('the address %s counts as %s', (address, counted) => {
  expect(toLimitAddress(address)).toBe(counted);
});

const groups = fc.array(fc.integer({ min: 0, max: 0xff_ff }), { minLength: 4, maxLength: 4 });
const written = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':');

test('all addresses of one IPv6 /64 count as one, and two networks as two', () => {
  fc.assert(
    fc.property(groups, groups, groups, groups, (network, other, one, two) => {
      const [first, second, elsewhere] = [
        toLimitAddress(written([...network, ...one])),
        toLimitAddress(written([...network, ...two]).toUpperCase()),
        toLimitAddress(written([...other, ...one])),
      ];
      // ::ffff:a.b.c.d lies in 0:0:0:0::/64 and counts as IPv4.
      fc.pre(network.some((group) => group !== 0) && other.some((group) => group !== 0));
      expect(first).toBe(second);
      expect(first === elsewhere).toBe(written(network) === written(other));
    }),
  );
});

test('every IPv4 address counts as one, mapped into IPv6 or not', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(toLimitAddress(address)).toBe(address);
      expect(toLimitAddress(`::ffff:${address}`)).toBe(address);
    }),
  );
});

test('whatever is given, the key is short and a second reading of the same text agrees', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV6(), fc.string(), fc.ipV4()), (address) => {
      expect(toLimitAddress(address).length).toBeLessThanOrEqual(24);
      expect(toLimitAddress(address)).toBe(toLimitAddress(address));
    }),
  );
});
