import type { Browser, BrowserContextOptions } from '@playwright/test';

export type ScreenName = 'desktop' | 'mobile';

/** Lighthouse's desktop and mobile screens. */
export const SCREENS: Readonly<Record<ScreenName, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1, locale: 'en-US' },
  mobile: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'en-US' },
};

/** Lighthouse's slow 4G: round trip in milliseconds, rate in bytes per second. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
export const SLOW_CPU = 4;

/** Opens a fresh browser context with an empty cache. */
export const openScreen = async (browser: Browser, screen: ScreenName) => {
  const context = await browser.newContext(SCREENS[screen]);
  const page = await context.newPage();
  return { context, page, devtools: await context.newCDPSession(page) };
};
