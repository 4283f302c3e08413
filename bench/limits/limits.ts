import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LimitAnswer, LimitMessage, LimitSetup, ServedBytes } from './limit-messages.ts';

export interface Limits {
  readonly port: number;
  readonly origin: string;
  readonly pid: number;
  /** Serves bytes from memory at a path with bare node:http. */
  readonly serve: (bytes: ServedBytes) => Promise<void>;
  /** Renders a tree at /render with React's renderToString. */
  readonly render: (html: string) => Promise<void>;
  readonly close: () => void;
}

/** Starts one bare node:http process with all limits. Rows use one limit at a time. */
export const startLimits = async (setup: LimitSetup): Promise<Limits> => {
  const child = fork(fileURLToPath(new URL('limit-process.ts', import.meta.url)), {
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const tell = (message: LimitMessage): Promise<LimitAnswer> =>
    new Promise((done, fail) => {
      child.once('message', (answer: LimitAnswer) => (answer.kind === 'failed' ? fail(new Error(answer.why)) : done(answer)));
      child.send(message);
    });
  const first = await tell({ kind: 'setup', setup });
  if (first.kind !== 'listening' || child.pid === undefined) throw new Error('The limits do not start.');
  return {
    port: first.port,
    origin: `http://127.0.0.1:${first.port}`,
    pid: child.pid,
    serve: async (bytes) => void (await tell({ kind: 'serve', bytes })),
    render: async (html) => void (await tell({ kind: 'render', html })),
    close: () => void child.kill(),
  };
};
