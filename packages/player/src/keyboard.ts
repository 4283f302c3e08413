/** Keyboard shortcuts of the player as one table. Pure: the meaning of a key in a given state. */

import type { PlayerRequest } from './requests.ts';
import type { PlayerState } from './state.ts';

/** Focus target: a text field keeps every key, other controls those that operate them. */
export type KeyTarget = 'film' | 'button' | 'slider' | 'list' | 'field';

export interface KeyPress {
  /** `KeyboardEvent.key`. */
  readonly key: string;
  /** `KeyboardEvent.code`: the physical key, where Alt produces another letter. */
  readonly code?: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly target: KeyTarget;
}

/** Action for the page around the player. */
export type ChromeAction =
  | 'toggle-fullscreen'
  | 'toggle-picture-in-picture'
  | 'next-episode'
  | 'previous-episode'
  | 'skip-intro'
  | 'open-episodes'
  | 'open-transcript'
  | 'toggle-stats'
  | 'open-help'
  | 'close';

export type KeyMeaning = PlayerRequest | { readonly type: 'chrome'; readonly action: ChromeAction };

export const SKIP_SECONDS = 10;
export const VOLUME_STEP = 0.05;
export const SUBTITLE_SHIFT_SECONDS = 0.1;

type Meaning = (state: PlayerState) => KeyMeaning;

const chrome =
  (action: ChromeAction): Meaning =>
  () => ({ type: 'chrome', action });
const skip =
  (seconds: number): Meaning =>
  () => ({ type: 'skip', seconds });
const volume =
  (step: number): Meaning =>
  (state) => ({
    type: 'set-volume',
    volume: Math.round(((state.muted ? 0 : state.volume) + step) * 100) / 100,
  });

const MEANINGS: Readonly<Record<string, Meaning>> = {
  ' ': () => ({ type: 'toggle-play' }),
  k: () => ({ type: 'toggle-play' }),
  j: skip(-SKIP_SECONDS),
  l: skip(SKIP_SECONDS),
  ArrowLeft: skip(-SKIP_SECONDS),
  ArrowRight: skip(SKIP_SECONDS),
  ArrowUp: volume(VOLUME_STEP),
  ArrowDown: volume(-VOLUME_STEP),
  m: (state) => ({ type: 'set-muted', muted: !state.muted }),
  f: chrome('toggle-fullscreen'),
  i: chrome('toggle-picture-in-picture'),
  c: () => ({ type: 'toggle-subtitle' }),
  g: () => ({ type: 'shift-subtitles', seconds: -SUBTITLE_SHIFT_SECONDS }),
  h: () => ({ type: 'shift-subtitles', seconds: SUBTITLE_SHIFT_SECONDS }),
  ',': () => ({ type: 'step-frame', direction: -1 }),
  '.': () => ({ type: 'step-frame', direction: 1 }),
  '<': () => ({ type: 'step-speed', direction: -1 }),
  '>': () => ({ type: 'step-speed', direction: 1 }),
  Home: () => ({ type: 'seek', positionSeconds: 0 }),
  End: (state) => ({ type: 'seek', positionSeconds: state.durationSeconds }),
  s: chrome('skip-intro'),
  e: chrome('open-episodes'),
  t: chrome('open-transcript'),
  N: chrome('next-episode'),
  P: chrome('previous-episode'),
  '?': chrome('open-help'),
  Escape: chrome('close'),
};

/** Keys that a focused control needs for itself. */
const KEPT_BY: Readonly<Record<KeyTarget, readonly string[]>> = {
  film: [],
  button: [' ', 'Enter'],
  slider: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'],
  list: [' ', 'Enter', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'],
  field: [],
};

/** Meaning of a key. `null` in a text field, as part of a shortcut, or where a focused control needs it. */
export const meaningOfKey = (press: KeyPress, state: PlayerState): KeyMeaning | null => {
  if (press.ctrlKey && press.altKey && press.shiftKey && press.code === 'KeyD') return { type: 'chrome', action: 'toggle-stats' };
  if (press.target === 'field' || press.ctrlKey || press.altKey || press.metaKey) return null;
  if (KEPT_BY[press.target].includes(press.key)) return null;
  if (/^[0-9]$/.test(press.key)) {
    return { type: 'seek', positionSeconds: (state.durationSeconds * Number(press.key)) / 10 };
  }
  const isLetter = /^[a-z]$/i.test(press.key);
  // Caps lock capitalizes every letter. Only shift turns N and P into next and previous episode
  const key = isLetter && !press.shiftKey ? press.key.toLowerCase() : press.key;
  const wanted = isLetter && press.shiftKey ? key.toUpperCase() : key;
  if ((wanted === ',' || wanted === '.') && !state.paused) return null;
  return MEANINGS[wanted]?.(state) ?? null;
};
