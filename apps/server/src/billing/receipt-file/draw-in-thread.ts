import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DrawnReceipt } from './draw-receipt.ts';

/** In a thread of its own, which ends with it: reading Chinese letters would hold up others for a second, and nobody needs them again. */
const draw = async (receipt: DrawnReceipt): Promise<Uint8Array> => {
  const worker = new Worker(new URL('./draw-receipt.worker.ts', import.meta.url));
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
    await worker.terminate();
  }
};

let before: Promise<unknown> = Promise.resolve();

/** Draws one receipt after the other: each takes a processor for half a second. */
export const drawInThread = (receipt: DrawnReceipt): Promise<Uint8Array> => {
  const drawn = before.then(() => draw(receipt));
  before = drawn.catch(() => undefined);
  return drawn;
};
