import type { ChildProcess } from 'node:child_process';
import { whenNpmEnds } from '../launch/when-npm-ends.mjs';

const children = new Set<ChildProcess>();

/** Tracks a child process until it exits, so that it does not outlive this process. */
export const stopWithParent = (child: ChildProcess): void => {
  children.add(child);
  child.once('exit', () => children.delete(child));
};

let shutDown = (): void => {
  // Test runners clean up on SIGINT only.
  for (const child of children) child.kill('SIGINT');
  process.exit(143);
};

/** Registers the shutdown handler for Ctrl+C, a signal, or the shutDown of the npm process. */
export const onShutdown = (work: () => void): void => {
  shutDown = work;
};

export const handleShutdownSignals = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => shutDown());
  whenNpmEnds(() => shutDown());
};
