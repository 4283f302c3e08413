import { expect, test } from 'vitest';
import { retryUntilDone } from './background-jobs.ts';

test('failing work is retried until it succeeds, and each error is reported', async () => {
  const faults: unknown[] = [];
  let tries = 0;
  const work = async (): Promise<string> => {
    tries += 1;
    if (tries < 3) throw new Error(`fault ${tries}`);
    return 'begun';
  };
  const { signal } = new AbortController();
  expect(await retryUntilDone(work, (error) => faults.push(error), { signal, pauseMs: 1 })).toBe('begun');
  expect(faults).toEqual([new Error('fault 1'), new Error('fault 2')]);
});

test('an abort ends the retries at once', async () => {
  const ending = new AbortController();
  const never = retryUntilDone(
    async () => {
      throw new Error('away');
    },
    () => ending.abort(),
    { signal: ending.signal, pauseMs: 60_000 },
  );
  expect(await never).toBeNull();
});
