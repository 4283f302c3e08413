import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DrawnReceipt } from './draw-receipt.ts';

/** Draws in a thread of its own, which ends with it: reading Chinese letters would hold up others for a second, and nobody needs them again. */
export const drawInThread = async (receipt: DrawnReceipt): Promise<Uint8Array> => {
  const worker = new Worker(new URL('./draw-receipt.worker.ts', import.meta.url), { workerData: receipt });
  try {
    const [bytes] = (await once(worker, 'message')) as [Uint8Array];
    return bytes;
  } finally {
    await worker.terminate();
  }
};
