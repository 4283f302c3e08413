import { parentPort } from 'node:worker_threads';
import { type DrawnReceipt, drawReceipt } from './draw-receipt.ts';

// The parent terminates this thread: a worker that exits by itself may lose its last message.
parentPort?.on('message', async (receipt: DrawnReceipt) => {
  const bytes = Uint8Array.from(await drawReceipt(receipt));
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
