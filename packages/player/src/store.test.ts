import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { EngineEvent, PlaybackEngine } from './engine.ts';
import { reportProgress } from './report-progress.ts';
import type { PlaybackSource } from './state.ts';
import { createPlayerStore } from './store.ts';

const source: PlaybackSource = {
  manifestUrl: '/stream/master.m3u8',
  durationSeconds: 600,
  resumeSeconds: 0,
  audio: [{ id: 'korean', language: 'ko' }],
  subtitles: [{ id: 'en', language: 'en', closedCaptions: false }],
};

const openStore = () => {
  const calls: [string, ...unknown[]][] = [];
  let report: (event: EngineEvent) => void = () => undefined;
  const store = createPlayerStore((tell): PlaybackEngine => {
    report = tell;
    return {
      open: (film, positionSeconds, wishes) => void calls.push(['open', film.manifestUrl, positionSeconds, wishes]),
      apply: (wishes) => void calls.push(['apply', wishes]),
      seek: (positionSeconds) => void calls.push(['seek', positionSeconds]),
      stepFrame: (direction) => void calls.push(['stepFrame', direction]),
      thumbnailAt: () => Promise.resolve(null),
      stats: () => null,
      destroy: () => Promise.resolve(void calls.push(['destroy'])),
    };
  });
  const at = (positionSeconds: number): void =>
    report({ type: 'position', positionSeconds, bufferedSeconds: positionSeconds + 20 });
  return { store, calls, report: (event: EngineEvent) => report(event), at };
};

const openPlaying = () => {
  const opened = openStore();
  opened.store.request({ type: 'load', source, preferences: {} });
  opened.store.request({ type: 'play' });
  opened.report({ type: 'ready', durationSeconds: 600 });
  opened.calls.length = 0;
  return opened;
};

test('a request moves the engine and is seen at once', () => {
  const { store, calls } = openPlaying();
  store.request({ type: 'seek', positionSeconds: 90 });
  store.request({ type: 'select-subtitle', subtitleId: 'en' });
  expect(store.getSnapshot()).toMatchObject({ positionSeconds: 90, subtitleId: 'en' });
  expect(calls[0]).toEqual(['seek', 90]);
  const [, wishes] = calls.at(-1) ?? [];
  expect(wishes).toMatchObject({ subtitleId: 'en' });
});

test('listeners hear of changes only, and the snapshot stays the same object in between', () => {
  const { store, report, at } = openPlaying();
  const listener = vi.fn<() => void>();
  const unsubscribe = store.subscribe(listener);
  at(5);
  const snapshot = store.getSnapshot();
  at(5);
  report({ type: 'waiting', waiting: false });
  expect(store.getSnapshot()).toBe(snapshot);
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  at(6);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a failed film is opened again where it stopped', () => {
  const { store, calls, report, at } = openPlaying();
  at(321);
  report({ type: 'failed', error: { code: 'NETWORK_FAILED', engineCode: 1002 } });
  store.request({ type: 'set-volume', volume: 0.2 });
  expect(calls).toEqual([]);
  store.request({ type: 'retry' });
  expect(calls[0]?.slice(0, 3)).toEqual(['open', '/stream/master.m3u8', 321]);
});

test('a destroyed player answers nothing and hears nothing', async () => {
  const { store, calls, at } = openPlaying();
  const before = store.getSnapshot();
  await store.destroy();
  await store.destroy();
  store.request({ type: 'seek', positionSeconds: 50 });
  at(50);
  expect(calls).toEqual([['destroy']]);
  expect(store.getSnapshot()).toBe(before);
});

test('voices that the manifest does not have are not offered', () => {
  const { store, report } = openPlaying();
  report({ type: 'tracks', audio: [{ id: 'en', language: 'en' }], qualities: [720, 360] });
  expect(store.getSnapshot()).toMatchObject({ audioId: 'en', qualities: [720, 360] });
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the position is reported every ten seconds of playing, on pause, after a jump, at the end and on leaving [PL-32]', () => {
  const { store, report, at } = openPlaying();
  const reports: [number, string][] = [];
  const progress = reportProgress(store, (position, reason) => void reports.push([position, reason]));
  for (const second of [3, 6, 9]) at(second);
  vi.advanceTimersByTime(9_999);
  expect(reports).toEqual([]);
  at(10);
  vi.advanceTimersByTime(1);
  store.request({ type: 'pause' });
  vi.advanceTimersByTime(60_000);
  store.request({ type: 'seek', positionSeconds: 300 });
  store.request({ type: 'play' });
  report({ type: 'ended' });
  progress.leave();
  vi.advanceTimersByTime(60_000);
  expect(reports).toEqual([
    [10, 'interval'],
    [10, 'pause'],
    [300, 'seek'],
    [600, 'ended'],
    [600, 'leave'],
  ]);
});

test('a film that never played reports nothing', () => {
  const { store } = openStore();
  const onProgress = vi.fn<(positionSeconds: number) => void>();
  const progress = reportProgress(store, onProgress);
  store.request({ type: 'load', source: { ...source, resumeSeconds: 200 }, preferences: {} });
  progress.leave();
  expect(onProgress).not.toHaveBeenCalled();
});

test('the window of a live stream moves on, and is the same object until it does', () => {
  const { store, report } = openPlaying();
  report({ type: 'window', startSeconds: 40, edgeSeconds: 76 });
  const { live } = store.getSnapshot();
  expect(store.getSnapshot()).toMatchObject({ live: { startSeconds: 40, edgeSeconds: 76 }, durationSeconds: 76 });
  report({ type: 'window', startSeconds: 40, edgeSeconds: 76 });
  expect(store.getSnapshot().live).toBe(live);
  report({ type: 'window', startSeconds: 44, edgeSeconds: 80 });
  expect(store.getSnapshot().live).toEqual({ startSeconds: 44, edgeSeconds: 80 });
});
