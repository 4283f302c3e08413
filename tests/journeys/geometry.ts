import { expect, type Locator } from '@playwright/test';

/** Typefaces, scroll offsets and device pixels round differently from one Chromium build to the next. */
const TOLERANCE_PX = 1;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly bottom: number;
}

/** Viewport coordinates of an element that is on screen. */
export const boxOf = async (locator: Locator): Promise<Box> => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`No box: ${String(locator)} is not visible`);
  return { ...box, bottom: box.y + box.height };
};

/** Whether a length or coordinate stays within a bound, give or take a pixel. */
export const isAtMost = (actual: number, bound: number): boolean => actual - bound <= TOLERANCE_PX;

/** Waits until an element has these coordinates and lengths, give or take a pixel. */
export const expectBox = (locator: Locator, expected: Partial<Box>): Promise<void> =>
  expect
    .poll(async () => {
      const box = await boxOf(locator);
      const keys = Object.keys(expected) as (keyof Box)[];
      return Object.fromEntries(
        keys.map((key) => [key, Math.abs(box[key] - (expected[key] ?? Number.NaN)) <= TOLERANCE_PX ? expected[key] : box[key]]),
      );
    })
    .toEqual(expected);

/** Pixels of an element that the viewport, or a scroller around it, cuts off at its worst edge; Infinity where nothing is in view. */
const clippedPixels = (locator: Locator): Promise<number> =>
  locator.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        new IntersectionObserver(([entry], observer) => {
          observer.disconnect();
          const { boundingClientRect: whole, intersectionRect: seen, isIntersecting = false } = entry ?? {};
          if (!whole || !seen || !isIntersecting) resolve(Infinity);
          else
            resolve(Math.max(seen.left - whole.left, whole.right - seen.right, seen.top - whole.top, whole.bottom - seen.bottom));
        }).observe(element);
      }),
  );

/** Waits until all of an element is in view, give or take a pixel at each edge. */
export const expectFullyInViewport = (locator: Locator): Promise<void> =>
  expect.poll(() => clippedPixels(locator)).toBeLessThanOrEqual(TOLERANCE_PX);
