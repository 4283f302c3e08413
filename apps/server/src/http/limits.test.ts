import { expect, test } from 'vitest';
import { toLimitAddress } from '../ports/limits.ts';
import { memoryLimits, storedLimits } from './limits.ts';

const ADDRESS = toLimitAddress('192.0.2.7');
const MINA = ['mina@madang.example', ADDRESS] as const;
const JOON = ['joon@madang.example', ADDRESS] as const;

test('ten are allowed, the eleventh waits, for this key alone [SE-96]', async () => {
  const limits = memoryLimits();
  for (let count = 0; count < 10; count += 1) expect(await limits.take('signIn', MINA)).toBeNull();
  const wait = await limits.take('signIn', MINA);
  expect(wait).toBeGreaterThan(890);
  expect(wait).toBeLessThanOrEqual(900);
  expect(await limits.take('signIn', JOON)).toBeNull();
  expect(await limits.take('signInFromAddress', ADDRESS)).toBeNull();
});

test('a success resets the count', async () => {
  const limits = memoryLimits();
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 10; count += 1) expect(await limits.take('signIn', MINA)).toBeNull();
    await limits.clear('signIn', MINA);
  }
});

test('an attempt that is given back does not count', async () => {
  const limits = memoryLimits();
  for (let count = 0; count < 30; count += 1) {
    expect(await limits.take('wrongCode', 'account')).toBeNull();
    await limits.giveBack('wrongCode', 'account');
  }
});

test.each([
  ['fails', () => Promise.reject(new Error('Connection terminated unexpectedly'))],
  ['never answers', () => new Promise<never>(() => undefined)],
])('while the store %s, this node counts in memory', async (_what, query) => {
  const limits = storedLimits(query, Buffer.from('secret'));
  const waits = await Promise.all(Array.from({ length: 12 }, () => limits.take('signIn', MINA)));
  expect(waits.filter((wait) => wait === null)).toHaveLength(10);
});
