import type { Page } from '@playwright/test';

const TIMEOUT_MS = 20_000;
/** A frame at least this far from the previous position counts as a frame of the seek target, in seconds. */
const ELSEWHERE = 1;

interface Watched {
  askedAt: number | null;
  frameAt: number | null;
}

/**
 * Init script: measures from a key press or click to the first frame that it causes. For a playing video that is the first frame
 * of the seek target, otherwise the first frame at all.
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

/** Installs the init script; call before opening the page. */
export const prepareFrameTimes = (page: Page): Promise<void> => page.addInitScript(watchFrames, ELSEWHERE).then(() => undefined);

/** Milliseconds from the key press or click in `ask` to the first frame that it causes, or null if there is none. */
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
      { timeout: TIMEOUT_MS },
    );
    const value = await taken.jsonValue();
    return value === false ? null : value.milliseconds;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return null;
    throw error;
  }
};
