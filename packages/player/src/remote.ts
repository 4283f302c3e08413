/** Keys of a television's remote control as one table. Pure: the action of a key in a given state. */

import { SKIP_SECONDS } from './keyboard.ts';
import type { ChromeAction } from './keyboard.ts';
import type { PlayerRequest } from './requests.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** What has the focus. A range keeps Left and Right, a field everything that edits text. */
export type RemoteFocus = 'none' | 'control' | 'seek-bar' | 'range' | 'field';

/** The topmost layer: a dialog over everything, a menu (sheet, transcript, next-episode card), or the player itself. */
export type RemoteLayer = 'dialog' | 'menu' | 'player';

export interface RemoteScreen {
  readonly layer: RemoteLayer;
  /** Focus outside of the topmost layer counts as none. */
  readonly focus: RemoteFocus;
  readonly controlsShown: boolean;
  /** Controls stay while the film is paused or loads, so that Back cannot hide them first. */
  readonly canHideControls: boolean;
}

export interface RemotePress {
  /** `KeyboardEvent.key`. */
  readonly key: string;
  /** `KeyboardEvent.keyCode`: older televisions send `Unidentified` as the key of everything but OK and the arrows. */
  readonly keyCode?: number;
  /** Sent again because the key is held down. */
  readonly repeat?: boolean;
}

export type RemoteAction =
  | PlayerRequest
  | { readonly type: 'chrome'; readonly action: ChromeAction }
  /** Moves the focus to the nearest control in that direction, from nowhere to the first one. */
  | { readonly type: 'move'; readonly direction: Direction }
  /** Puts the focus on the seek bar and seeks. */
  | { readonly type: 'seek-by'; readonly seconds: number }
  /** Puts the focus on the layer's first control. */
  | { readonly type: 'enter' }
  /** Clicks what has the focus. */
  | { readonly type: 'press' }
  /** Pauses or plays, with the focus on the play button. */
  | { readonly type: 'toggle-and-show' }
  | { readonly type: 'show' }
  | { readonly type: 'close-dialog' | 'close-menu' | 'hide-controls' | 'leave' }
  /** Ours, and it does nothing here: the browser's own meaning must not happen either. */
  | { readonly type: 'ignore' };

type RemoteKey =
  | Direction
  | 'ok'
  | 'back'
  | 'erase'
  | 'play'
  | 'pause'
  | 'play-pause'
  | 'stop'
  | 'forward'
  | 'rewind'
  | 'next'
  | 'previous'
  | 'subtitles'
  | 'info';

/** Names of the UI Events specification, and the few that televisions send beside it. */
const KEYS: Readonly<Record<string, RemoteKey>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Enter: 'ok',
  Select: 'ok',
  Accept: 'ok',
  ' ': 'play-pause',
  Escape: 'back',
  GoBack: 'back',
  BrowserBack: 'back',
  XF86Back: 'back',
  Cancel: 'back',
  Backspace: 'erase',
  MediaPlay: 'play',
  MediaPause: 'pause',
  Pause: 'pause',
  MediaPlayPause: 'play-pause',
  MediaStop: 'stop',
  MediaFastForward: 'forward',
  MediaSkipForward: 'forward',
  MediaRewind: 'rewind',
  MediaSkipBackward: 'rewind',
  MediaTrackNext: 'next',
  MediaTrackPrevious: 'previous',
  ClosedCaptionToggle: 'subtitles',
  Subtitle: 'subtitles',
  Info: 'info',
};

/** Key codes of LG webOS, Samsung Tizen, HbbTV and Android TV, for browsers that do not name the key. */
const CODES: Readonly<Record<number, RemoteKey>> = {
  4: 'back',
  8: 'erase',
  13: 'ok',
  19: 'pause',
  27: 'back',
  37: 'left',
  38: 'up',
  39: 'right',
  40: 'down',
  166: 'back',
  179: 'play-pause',
  412: 'rewind',
  413: 'stop',
  415: 'play',
  417: 'forward',
  424: 'previous',
  425: 'next',
  457: 'info',
  461: 'back',
  10_009: 'back',
  10_232: 'previous',
  10_233: 'next',
  10_252: 'play-pause',
};

