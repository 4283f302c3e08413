import { expect, test } from 'vitest';
import { memoryLimits } from './limits.ts';

test('ten are allowed, the eleventh waits, for this key alone [SE-96]', async () => {
  const limits = memoryLimits();
  for (let count = 0; count < 10; count += 1) expect(await limits.take('signIn', 'mina')).toBeNull();
  const wait = await limits.take('signIn', 'mina');
  expect(wait).toBeGreaterThan(890);
  expect(wait).toBeLessThanOrEqual(900);
  expect(await limits.take('signIn', 'joon')).toBeNull();
  expect(await limits.take('signInFromAddress', 'mina')).toBeNull();
});

test('after a success counting begins anew', async () => {
  const limits = memoryLimits();
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 10; count += 1) expect(await limits.take('signIn', 'mina')).toBeNull();
    await limits.clear('signIn', 'mina');
  }
});
