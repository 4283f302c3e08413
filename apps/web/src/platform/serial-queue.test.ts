import { expect, test } from 'vitest';
import { createSerialQueue } from './serial-queue.ts';

test('tasks run one after the other, and each resolves to its own result', async () => {
  const enqueue = createSerialQueue();
  const events: string[] = [];
  const first = Promise.withResolvers<void>();
  const results = [
    enqueue(async () => {
      events.push('first begins');
      await first.promise;
      events.push('first ends');
      return 1;
    }),
    enqueue(async () => {
      events.push('second begins');
      return 2;
    }),
  ];
  await Promise.resolve();
  first.resolve();
  await expect(Promise.all(results)).resolves.toEqual([1, 2]);
  expect(events).toEqual(['first begins', 'first ends', 'second begins']);
});

test('a failed task rejects for its caller, and the next one runs', async () => {
  const enqueue = createSerialQueue();
  await expect(enqueue(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  await expect(enqueue(async () => 'next')).resolves.toBe('next');
});
