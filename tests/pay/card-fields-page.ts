import { fileURLToPath } from 'node:url';
import { servePage } from '@madang/player/testing/serve-page.ts';
import { chromium, type Page } from '@playwright/test';

const TESTING = fileURLToPath(new URL('../../apps/web/src/features/billing/testing/', import.meta.url));
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** What the page of the card fields offers to a test. */
export interface CardFieldsWindow {
  mountCardFields: (payUrl: string, language: string, surface?: string) => Promise<void>;
  unmountCardFields: () => void;
  requestToken: () => Promise<string | null>;
  events: readonly (string | null)[];
  requests: readonly object[];
}

/** Serves the page of the card fields to a browser. Its pages share their cache, and nothing else. */
export const serveCardFieldsPage = async () => {
  const pages = await servePage(TESTING);
  const { origin } = new URL(pages.address);
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const context = await browser.newContext({ viewport: { width: 640, height: 900 } });
  return {
    origin,
    open: async (): Promise<Page> => {
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      await page.goto(origin);
      await page.waitForFunction(() => 'mountCardFields' in window, undefined, { polling: 50 });
      return page;
    },
    close: async (): Promise<void> => {
      await browser.close();
      await pages.close();
    },
  };
};
