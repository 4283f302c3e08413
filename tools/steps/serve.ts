import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { endBy } from './ending.ts';
import { ROOT } from './root.ts';
import { environment } from './run.ts';

export interface Listening {
  readonly kind: 'listening';
  readonly url: string;
  readonly database: 'embedded' | 'server';
  /** The address that opens the mailbox, with its key; null without one. */
  readonly mailbox: string | null;
}

const isListening = (message: unknown): message is Listening => (message as Partial<Listening> | null)?.kind === 'listening';

/**
 * The compile cache halves the time of the next start. glibc gives each thread a heap of its own and returns little of it,
 * so that eight threads keep 150 MiB more than two heaps do, and memory goes on growing as blocks scatter over them.
 */
export const SERVER_ENVIRONMENT = { NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled'), MALLOC_ARENA_MAX: '2' };

/**
 * Room for what pages leave behind, in MiB: from the beginning as much as Node comes to by itself, and twice as much under load.
 * The less often it is full, the less of it is still wanted then, and only that costs anything.
 */
export const SERVER_FLAGS = ['--min-semi-space-size=16', '--max-semi-space-size=32'];

/** The server as it is started, in few files, and as it is written, for as long as it changes. */
export const BUILT = join(ROOT, 'apps/server/build/main.js');
export const SOURCES = join(ROOT, 'apps/server/src/main.ts');

/** Starts the server; resolves when it answers, with null when it ended before. It has said why then. */
export const serve = (main: string = BUILT): { readonly server: ChildProcess; readonly listening: Promise<Listening | null> } => {
  const server = fork(main, {
    cwd: ROOT,
    execArgv: SERVER_FLAGS,
    env: environment({ ...SERVER_ENVIRONMENT, MAILBOX: process.env['MAILBOX'] ?? 'on' }),
  });
  const listening = new Promise<Listening | null>((done) => {
    server.on('message', (message) => isListening(message) && done(message));
    server.on('exit', () => done(null));
  });
  return { server, listening };
};

/** Ends with the server, which takes its time to answer what it has begun. */
export const endTogether = (server: ChildProcess): void => {
  endBy(() => server.kill('SIGTERM'));
  server.on('exit', (code) => process.exit(code ?? 1));
};
