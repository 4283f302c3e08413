import { parentPort, workerData } from 'node:worker_threads';
import { type DrawnReceipt, drawReceipt } from './draw-receipt.ts';

const bytes = Uint8Array.from(await drawReceipt(workerData as DrawnReceipt));
parentPort?.postMessage(bytes, [bytes.buffer]);
