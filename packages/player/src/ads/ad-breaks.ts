import type { CreateEngine, EngineEvent, PlaybackWishes } from '../engine.ts';
import type { PlayerStore } from '../store.ts';
import { type PlayingAd, type AdBeacon, type AdState, beaconsBetween, secondsUntilSkip } from './ad-state.ts';
import { type ScheduledBreak, breakAhead, passBreaks, passToBegin } from './schedule.ts';

/** Dependencies of ad breaks. */
export interface AdPorts {
  readonly breaks: readonly ScheduledBreak[];
  /** Ads of a break. May be empty. */
  readonly fetchAds: (breakId: string) => Promise<readonly PlayingAd[]>;
  /** Creates the engine of the ads' own video element. */
  readonly createEngine: CreateEngine;
  readonly track: (showing: string, beacon: AdBeacon) => void;
}

export type AdRequest =
  | { readonly type: 'toggle-play' }
  /** Skips the ad, if it may be skipped. */
  | { readonly type: 'skip' }
  /** Click-through to the advertiser. The ad pauses. */
  | { readonly type: 'click' };

export interface AdBreaks {
  /** Null while the film plays. Referentially stable until something changes. */
  readonly getSnapshot: () => AdState | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly request: (request: AdRequest) => void;
  /** Starts the loaded film, after its pre-roll. */
  readonly begin: () => void;
  readonly destroy: () => Promise<void>;
}

/** Timeout in milliseconds for ads that do not start or stall: no ad may cost the viewer the film. */
export const AD_TIMEOUT_MS = 3000;

const WAITING: AdState = { ad: null, number: 0, count: 0, positionSeconds: 0, paused: false, waiting: true };

