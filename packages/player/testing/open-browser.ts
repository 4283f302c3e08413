/** A browser page that runs the workspace's own modules and plays a clip, all on loopback. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';

import { makeClip } from './make-clip.ts';
import { servePage } from './serve-page.ts';
import { createStreamServer } from './stream-server.ts';
import type { StreamServer } from './stream-server.ts';

export interface PlayerBrowser {
  readonly browser: Browser;
  readonly streams: StreamServer;
  /** Where the page is; the clip is at `/stream/master.m3u8`. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Makes the clip, serves the page of a folder and starts Chromium. */
export const openBrowser = async (root: string): Promise<PlayerBrowser> => {
  const folder = await mkdtemp(join(tmpdir(), 'madang-player-'));
  const streams = createStreamServer(folder);
  const [page, browser] = await Promise.all([
    servePage(root, [
      {
        name: 'stream-server',
        configurePreviewServer: ({ middlewares }) => void middlewares.use('/stream', streams.handle),
      },
    ]),
    chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--autoplay-policy=no-user-gesture-required'],
    }),
    makeClip(folder),
  ]);
  return {
    browser,
    streams,
    address: page.address,
    close: async () => {
      await browser.close();
      await page.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
