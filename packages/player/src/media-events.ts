import type { EngineEvent, ReportEngineEvent } from './engine.ts';

interface MediaWatch {
  /** Whether a film is loaded. While one is (re)opened, the element's events are ignored. */
  readonly isLoaded: () => boolean;
  readonly report: ReportEngineEvent;
  /** Called when playback stalls for too long. */
  readonly stalled: () => void;
  readonly stalledAfterSeconds: () => number;
}

const CHECK_EVERY_MS = 1000;

/** Maximum gap inside a buffered range, in seconds: audio and video buffers rarely align. */
const RANGE_GAP_SECONDS = 0.25;

const bufferedFrom = ({ buffered, currentTime }: HTMLMediaElement): number => {
  let end = currentTime;
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= end + RANGE_GAP_SECONDS && buffered.end(index) > end) end = buffered.end(index);
  }
  return end;
};

const readPosition = (video: HTMLMediaElement): EngineEvent => ({
  type: 'position',
  positionSeconds: video.currentTime,
  bufferedSeconds: bufferedFrom(video),
});

/** Translates the media element's events, and detects stalls that fire none. Returns a function that stops it. */
export const watchMedia = (video: HTMLVideoElement, watch: MediaWatch): (() => void) => {
  const listening = new AbortController();
  const on = (names: readonly string[], read: () => EngineEvent | null): void => {
    const tell = (): void => {
      const event = watch.isLoaded() ? read() : null;
      if (event) watch.report(event);
    };
    for (const name of names) video.addEventListener(name, tell, { signal: listening.signal });
  };

  on(['timeupdate', 'progress', 'seeking', 'seeked'], () => readPosition(video));
  on(['play'], () => ({ type: 'paused', paused: false }));
  on(['pause'], () => (video.ended ? null : { type: 'paused', paused: true }));
  on(['waiting', 'seeking'], () => ({ type: 'waiting', waiting: true }));
  on(['playing', 'canplay', 'seeked'], () =>
    video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA && !video.ended ? null : { type: 'waiting', waiting: false },
  );
  on(['volumechange'], () => ({ type: 'volume', volume: video.volume, muted: video.muted }));
  on(['resize', 'loadeddata', 'canplay'], () => ({ type: 'picture', height: video.videoHeight || null }));
  on(['ended'], () => ({ type: 'ended' }));

  let moved = '';
  let stillSeconds = 0;
  const timer = setInterval(() => {
    const now = `${video.currentTime} ${bufferedFrom(video)}`;
    const isWaiting = watch.isLoaded() && !video.paused && !video.ended;
    stillSeconds = isWaiting && now === moved ? stillSeconds + CHECK_EVERY_MS / 1000 : 0;
    moved = now;
    if (stillSeconds < watch.stalledAfterSeconds()) return;
    stillSeconds = 0;
    watch.stalled();
  }, CHECK_EVERY_MS);

  return () => {
    listening.abort();
    clearInterval(timer);
  };
};
