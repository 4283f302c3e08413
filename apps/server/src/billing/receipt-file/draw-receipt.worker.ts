import { parentPort } from 'node:worker_threads';
import { type DrawnReceipt, drawReceipt } from './draw-receipt.ts';

// It is ended by whoever has the receipt: a thread that ends by itself may take its last word with it.
parentPort?.on('message', async (receipt: DrawnReceipt) => {
  const bytes = Uint8Array.from(await drawReceipt(receipt));
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
