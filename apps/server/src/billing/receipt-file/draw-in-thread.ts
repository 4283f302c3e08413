import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { boundedQueue } from '../../background/queues.ts';
import type { DrawnReceipt } from './draw-receipt.ts';

/** Heap limit of the worker. The largest typeface took 120 MB when measured. */
const MEMORY = { maxOldGenerationSizeMb: 512 };
const TIMEOUT_MS = 30_000;
const QUEUE = 16;

/** One worker thread per receipt: parsing Chinese glyphs takes a second of CPU, and its end frees their memory. */
const draw = async (receipt: DrawnReceipt): Promise<Uint8Array> => {
  const worker = new Worker(new URL('./draw-receipt.worker.ts', import.meta.url), { resourceLimits: MEMORY });
  const timer = setTimeout(() => void worker.terminate(), TIMEOUT_MS);
  const ended = once(worker, 'exit').then(() => {
    throw new Error('The thread that draws a receipt ended before it had drawn it.');
  });
  // The race below reports an early exit. After terminate() the rejection is expected and must not go unhandled.
  ended.catch(() => undefined);
  try {
    const drawn = once(worker, 'message');
    worker.postMessage(receipt);
    const [bytes] = (await Promise.race([drawn, ended])) as [Uint8Array];
    return bytes;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
};

const queue = boundedQueue({ atOnce: 1, queued: QUEUE });

/** Draws receipts one at a time, about half a second of CPU each. Throws ServerBusy when the queue is full. */
export const drawInThread = (receipt: DrawnReceipt): Promise<Uint8Array> => queue.run(() => draw(receipt));
