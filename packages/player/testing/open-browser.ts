/** A browser page that runs the workspace's own modules and plays a clip, all on loopback. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';

import { makeClip } from './make-clip.ts';
import { createStreamServer } from './stream-server.ts';
import type { StreamServer } from './stream-server.ts';

export interface PlayerBrowser {
  readonly browser: Browser;
  readonly streams: StreamServer;
  /** Where the root folder's pages are; the clip is at `/stream/master.m3u8`. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const serve = async (root: string, folder: string, streams: StreamServer): Promise<ViteDevServer> => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    cacheDir: join(folder, 'vite'),
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    plugins: [
      {
        name: 'stream-server',
        configureServer: ({ middlewares }) => void middlewares.use('/stream', streams.handle),
      },
    ],
  });
  return server.listen();
};

/** Makes the clip, serves the pages under a root folder and starts Chromium. */
export const openBrowser = async (root: string): Promise<PlayerBrowser> => {
  const folder = await mkdtemp(join(tmpdir(), 'madang-player-'));
  const clip = join(folder, 'clip');
  const streams = createStreamServer(clip);
  const [server, browser] = await Promise.all([
    serve(root, folder, streams),
    chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--autoplay-policy=no-user-gesture-required'],
    }),
    makeClip(clip),
  ]);
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The page server did not start');
  return {
    browser,
    streams,
    address,
    close: async () => {
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