const remoteKeyOf = ({ key, keyCode = 0 }: RemotePress): RemoteKey | null => {
  if (KEYS[key]) return KEYS[key];
  return key === '' || key === 'Unidentified' ? (CODES[keyCode] ?? null) : null;
};

/** Whether a key leads one level back; on a page without the player too. */
export const isBackKey = (press: RemotePress): boolean => {
  const key = remoteKeyOf(press);
  return key === 'back' || key === 'erase';
};

/** One level: dialog, then menu, then controls, then the player. */
const goBack = ({ layer, controlsShown, canHideControls }: RemoteScreen): RemoteAction => {
  if (layer === 'dialog') return { type: 'close-dialog' };
  if (layer === 'menu') return { type: 'close-menu' };
  return { type: controlsShown && canHideControls ? 'hide-controls' : 'leave' };
};

const pressOk = ({ layer, focus, controlsShown }: RemoteScreen): RemoteAction => {
  if (focus === 'control') return { type: 'press' };
  if (controlsShown && focus === 'seek-bar') return { type: 'toggle-play' };
  if (layer !== 'player') return { type: focus === 'none' ? 'enter' : 'ignore' };
  return { type: 'toggle-and-show' };
};

const SIDEWAYS: Readonly<Partial<Record<Direction, number>>> = { left: -SKIP_SECONDS, right: SKIP_SECONDS };

const pressArrow = (direction: Direction, { layer, focus, controlsShown }: RemoteScreen): RemoteAction | null => {
  const seconds = SIDEWAYS[direction];
  if (seconds !== undefined && (focus === 'range' || focus === 'field')) return null;
  if (focus === 'seek-bar' && seconds !== undefined) return { type: 'seek-by', seconds };
  if (layer !== 'player' || controlsShown) return { type: 'move', direction };
  return seconds === undefined ? { type: 'show' } : { type: 'seek-by', seconds };
};

/** Keys that repeat while held down. Play and pause do not: the film would toggle ten times a second. */
const REPEATING: readonly RemoteKey[] = ['up', 'down', 'left', 'right', 'forward', 'rewind'];

/** What a key of the remote control does; null where it is none, or where the focused control needs it for itself. */
export const actionOfRemote = (press: RemotePress, screen: RemoteScreen): RemoteAction | null => {
  const key = remoteKeyOf(press);
  if (key === null) return null;
  // In a field these edit the text; Escape and the remote's own Back leave it.
  if (screen.focus === 'field' && (key === 'erase' || press.key === ' ')) return null;
  if (press.repeat && !REPEATING.includes(key)) return { type: 'ignore' };
  switch (key) {
    case 'up':
    case 'down':
    case 'left':
    case 'right':
      return pressArrow(key, screen);
    case 'ok':
      return pressOk(screen);
    case 'back':
    case 'erase':
      return goBack(screen);
    case 'play-pause':
      if (press.key === ' ' && (screen.focus === 'control' || screen.layer !== 'player')) return pressOk(screen);
      return { type: 'toggle-play' };
    case 'play':
    case 'pause':
      return { type: key };
    case 'stop':
      return { type: 'leave' };
    case 'forward':
      return { type: 'skip', seconds: SKIP_SECONDS };
    case 'rewind':
      return { type: 'skip', seconds: -SKIP_SECONDS };
    case 'next':
      return { type: 'chrome', action: 'next-episode' };
    case 'previous':
      return { type: 'chrome', action: 'previous-episode' };
    case 'subtitles':
      return { type: 'toggle-subtitle' };
    case 'info':
      return { type: 'show' };
  }
};
