import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { onShutdown } from './shutdown.ts';
import { ROOT } from './root.ts';
import { environment } from './run.ts';

export interface Listening {
  readonly kind: 'listening';
  readonly url: string;
  readonly database: 'embedded' | 'server';
  /** URL of the mailbox including its key, or null without a mailbox. */
  readonly mailbox: string | null;
}

const isListening = (message: unknown): message is Listening => (message as Partial<Listening> | null)?.kind === 'listening';

/**
 * The compile cache halves the time of the next start. glibc gives each thread its own malloc arena and returns little of it:
 * eight arenas keep 150 MiB more than two and go on growing by fragmentation.
 */
export const SERVER_ENVIRONMENT = { NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled'), MALLOC_ARENA_MAX: '2' };

/**
 * Size of V8's young generation in MiB: from the start what Node would grow to, and twice that under load. A larger young
 * generation is collected less often, and fewer objects survive to be copied, which is the cost of a collection.
 */
export const SERVER_FLAGS = ['--min-semi-space-size=16', '--max-semi-space-size=32'];

/** Entry file of the bundled server, and of its sources for development. */
export const BUNDLED_SERVER = join(ROOT, 'apps/server/build/main.js');
export const SERVER_SOURCE = join(ROOT, 'apps/server/src/main.ts');

/** Starts the server. Resolves when it listens, or with null if it exits first; it prints the reason itself. */
export const serve = (
  main: string = BUNDLED_SERVER,
): { readonly server: ChildProcess; readonly listening: Promise<Listening | null> } => {
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

/** Exits together with the server, which first finishes its open requests. */
export const exitWithServer = (server: ChildProcess): void => {
  onShutdown(() => server.kill('SIGTERM'));
  server.on('exit', (code) => process.exit(code ?? 1));
};
