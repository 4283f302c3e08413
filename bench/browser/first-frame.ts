import type { Browser } from '@playwright/test';
import { openScreen } from './screens.ts';

const TIMEOUT_MS = 20_000;

/** Init script: records when the first video frame is presented. */
const watchForFrame = (): void => {
  const known = new WeakSet<HTMLVideoElement>();
  const look = () => {
    for (const video of document.querySelectorAll('video')) {
      if (known.has(video)) continue;
      known.add(video);
      video.muted = true;
      video.requestVideoFrameCallback((now) => Object.assign(globalThis, { firstFrame: now }));
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
};

/** Milliseconds from a cold navigation to the first video frame, or null if there is none. */
export const firstFrameAfter = async (
  browser: Browser,
  url: string,
  cookies: Readonly<Record<string, string>>,
): Promise<number | null> => {
  const { context, page } = await openScreen(browser, 'desktop');
  try {
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
    await page.addInitScript(watchForFrame);
    await page.goto(url, { waitUntil: 'commit' });
    const frame = await page.waitForFunction(() => (globalThis as { firstFrame?: number }).firstFrame, null, {
      timeout: TIMEOUT_MS,
    });
    return (await frame.jsonValue()) ?? null;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return null;
    throw error;
  } finally {
    await context.close();
  }
};
