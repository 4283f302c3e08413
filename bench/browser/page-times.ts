import type { Browser, Page } from '@playwright/test';
import { openScreen, type ScreenName, SLOW_4G, SLOW_CPU } from './screens.ts';

/** Milliseconds since navigation; CLS is unitless. */
export interface PageTimes {
  readonly FCP: number;
  readonly LCP: number;
  /** Total blocking time: the part of each task after first paint that exceeds 50 ms. */
  readonly TBT: number;
  readonly CLS: number;
}

interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  readonly tasks: { readonly at: number; readonly ms: number }[];
}

/** Init script with the performance observers. */
const observe = (): void => {
  const seen: Observed = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  Object.assign(globalThis, { observed: seen });
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
  on('longtask', (entry) => seen.tasks.push({ at: entry.startTime, ms: entry.duration }));
};

/** Waits for hydration and a quiet main thread, then reads the observed times. */
const readObserved = async (): Promise<Observed> => {
  const [QUIET_MS, MAX_MS] = [1000, 30_000];
  const { observed } = globalThis as unknown as { observed: Observed };
  const pause = () => new Promise((done) => setTimeout(done, 100));
  const isTakenOver = () => Object.keys(document.querySelector('a') ?? {}).some((key) => key.startsWith('__reactProps'));
  for (const until = performance.now() + MAX_MS; !isTakenOver(); await pause())
    if (performance.now() > until) throw new Error('React has not taken the page over.');
  while (
    performance.now() < QUIET_MS ||
    performance.now() - Math.max(...observed.tasks.map(({ at, ms }) => at + ms), observed.lcp) < QUIET_MS
  )
    await pause();
  return observed;
};

const LONG_MS = 50;

const timesOf = async (page: Page, url: string): Promise<PageTimes> => {
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  const { fcp, lcp, cls, tasks } = await page.evaluate(readObserved);
  const blocked = tasks.filter(({ at }) => at >= fcp).reduce((sum, { ms }) => sum + Math.max(0, ms - LONG_MS), 0);
  return { FCP: fcp, LCP: lcp, TBT: blocked, CLS: cls };
};

/** One cold visit. The mobile screen has slow 4G and a CPU slowed down by four. */
export const visit = async (browser: Browser, screen: ScreenName, url: string): Promise<PageTimes> => {
  const { context, page, devtools } = await openScreen(browser, screen);
  try {
    if (screen === 'mobile') {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
    }
    return await timesOf(page, url);
  } finally {
    await context.close();
  }
};
