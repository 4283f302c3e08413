import { CallFailed } from '@madang/contract/client.ts';
import { beforeEach, expect, test } from 'vitest';
import { createLiveCounter } from './live-counter.ts';

const SECOND = 1000;
/** The browser's clock is two hours behind the channel's. */
const AHEAD = 7_200_000;

let now: number;
let retryMs: number;
let requests: number[];
let answers: (() => unknown)[];
beforeEach(() => {
  now = 1_700_000_000_000;
  retryMs = 60 * SECOND;
  requests = [];
  answers = [];
});

const answer = (status: 0 | 1 | 2, countDown = 0, pollSeconds = 30) => ({
  objects: [
    {
      epg: { status, version: 7, countDown },
      nextPolling: new Date(now + AHEAD + pollSeconds * SECOND).toISOString(),
      now: new Date(now + AHEAD).toISOString(),
    },
  ],
  total_count: 1,
});
const open = () =>
  createLiveCounter({
    ask: async () => {
      requests.push(now);
      return answers.shift()?.() as never;
    },
    now: () => now,
    retryMs: () => retryMs,
  });
/** A look every second, as the page of the channel has it. */
const look = async (counter: ReturnType<typeof open>, seconds: number) => {
  const begun = now;
  for (let second = 0; second <= seconds; second += 1) {
    now = begun + second * SECOND;
    await counter.check();
  }
  return requests.map((instant) => (instant - begun) / SECOND);
};

test('it checks every second, and polls when it has no state and when one is due [LV-09] [LV-10] [ST-28]', async () => {
  answers = [() => answer(0), () => answer(0, 0, 12), () => answer(2)];
  expect(await look(open(), 45)).toEqual([0, 30, 42]);
});

test('after a failure it polls a minute later and keeps its state [LV-11]', async () => {
  const failure = new CallFailed('getLiveCounter', { status: 500, local: '1001' });
  answers = [
    () => answer(2),
    () => {
      throw failure;
    },
    () => answer(0),
  ];
  const counter = open();
  expect(await look(counter, 89)).toEqual([0, 30]);
  expect(counter.getSnapshot()).toMatchObject({ failed: true, state: { status: 2, version: 7 } });
  now += SECOND;
  await counter.check();
  expect(counter.getSnapshot()).toMatchObject({ failed: false, state: { status: 0 } });
});

test('the operator sets the delay after a failure [ST-71]', async () => {
  retryMs = 20 * SECOND;
  answers = [
    () => {
      throw new CallFailed('getLiveCounter', { status: 500, local: '1001' });
    },
    () => answer(2),
  ];
  expect(await look(open(), 25)).toEqual([0, 20]);
});

test('a browser with a wrong clock counts down to the right instant [LV-07] [LV-19]', async () => {
  answers = [() => answer(1, 90)];
  const counter = open();
  await counter.check();
  expect(counter.getSnapshot().state).toEqual({ status: 1, version: 7, nextAt: now + AHEAD + 90 * SECOND, aheadMs: AHEAD });
  expect(counter.dueIn()).toBe(30 * SECOND);
});

test('two parts of a page that check at once make one request, and both receive the answer', async () => {
  answers = [() => answer(2)];
  const counter = open();
  let received = 0;
  const unsubscribe = counter.subscribe(() => {
    received += 1;
  });
  await Promise.all([counter.check(), counter.check()]);
  unsubscribe();
  expect([requests.length, received]).toEqual([1, 1]);
});
