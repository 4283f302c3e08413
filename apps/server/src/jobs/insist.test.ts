import { expect, test } from 'vitest';
import { insist } from './insist.ts';

test('what does not work is tried again until it does, and each fault is told', async () => {
  const faults: unknown[] = [];
  let tries = 0;
  const work = async (): Promise<string> => {
    tries += 1;
    if (tries < 3) throw new Error(`fault ${tries}`);
    return 'begun';
  };
  const { signal } = new AbortController();
  expect(await insist(work, (error) => faults.push(error), { signal, pauseMs: 1 })).toBe('begun');
  expect(faults).toEqual([new Error('fault 1'), new Error('fault 2')]);
});

test('whoever ends waits for nothing that does not work', async () => {
  const ending = new AbortController();
  const never = insist(
    async () => {
      throw new Error('away');
    },
    () => ending.abort(),
    { signal: ending.signal, pauseMs: 60_000 },
  );
  expect(await never).toBeNull();
});
