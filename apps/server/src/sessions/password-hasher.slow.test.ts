import { expect, test } from 'vitest';
import { argon2Hasher } from './password-hasher.ts';

const hasher = argon2Hasher();

test('a password is kept as a slow salted hash and nothing else [SE-97]', async () => {
  const [one, other] = [await hasher.hash('courtyard-26'), await hasher.hash('courtyard-26')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(one).not.toContain('courtyard');
});

test('a password is verified as it was typed, spaces and letters of every script included', async () => {
  for (const password of ['courtyard-26', '  마당에서 봄을 ', '🌙🌙🌙🌙🌙🌙']) {
    const stored = await hasher.hash(password);
    expect(await hasher.verify(stored, password)).toBe(true);
    for (const near of [`${password} `, password.slice(0, -1)]) expect(await hasher.verify(stored, near)).toBe(false);
  }
});

/** The processor time of some work on all threads, in microseconds: the shortest of a few, which others disturbed least. */
const costOf = async (work: () => Promise<unknown>): Promise<number> => {
  const costs: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    costs.push(user + system);
  }
  return Math.min(...costs);
};

test('an account that does not exist is checked like any other, and never lets anyone in', async () => {
  const stored = await hasher.hash('courtyard-26');
  expect(await hasher.verify(null, 'wrong')).toBe(false);
  const [known, unknown] = [await costOf(() => hasher.verify(stored, 'wrong')), await costOf(() => hasher.verify(null, 'wrong'))];
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});

test('concurrent sign-ins all get their answer', async () => {
  const stored = await hasher.hash('courtyard-26');
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, index) => hasher.verify(stored, index % 2 === 0 ? 'courtyard-26' : 'wrong')),
  );
  expect(answers).toEqual(Array.from({ length: 9 }, (_, index) => index % 2 === 0));
});

test('an unreadable hash fails and blocks no other check', async () => {
  await expect(hasher.verify('nonsense', 'x')).rejects.toThrow();
  expect(await hasher.verify(null, 'x')).toBe(false);
});

const COMPOSED = 'ma\u00f1ana-\u00e91';
const DECOMPOSED = 'man\u0303ana-e\u03011';

test.each([
  [COMPOSED, DECOMPOSED],
  ['마당에서봄을', '마당에서봄을'.normalize('NFD')],
  ['two words', 'two\u00a0words'],
])('a password stored as %j is verified when typed as %j, and the other way round', async (one, other) => {
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const) {
    const stored = await hasher.hash(first);
    expect(await hasher.verify(stored, second)).toBe(true);
    expect(await hasher.verifyAndRehash(stored, second)).toEqual({ genuine: true, rehashed: null });
  }
});

test('a hash from before normalization verifies as typed then, and is replaced by one that verifies every spelling', async () => {
  const { hash } = await import('@node-rs/argon2');
  const stored = await hash(DECOMPOSED, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(await hasher.verify(stored, COMPOSED)).toBe(false);
  const { genuine, rehashed } = await hasher.verifyAndRehash(stored, DECOMPOSED);
  expect(genuine).toBe(true);
  expect(await hasher.verify(rehashed, COMPOSED)).toBe(true);
  expect(await hasher.verifyAndRehash(stored, 'man\u0303ana-e\u03012')).toEqual({ genuine: false, rehashed: null });
});
