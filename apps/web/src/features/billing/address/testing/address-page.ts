/** The billing address on a page of its own in Chromium, for the test that opens it. */

import { fileURLToPath } from 'node:url';

import type { Language } from '@madang/i18n/catalogues.ts';
import { servePage, type ServedPage } from '@madang/player/testing/serve-page.ts';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

interface Opened {
  readonly served: ServedPage;
  readonly browser: Browser;
  /** Its pages keep nothing but what they have fetched, which the next one has then. */
  readonly context: BrowserContext;
}

const open = async (): Promise<Opened> => {
  const served = await servePage(fileURLToPath(new URL('.', import.meta.url)));
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  return { served, browser, context: await browser.newContext({ viewport: { width: 700, height: 900 } }) };
};

/** Opens Chromium for a file of tests and a fresh page for every test. */
export const addressPage = () => {
  let opened: Opened | undefined;
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
    const { browser, served } = given(opened);
    await browser.close();
    await served.close();
  });
  beforeEach(async () => {
    const { context, served } = given(opened);
    page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(served.address);
    await page.waitForFunction(() => 'mountForm' in window, undefined, { polling: 50 });
  });
  afterEach(() => page?.close());

  return {
    page: () => given(page),
    mount: async (country: string, language: Language = 'en_us'): Promise<void> => {
      await given(page).evaluate(([where, tongue]) => window.mountForm(where, tongue), [country, language] as const);
      await given(page).getByRole('group').first().waitFor();
    },
    field: (label: string): Locator => given(page).getByLabel(label, { exact: true }),
    submit: (): Promise<void> => given(page).locator('button[type="submit"]').click(),
    accepted: () => given(page).evaluate(() => window.accepted),
  };
};