/** Pauses a film for its ad breaks, plays their ads, and resumes it at its position. */
export const createAdBreaks = (film: PlayerStore, { breaks, fetchAds, createEngine, track }: AdPorts): AdBreaks => {
  const listeners = new Set<() => void>();
  let state: AdState | null = null;
  let pod: readonly PlayingAd[] = [];
  let passed: ReadonlySet<string> = new Set();
  let due: ScheduledBreak | null = null;
  let position = 0;
  let begun = false;
  let destroyed = false;
  let fetched: { readonly id: string; readonly ads: Promise<readonly PlayingAd[]> } | null = null;
  /** Ad open in the engine, preloaded or playing. */
  let opened: PlayingAd | null = null;
  /** Break counter: ads that arrive after their break was skipped must not play in the next one. */
  let turn = 0;
  let impatience: ReturnType<typeof setTimeout> | undefined;

  const keep = (next: AdState | null): void => {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const wishes = (playing: boolean): PlaybackWishes => {
    const { volume, muted } = film.getSnapshot();
    return { playing, volume, muted, speed: 1, quality: 'auto', audioId: null, subtitleId: null, subtitleOffsetSeconds: 0 };
  };
  const open = (ad: PlayingAd, playing: boolean): void => {
    opened = ad;
    const { manifestUrl, mimeType, durationSeconds } = ad;
    engine.open({ manifestUrl, mimeType, durationSeconds, resumeSeconds: 0, audio: [], subtitles: [] }, 0, wishes(playing));
  };
  const beImpatient = (): void => {
    clearTimeout(impatience);
    if (state && !state.paused) impatience = setTimeout(passOver, AD_TIMEOUT_MS);
  };

  const adsOf = (id: string): Promise<readonly PlayingAd[]> => {
    if (fetched?.id !== id) fetched = { id, ads: fetchAds(id).catch(() => []) };
    return fetched.ads;
  };

  const prepare = async (next: ScheduledBreak): Promise<void> => {
    if (fetched?.id === next.id) return;
    const [first] = await adsOf(next.id);
    if (first && !destroyed && state === null) open(first, false);
  };

  const showAd = (index: number): void => {
    const ad = pod[index];
    if (!ad) {
      endBreak();
      return;
    }
    keep({ ...WAITING, ad, number: index + 1, count: pod.length });
    if (opened === ad) engine.apply(wishes(true));
    else open(ad, true);
    beImpatient();
  };
  const showNext = (): void => showAd(state?.number ?? 0);

  const startBreak = async (shown: ScheduledBreak): Promise<void> => {
    due = null;
    turn += 1;
    const mine = turn;
    keep(WAITING);
    film.request({ type: 'pause' });
    beImpatient();
    const ads = await adsOf(shown.id);
    if (destroyed || state !== WAITING || turn !== mine) return;
    pod = ads;
    showAd(0);
  };

  const endBreak = (): void => {
    clearTimeout(impatience);
    pod = [];
    opened = null;
    engine.apply(wishes(false));
    keep(null);
    film.request({ type: 'play' });
  };

  const passOver = (): void => {
    if (state?.ad) {
      track(state.ad.showing, 'error');
      opened = null;
    }
    showNext();
  };

  const followAd = (now: AdState & { readonly ad: PlayingAd }, positionSeconds: number): void => {
    const { ad } = now;
    if (positionSeconds <= now.positionSeconds) return;
    if (now.positionSeconds === 0) {
      track(ad.showing, 'impression');
      track(ad.showing, 'start');
    }
    for (const beacon of beaconsBetween(ad, now.positionSeconds, positionSeconds)) track(ad.showing, beacon);
    keep({ ...now, positionSeconds, waiting: false });
    beImpatient();
  };

  const hear = (event: EngineEvent): void => {
    const ad = state?.ad ?? null;
    if (state === null || ad === null || opened !== ad) return;
    if (event.type === 'position') followAd({ ...state, ad }, event.positionSeconds);
    if (event.type === 'paused') {
      keep({ ...state, paused: event.paused });
      beImpatient();
    }
    if (event.type === 'waiting') keep({ ...state, waiting: event.waiting });
    if (event.type === 'failed') passOver();
    if (event.type === 'ended') {
      for (const beacon of beaconsBetween(ad, state.positionSeconds, ad.durationSeconds)) track(ad.showing, beacon);
      track(ad.showing, 'complete');
      showNext();
    }
  };
  const engine = createEngine((event) => {
    if (!destroyed) hear(event);
  });

  const followFilm = (): void => {
    const { positionSeconds, paused, status, volume, muted } = film.getSnapshot();
    if (destroyed || !begun) return;
    if (state !== null) {
      // Headset and lock-screen keys control the film.
      if (!paused) film.request({ type: 'pause' });
      else if (state.ad) engine.apply({ ...wishes(!state.paused), volume, muted });
      return;
    }
    if (positionSeconds !== position) {
      const passing = passBreaks(breaks, passed, position, positionSeconds);
      passed = passing.passed;
      due = passing.due ?? due;
      position = positionSeconds;
    }
    if (status !== 'ready' || paused) return;
    if (due) void startBreak(due);
    else {
      const next = breakAhead(breaks, passed, positionSeconds);
      if (next) void prepare(next);
    }
  };
  const unsubscribe = film.subscribe(followFilm);

  const ask = (request: AdRequest): void => {
    if (state === null || state.ad === null || destroyed) return;
    const { ad } = state;
    if (request.type === 'skip') {
      if (secondsUntilSkip(state) !== 0) return;
      track(ad.showing, 'skip');
      showNext();
      return;
    }
    if (request.type === 'click') track(ad.showing, 'click');
    const paused = request.type === 'click' || !state.paused;
    keep({ ...state, paused });
    engine.apply(wishes(!paused));
    beImpatient();
  };

  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    request: ask,
    begin: () => {
      position = film.getSnapshot().positionSeconds;
      const passing = passToBegin(breaks, position);
      passed = passing.passed;
      begun = true;
      if (passing.due) void startBreak(passing.due);
      else film.request({ type: 'play' });
    },
    destroy: async () => {
      destroyed = true;
      unsubscribe();
      clearTimeout(impatience);
      listeners.clear();
      await engine.destroy();
    },
  };
};
