import { afterEach, expect, test, vi } from 'vitest';
import { whenNear } from './when-near.ts';

afterEach(() => vi.unstubAllGlobals());

/** Fake IntersectionObserver. `note` delivers entries. */
const observed = () => {
  const state = { note: (_near: readonly boolean[]): void => undefined, margin: '', stopped: false };
  class Observer {
    constructor(
      take: (notes: readonly { readonly isIntersecting: boolean }[]) => void,
      options: { readonly rootMargin: string },
    ) {
      state.note = (near) => take(near.map((isIntersecting) => ({ isIntersecting })));
      state.margin = options.rootMargin;
    }
    observe(): void {
      state.stopped = false;
    }
    disconnect(): void {
      state.stopped = true;
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return state;
};

test.each([
  { noted: [[false]], calls: 0 },
  { noted: [[true]], calls: 1 },
  { noted: [[false], [true]], calls: 1 },
  { noted: [[false, true]], calls: 1 },
  { noted: [[true, false]], calls: 0 },
  { noted: [[false, true, false], [true]], calls: 1 },
])('of $noted, delivered at once, the last entry counts', ({ noted, calls }) => {
  const browser = observed();
  const then = vi.fn<() => void>();
  const stop = whenNear({} as Element, '800px 0px', then);
  for (const notes of noted) browser.note(notes);
  expect(then).toHaveBeenCalledTimes(calls);
  expect(browser.margin).toBe('800px 0px');
  stop();
  expect(browser.stopped).toBe(true);
});
