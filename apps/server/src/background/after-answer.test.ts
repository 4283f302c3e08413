import { expect, test } from 'vitest';
import { afterAnswer } from './after-answer.ts';

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
