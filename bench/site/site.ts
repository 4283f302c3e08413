import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../../tools/steps/root.ts';
import { environment, UserError } from '../../tools/steps/run.ts';
import { BUNDLED_SERVER, SERVER_ENVIRONMENT, SERVER_FLAGS } from '../../tools/steps/serve.ts';
import type { Workers } from '../measure/cpu-time.ts';
import { freePort } from './free-port.ts';

export interface SiteSource {
  readonly dataDir: string;
  readonly mediaDir: string;
  /** Null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Keys of the server; those of `dataDir` without. */
  readonly keys?: Readonly<Record<string, string>>;
}

export interface Site {
  readonly kind: 'embedded' | 'postgres';
  readonly port: number;
  readonly origin: string;
  readonly workers: Workers;
  /** From the start of the process to its first page, in seconds. */
  readonly firstPageAfter: number;
  readonly stop: () => Promise<void>;
}

export const HOME = '/en_us/main';

const end = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
};

/** Starts the server as an operator does and asks for its first page. */
export const startSite = async ({ dataDir, mediaDir, databaseUrl, keys = {} }: SiteSource): Promise<Site> => {
  const port = await freePort();
  const from = performance.now();
  const server = fork(BUNDLED_SERVER, {
    cwd: ROOT,
    execArgv: SERVER_FLAGS,
    env: environment({
      ...SERVER_ENVIRONMENT,
      PORT: String(port),
      PAY_PORT: '0',
      DATA_DIR: dataDir,
      MEDIA_DIR: mediaDir,
      DATABASE_URL: databaseUrl ?? '',
      NODE_ENV: 'production',
      ...keys,
    }),
  });
  const [outcome] = (await Promise.race([once(server, 'message'), once(server, 'exit').then(() => [null])])) as [unknown];
  if (outcome === null || server.pid === undefined) throw new UserError('The server does not start; the line above says why.');
  const origin = `http://127.0.0.1:${port}`;
  const page = await fetch(`${origin}${HOME}`);
  await page.text();
  const firstPageAfter = (performance.now() - from) / 1000;
  if (page.status !== 200) throw new UserError(`The home page answers ${page.status}.`);
  return {
    kind: databaseUrl === null ? 'embedded' : 'postgres',
    port,
    origin,
    workers: { pids: [server.pid], ...(databaseUrl !== null && { database: new URL(databaseUrl).pathname.slice(1) }) },
    firstPageAfter,
    stop: () => end(server),
  };
};
