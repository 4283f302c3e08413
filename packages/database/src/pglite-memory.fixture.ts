import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { connect } from './connection.ts';

/**
 * Prints how many bytes live objects of the embedded database's thread take after some queries and after many more. Taking a heap
 * snapshot collects garbage first.
 */
const started = once(process, 'worker') as Promise<[Worker]>;
const { query, close } = await connect({ memory: true });
const [worker] = await started;

const liveBytes = async (): Promise<number> => {
  for await (const _piece of await worker.getHeapSnapshot());
  return (await worker.getHeapStatistics()).used_heap_size;
};
const ask = async (times: number): Promise<void> => {
  for (let call = 0; call < times; call += 1)
    await query('select n, md5(n::text) as a, md5((n + $1)::text) as b from generate_series(1, 40) as n', [call]);
};

const figures: number[] = [];
for (const times of [100, 500]) {
  await ask(times);
  figures.push(await liveBytes());
}
process.stdout.write(JSON.stringify(figures));
await close();
