import { expect, test } from 'vitest';
import { pinHash } from './pin-hash.ts';

test('the stored hash of a PIN depends on the PIN, the profile, the address and the secret of the server [PR-34]', () => {
  const secret = Buffer.from('secret');
  const hashes = [
    pinHash(secret, '2611', 'p1', 'a@madang.example'),
    pinHash(secret, '2612', 'p1', 'a@madang.example'),
    pinHash(secret, '2611', 'p2', 'a@madang.example'),
    pinHash(secret, '2611', 'p1', 'b@madang.example'),
    pinHash(Buffer.from('other'), '2611', 'p1', 'a@madang.example'),
  ].map((hash) => hash.toString('hex'));
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(pinHash(secret, '2611', 'p1', 'a@madang.example').toString('hex')).toBe(hashes[0]);
});
