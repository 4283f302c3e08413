import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { whenNpmEnds } from '../launch/when-npm-ends.mjs';
import { ROOT } from './root.ts';
import { environment } from './run.ts';

export interface Listening {
  readonly kind: 'listening';
  readonly url: string;
  readonly database: 'embedded' | 'server';
}

const isListening = (message: unknown): message is Listening => (message as Partial<Listening> | null)?.kind === 'listening';

/** Starts the server; resolves when it answers, with null when it ended before. It has said why then. */
export const serve = (): { readonly server: ChildProcess; readonly listening: Promise<Listening | null> } => {
  const server = fork(join(ROOT, 'apps/server/src/main.ts'), { cwd: ROOT, env: environment() });
  const listening = new Promise<Listening | null>((done) => {
    server.on('message', (message) => isListening(message) && done(message));
    server.on('exit', () => done(null));
  });
  return { server, listening };
};

/** Ends with the server, and ends the server when we are asked to: Ctrl+C reaches both of us at once. */
export const endTogether = (server: ChildProcess): void => {
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill('SIGTERM'));
  whenNpmEnds(() => server.kill('SIGTERM'));
  server.on('exit', (code) => process.exit(code ?? 1));
};
