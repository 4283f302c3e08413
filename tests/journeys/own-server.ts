import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { copyWorld, JOURNEY_WORLDS, TEMPLATE_WORLD } from '../../tools/steps/journey-worlds.ts';
import { ROOT } from '../../tools/steps/root.ts';
import { BUNDLED_SERVER, SERVER_ENVIRONMENT } from '../../tools/steps/serve.ts';
import { test as base } from './journey.ts';

const STARTS_WITHIN_MS = 60_000;

interface OwnServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Port offsets behind those of the shared servers. Up to three workers run each kind at the same time. */
const PLACES = { channel: 0, installation: 3 } as const;

/**
 * Starts a server for one worker on a fresh data folder, in which `prepare` may write before the server opens it.
 * `main` is the built server to start.
 */
export const openServer = async (
  kind: keyof typeof PLACES,
  worker: number,
  settings: Readonly<Record<string, string>>,
  prepare: (dataDir: string) => Promise<void> = async () => undefined,
  main: string = BUNDLED_SERVER,
): Promise<OwnServer> => {
  const port = JOURNEY_WORLDS[0].port + JOURNEY_WORLDS.length + PLACES[kind] + worker;
  const dataDir = join(ROOT, `.cache/journeys/worlds/${port}`);
  copyWorld(TEMPLATE_WORLD.dataDir, dataDir);
  await prepare(dataDir);
  const address = `http://127.0.0.1:${port}`;
  const server = fork(main, {
    cwd: ROOT,
    env: {
      ...process.env,
      ...SERVER_ENVIRONMENT,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PUBLIC_URL: address,
      PAY_PORT: '0',
      TRUSTED_PROXIES: '127.0.0.1',
      // Without ads films start at once. Ads have journeys of their own.
      AD_COUNTRIES: 'CA',
      ...settings,
    },
  });
  await once(server, 'message', { signal: AbortSignal.timeout(STARTS_WITHIN_MS) });
  return {
    address,
    close: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
};

/** Named, because Playwright takes an object with other names for something else. */
export interface Installation {
  readonly settings: Readonly<Record<string, string>>;
}

/** Stories about an installation that is set otherwise than those of the others. */
export const test = base.extend<Record<never, never>, { readonly installation: Installation; readonly opened: OwnServer }>({
  installation: [{ settings: {} }, { scope: 'worker', option: true }],
  opened: [
    async ({ installation }, use, { parallelIndex }) => {
      const server = await openServer('installation', parallelIndex, installation.settings);
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ opened }, use) => use(opened.address),
});
