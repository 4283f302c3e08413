import type { ChildProcess } from 'node:child_process';
import { whenNpmEnds } from '../launch/when-npm-ends.mjs';

const children = new Set<ChildProcess>();

/** Remembers a child until it ends, so that it does not outlive us. */
export const watchOver = (child: ChildProcess): void => {
  children.add(child);
  child.once('exit', () => children.delete(child));
};

let end = (): void => {
  // Test runners tidy up on an interrupt only.
  for (const child of children) child.kill('SIGINT');
  process.exit(143);
};

/** Says what to do instead when we are asked to end: by Ctrl+C, by a signal, or because npm is gone. */
export const endBy = (work: () => void): void => {
  end = work;
};

export const listenForTheEnd = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end());
  whenNpmEnds(() => end());
};
