import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { makeOne, type Task } from './task.ts';

// The threads share the machine's cores; one more layer of threads would only make them wait for each other.
sharp.concurrency(1);
sharp.cache(false);

const { directory } = workerData as { directory: string };

parentPort?.on('message', (task: Task) => {
  makeOne(directory, task).then(
    (pictures) => parentPort?.postMessage({ path: task.path, pictures }),
    (error: unknown) =>
      parentPort?.postMessage({ path: task.path, failure: error instanceof Error ? error.message : String(error) }),
  );
});
