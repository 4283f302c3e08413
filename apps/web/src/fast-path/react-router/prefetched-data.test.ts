import { expect, test, vi } from 'vitest';
import { prefetchedResponses } from './prefetched-data.ts';

const counting = () => {
  const clock = { now: 0 };
  const fetch = vi.fn(async (url: string) => new Response(url));
  return { clock, fetch, ...prefetchedResponses(fetch, () => clock.now) };
};
const textOf = async (answer: Promise<Response> | null) => (answer === null ? null : (await answer).text());

test('a prefetched response is used once, and fetched once for repeated intents', async () => {
  const { fetch, prepare, take } = counting();
  prepare('/a');
  prepare('/a');
  expect(fetch).toHaveBeenCalledOnce();
  expect(await textOf(take('/a'))).toBe('/a');
  expect(take('/a')).toBeNull();
});

test('after ten seconds it is fetched again', () => {
  const { clock, fetch, prepare, take } = counting();
  prepare('/a');
  clock.now = 9999;
  prepare('/a');
  expect(fetch).toHaveBeenCalledOnce();
  clock.now = 10_000;
  expect(take('/a')).toBeNull();
  prepare('/a');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a change drops all prefetched responses, and so does a failure', async () => {
  const { fetch, prepare, take, forget } = counting();
  prepare('/a');
  forget();
  expect(take('/a')).toBeNull();
  fetch.mockRejectedValueOnce(new TypeError('offline'));
  prepare('/b');
  await Promise.resolve();
  await Promise.resolve();
  expect(take('/b')).toBeNull();
});

test('of many prefetches in a row the last eight are kept', () => {
  const { prepare, take } = counting();
  for (let number = 1; number <= 12; number += 1) prepare(`/${number}`);
  expect(Array.from({ length: 12 }, (_, index) => take(`/${index + 1}`) !== null)).toEqual([
    ...Array.from({ length: 4 }, () => false),
    ...Array.from({ length: 8 }, () => true),
  ]);
});
