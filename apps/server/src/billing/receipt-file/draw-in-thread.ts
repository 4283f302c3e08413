import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { bounded } from '../../bounded.ts';
import type { DrawnReceipt } from './draw-receipt.ts';

/** Enough for the largest typeface; measured: 120 MB. */
const MEMORY = { maxOldGenerationSizeMb: 512 };
const TIMEOUT_MS = 30_000;
const QUEUE = 16;

/** In a thread of its own, which ends with it: reading Chinese letters would hold up others for a second, and nobody needs them again. */
const draw = async (receipt: DrawnReceipt): Promise<Uint8Array> => {
  const worker = new Worker(new URL('./draw-receipt.worker.ts', import.meta.url), { resourceLimits: MEMORY });
  const timer = setTimeout(() => void worker.terminate(), TIMEOUT_MS);
  const ended = once(worker, 'exit').then(() => {
    throw new Error('The thread that draws a receipt ended before it had drawn it.');
  });
  // Whoever waits for the receipt hears of it; at the end the thread is ended by us.
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

const queue = bounded({ atOnce: 1, queued: QUEUE });

/** Draws one receipt after another, each about half a second of CPU. Throws ServerBusy when too many wait. */
export const drawInThread = (receipt: DrawnReceipt): Promise<Uint8Array> => queue.run(() => draw(receipt));
