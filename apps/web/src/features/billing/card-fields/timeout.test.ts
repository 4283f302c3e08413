import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerWithin } from './timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an answer in time is returned, and the timer is cleared', async () => {
  await expect(answerWithin(1000, Promise.resolve('token'), null)).resolves.toBe('token');
  expect(vi.getTimerCount()).toBe(0);
});

test('a provider that does not answer in time gives the other value', async () => {
  const answered = answerWithin<string | null>(1000, new Promise(() => undefined), null);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(answered).resolves.toBeNull();
});

test('a provider whose script fails gives the other value', async () => {
  await expect(answerWithin<string | null>(1000, Promise.reject(new Error('script failed')), null)).resolves.toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});
