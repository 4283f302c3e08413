import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { watchFilm } from './film-clock.ts';

/** A film that plays by the test's clock, and tells nothing of it unless it is made to. */
class Film extends EventTarget {
  paused = true;
  playbackRate = 1;
  /** Where it stood at `#since`, in seconds. */
  #from = 0;
  #since = Date.now();
  stalled = false;

  get currentTime(): number {
    const playedMs = this.paused || this.stalled ? 0 : Date.now() - this.#since;
    return this.#from + (playedMs / 1000) * this.playbackRate;
  }

  set currentTime(seconds: number) {
    this.#from = seconds;
    this.#since = Date.now();
    this.dispatchEvent(new Event('seeking'));
  }

  play(): void {
    this.#since = Date.now();
    this.paused = false;
    this.dispatchEvent(new Event('playing'));
  }

  pause(): void {
    this.#from = this.currentTime;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
}

const CHANGES = [10, 13, 15, 15.004];

const watched = (changes: readonly number[] = CHANGES) => {
  const film = new Film();
  const looks: number[] = [];
  const watch = watchFilm(film as unknown as HTMLMediaElement, (position) => {
    looks.push(position);
    return changes.find((change) => change > position) ?? Infinity;
  });
  return { film, looks, watch };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a film that stands is looked at once, and again where it is moved to', () => {
  const { film, looks } = watched();
  vi.advanceTimersByTime(60_000);
  film.currentTime = 12;
  vi.advanceTimersByTime(60_000);
  expect(looks).toEqual([0, 12]);
});

test.each([0.5, 1, 2])('at speed %s every change is seen within 10 ms of its time', (speed) => {
  const { film, looks } = watched();
  film.playbackRate = speed;
  film.play();
  vi.advanceTimersByTime((16 / speed) * 1000);
  for (const change of CHANGES) {
    const seen = looks.find((position) => position >= change) ?? Infinity;
    expect(((seen - change) / speed) * 1000).toBeLessThanOrEqual(10);
  }
});

test('between changes it is looked at once a second, and after the last not at all', () => {
  const { film, looks } = watched();
  film.play();
  vi.advanceTimersByTime(9_990);
  // At once, when it began to play, and in nine seconds.
  expect(looks.length).toBe(11);
  vi.advanceTimersByTime(6_000);
  const sofar = looks.length;
  vi.advanceTimersByTime(600_000);
  expect(looks.length).toBe(sofar);
});

test('a film that stalls just before a change is looked at a hundred times a second at most', () => {
  const { film, looks } = watched();
  film.currentTime = 9.999;
  film.play();
  film.stalled = true;
  const before = looks.length;
  vi.advanceTimersByTime(1000);
  expect(looks.length - before).toBeLessThanOrEqual(100);
  film.stalled = false;
  vi.advanceTimersByTime(20);
  expect(looks.at(-1)).toBeGreaterThanOrEqual(10);
});

test('paused or given up it waits for nothing', () => {
  const { film, looks, watch } = watched();
  film.play();
  film.pause();
  const paused = looks.length;
  vi.advanceTimersByTime(60_000);
  expect(looks.length).toBe(paused);
  film.play();
  watch.stop();
  const stopped = looks.length;
  film.currentTime = 14;
  vi.advanceTimersByTime(60_000);
  expect(looks.length).toBe(stopped);
});

test('what is read may change while the film stands', () => {
  const { looks, watch } = watched();
  watch.look();
  expect(looks).toEqual([0, 0]);
});
