import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LoadJob, LoadResult } from './load.ts';

/** Grace period beyond the duration of a job, in milliseconds. */
const TIMEOUT_MS = 20_000;

export interface LoadGenerator {
  readonly run: (job: LoadJob) => Promise<LoadResult>;
  readonly close: () => void;
}

export const startLoadGenerator = (): LoadGenerator => {
  const child = fork(fileURLToPath(new URL('load-process.ts', import.meta.url)));
  return {
    run: (job) =>
      new Promise((done, fail) => {
        const late = setTimeout(() => fail(new Error('The load generator got no answer.')), job.seconds * 1000 + TIMEOUT_MS);
        child.once('message', (message: LoadResult | { readonly failed: string }) => {
          clearTimeout(late);
          if ('failed' in message) fail(new Error(message.failed));
          else done(message);
        });
        child.send(job);
      }),
    close: () => void child.kill(),
  };
};
