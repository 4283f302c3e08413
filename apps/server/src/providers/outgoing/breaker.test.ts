import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { breaker } from './breaker.ts';
import { FAULTS_IN_A_ROW } from './circuit.ts';
import { ProviderRests } from './provider-rests.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A provider that responds with `status`, or fails to connect where that is null. */
const open = () => {
  const provider = { status: 200 as number | null, calls: 0 };
  const reported: string[] = [];
  const guarded = breaker<number>({ statusOf: (status) => status, tell: (message) => reported.push(message) });
  const ask = () =>
    guarded(async () => {
      provider.calls += 1;
      if (provider.status === null) throw new TypeError('fetch failed');
      return provider.status;
    }).catch((error: unknown) => error);
  const askTimes = async (times: number): Promise<void> => {
    for (let call = 0; call < times; call += 1) await ask();
  };
  return { provider, reported, ask, askTimes };
};
/** Longest first open interval of the circuit, in milliseconds. */
const FIRST_REST_MS = 5000;

test.each([null, 500, 502, 503, 504, 429])('ten consecutive failures (%s) open the circuit [R24]', async (status) => {
  const { provider, reported, ask, askTimes } = open();
  provider.status = status;
  await askTimes(FAULTS_IN_A_ROW);
  expect([provider.calls, reported.length]).toEqual([FAULTS_IN_A_ROW, 1]);
  expect(await ask()).toBeInstanceOf(ProviderRests);
  await askTimes(50);
  expect([provider.calls, reported.length]).toEqual([FAULTS_IN_A_ROW, 1]);
});

test.each([200, 204, 400, 401, 402, 404, 409, 422])('responses with status %s never open the circuit', async (status) => {
  const { provider, askTimes } = open();
  provider.status = status;
  await askTimes(3 * FAULTS_IN_A_ROW);
  expect(provider.calls).toBe(3 * FAULTS_IN_A_ROW);
});

test('a response between failures resets the count of consecutive failures', async () => {
  const { provider, askTimes } = open();
  for (let round = 0; round < 5; round += 1) {
    provider.status = null;
    await askTimes(FAULTS_IN_A_ROW - 1);
    provider.status = 402;
    await askTimes(1);
  }
  expect(provider.calls).toBe(5 * FAULTS_IN_A_ROW);
});

test('the half-open circuit lets one probe through, and its success closes the circuit', async () => {
  const { provider, reported, ask, askTimes } = open();
  provider.status = null;
  await askTimes(FAULTS_IN_A_ROW);
  vi.advanceTimersByTime(FIRST_REST_MS);
  provider.status = 200;
  const [trying, beside] = [ask(), ask()];
  expect(await beside).toBeInstanceOf(ProviderRests);
  expect(await trying).toBe(200);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([200, 200, 200]);
  expect(provider.calls).toBe(FAULTS_IN_A_ROW + 4);
  expect(reported).toEqual([expect.stringContaining('left alone'), expect.stringContaining('answers again')]);
});

test('a failed probe reopens the circuit for longer, up to twenty seconds', async () => {
  const { provider, ask, askTimes } = open();
  provider.status = 503;
  await askTimes(FAULTS_IN_A_ROW);
  for (const [shortest, longest] of [
    [2500, 5000],
    [5000, 10_000],
    [10_000, 20_000],
    [10_000, 20_000],
  ] as const) {
    const before = provider.calls;
    vi.advanceTimersByTime(shortest - 1);
    expect(await ask()).toBeInstanceOf(ProviderRests);
    expect(provider.calls).toBe(before);
    vi.advanceTimersByTime(longest - shortest + 1);
    expect(await ask()).toBe(503);
    expect(await ask()).toBeInstanceOf(ProviderRests);
    expect(provider.calls).toBe(before + 1);
  }
});
