import type { Page } from '@playwright/test';

const PATIENCE_MS = 20_000;
/** A picture this far from where the film stood is one of the place that was asked for, in seconds. */
const ELSEWHERE = 1;

interface Watched {
  askedAt: number | null;
  frameAt: number | null;
}

/**
 * Runs in the page before anything of its own: from a press or a click, which asks, to the first picture that answers it. A film that
 * was there is asked for another place; one that comes later is asked to begin.
 */
const watchFrames = (elsewhere: number): void => {
  const watched: Watched = { askedAt: null, frameAt: null };
  Object.assign(globalThis, { watched });
  const placeOf = new WeakMap<HTMLVideoElement, number>();
  const known = new WeakSet<HTMLVideoElement>();
  const ask = () => {
    for (const video of document.querySelectorAll('video')) placeOf.set(video, video.currentTime);
    watched.frameAt = null;
    watched.askedAt = performance.now();
  };
  addEventListener('keydown', ask, { capture: true });
  addEventListener('click', ask, { capture: true });
  const follow = (video: HTMLVideoElement): void => {
    video.requestVideoFrameCallback((now, { mediaTime }) => {
      const from = placeOf.get(video);
      const answers = from === undefined || Math.abs(mediaTime - from) > elsewhere;
      if (watched.askedAt !== null && watched.frameAt === null && answers) watched.frameAt = now;
      follow(video);
    });
  };
  new MutationObserver(() => {
    for (const video of document.querySelectorAll('video')) {
      if (known.has(video)) continue;
      known.add(video);
      video.muted = true;
      follow(video);
    }
  }).observe(document, { childList: true, subtree: true });
};

/** To be called before the page is opened. */
export const prepareFrameTimes = (page: Page): Promise<void> => page.addInitScript(watchFrames, ELSEWHERE).then(() => undefined);

/** Milliseconds from what `ask` does (one key or one click) to the picture that answers it; null when none comes. */
export const frameAfter = async (page: Page, ask: () => Promise<void>): Promise<number | null> => {
  await page.evaluate(() => {
    const { watched } = globalThis as unknown as { watched: Watched };
    watched.askedAt = null;
    watched.frameAt = null;
  });
  await ask();
  try {
    const taken = await page.waitForFunction(
      () => {
        const { askedAt, frameAt } = (globalThis as unknown as { watched: Watched }).watched;
        return askedAt !== null && frameAt !== null && { milliseconds: frameAt - askedAt };
      },
      null,
      { timeout: PATIENCE_MS },
    );
    const value = await taken.jsonValue();
    return value === false ? null : value.milliseconds;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return null;
    throw error;
  }
};
