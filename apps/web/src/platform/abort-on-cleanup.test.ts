import { expect, test, vi } from 'vitest';
import { abortOnCleanup } from './abort-on-cleanup.ts';

test('a result that arrives before the cleanup finds a signal that is not aborted', async () => {
  const found = Promise.withResolvers<string>();
  const shown: string[] = [];
  abortOnCleanup(async (signal) => {
    const text = await found.promise;
    if (!signal.aborted) shown.push(text);
  });
  found.resolve('in time');
  await found.promise;
  expect(shown).toEqual(['in time']);
});

test('a result that arrives after the cleanup finds an aborted signal', async () => {
  const found = Promise.withResolvers<string>();
  const shown: string[] = [];
  const cleanup = abortOnCleanup(async (signal) => {
    const text = await found.promise;
    if (!signal.aborted) shown.push(text);
  });
  cleanup();
  found.resolve('late');
  await found.promise;
  expect(shown).toEqual([]);
});

test('cleaning up one run leaves the signal of the next run alone', () => {
  const signals: AbortSignal[] = [];
  const first = abortOnCleanup((signal) => signals.push(signal));
  abortOnCleanup((signal) => signals.push(signal));
  first();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test('the cleanup runs what the work registered for the abort, once', () => {
  const stop = vi.fn();
  const cleanup = abortOnCleanup((signal) => signal.addEventListener('abort', stop));
  expect(stop).not.toHaveBeenCalled();
  cleanup();
  cleanup();
  expect(stop).toHaveBeenCalledOnce();
});
