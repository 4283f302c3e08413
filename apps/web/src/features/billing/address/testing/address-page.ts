/** The billing address on a page of its own in Chromium, for the test that opens it. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Language } from '@madang/i18n/catalogues.ts';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

interface Opened {
  readonly server: ViteDevServer;
  readonly browser: Browser;
  readonly folder: string;
}

const open = async (): Promise<Opened> => {
  const folder = await mkdtemp(join(tmpdir(), 'madang-address-'));
  const server = await createServer({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    cacheDir: join(folder, 'vite'),
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  await server.listen();
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  return { server, browser, folder };
};

/** Opens Chromium for a file of tests and a fresh page for every test. */
export const addressPage = () => {
  let opened: Opened | undefined;
  let context: BrowserContext | undefined;
  let page: Page | undefined;
  const given = <T>(thing: T | undefined): T => {
    if (thing === undefined) throw new Error('The page is open only while a test runs');
    return thing;
  };

  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => {
    const { browser, server, folder } = given(opened);
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    context = await given(opened).browser.newContext({ viewport: { width: 700, height: 900 } });
    page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(given(given(opened).server.resolvedUrls?.local[0]));
    await page.waitForFunction(() => 'mountForm' in window);
  });
  afterEach(() => context?.close());

  return {
    page: () => given(page),
    mount: async (country: string, language: Language = 'en_us'): Promise<void> => {
      await given(page).evaluate(([where, tongue]) => window.mountForm(where, tongue), [country, language] as const);
      await given(page).getByRole('group').waitFor();
    },
    field: (label: string): Locator => given(page).getByLabel(label, { exact: true }),
    submit: (): Promise<void> => given(page).locator('button[type="submit"]').click(),
    accepted: () => given(page).evaluate(() => window.accepted),
  };
};
