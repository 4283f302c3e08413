import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { boundedQueue, ServerBusy, afterAnswer } from './queues.ts';

/** Work that ends when the test says so. */
const manualWork = () => {
  const begun: number[] = [];
  const finish = new Map<number, () => void>();
  const work = (name: number) => () => {
    begun.push(name);
    return new Promise<number>((done) => finish.set(name, () => done(name)));
  };
  return { begun, finish: (name: number) => finish.get(name)?.(), work };
};

test('no more than the limit runs at once, the rest begins in order of arrival', async () => {
  const { begun, finish, work } = manualWork();
  const queue = boundedQueue({ atOnce: 2, queued: 3 });
  const results = [1, 2, 3, 4, 5].map((name) => queue.run(work(name)));
  await setImmediate();
  expect(begun).toEqual([1, 2]);
  finish(2);
  await setImmediate();
  expect(begun).toEqual([1, 2, 3]);
  for (const name of [1, 3]) finish(name);
  await setImmediate();
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  for (const name of [4, 5]) finish(name);
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4, 5]);
});

test('work beyond the queue is rejected as busy and never runs', async () => {
  const { begun, finish, work } = manualWork();
  const queue = boundedQueue({ atOnce: 1, queued: 1 });
  const [first, second] = [queue.run(work(1)), queue.run(work(2))];
  await expect(queue.run(work(3))).rejects.toThrow(ServerBusy);
  finish(1);
  await first;
  await setImmediate();
  finish(2);
  await second;
  expect(begun).toEqual([1, 2]);
});

test('failed work frees its slot', async () => {
  const queue = boundedQueue({ atOnce: 1, queued: 0 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'next')).toBe('next');
});

test('closing rejects what waits, waits for what runs, and serves later work again', async () => {
  const { begun, finish, work } = manualWork();
  const queue = boundedQueue({ atOnce: 1, queued: 2 });
  const running = queue.run(work(1));
  const waiting = queue.run(work(2)).catch((error: unknown) => error);
  await setImmediate();
  const closed = queue.close(60_000);
  expect(await waiting).toBeInstanceOf(ServerBusy);
  await expect(queue.run(work(3))).rejects.toThrow(ServerBusy);
  finish(1);
  await closed;
  expect([await running, begun]).toEqual([1, [1]]);
  expect(await queue.run(async () => 'later')).toBe('later');
});

test('closing does not wait longer than its grace', async () => {
  const { work } = manualWork();
  const queue = boundedQueue({ atOnce: 1, queued: 0 });
  void queue.run(work(1));
  await queue.close(1);
  await expect(queue.run(work(2))).rejects.toThrow(ServerBusy);
});

test('work begins after the caller went on, one piece after the other, and a failure does not hold up the next', async () => {
  const log: string[] = [];
  const queue = afterAnswer((error) => log.push(String(error)));
  queue.begin(async () => {
    log.push('first');
    throw new Error('broken');
  });
  queue.begin(async () => void log.push('second'));
  log.push('answered');
  await queue.settled();
  expect(log).toEqual(['answered', 'first', 'Error: broken', 'second']);
});

test('work beyond a thousand queued pieces is dropped and reported', async () => {
  let [done, dropped] = [0, 0];
  const queue = afterAnswer(() => (dropped += 1));
  for (let piece = 0; piece < 1010; piece += 1) queue.begin(async () => void (done += 1));
  await queue.settled();
  expect([done, dropped]).toEqual([1000, 10]);
});
