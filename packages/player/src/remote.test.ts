import { expect, test } from 'vitest';

import { actionOfRemote, isBackKey } from './remote.ts';
import type { RemoteAction, RemotePress, RemoteScreen } from './remote.ts';

const playing = (changes: Partial<RemoteScreen> = {}): RemoteScreen => ({
  layer: 'player',
  focus: 'none',
  controlsShown: false,
  canHideControls: true,
  ...changes,
});
const shown = (changes: Partial<RemoteScreen> = {}): RemoteScreen => playing({ controlsShown: true, ...changes });
const menu = (changes: Partial<RemoteScreen> = {}): RemoteScreen => shown({ layer: 'menu', canHideControls: false, ...changes });
const dialog = (changes: Partial<RemoteScreen> = {}): RemoteScreen =>
  shown({ layer: 'dialog', canHideControls: false, ...changes });

const skip = (seconds: number): RemoteAction => ({ type: 'seek-by', seconds });
const move = (direction: 'up' | 'down' | 'left' | 'right'): RemoteAction => ({ type: 'move', direction });

const TABLE: readonly (readonly [string, string, RemoteScreen, RemoteAction | null])[] = [
  ['hidden controls', 'Enter', playing(), { type: 'toggle-and-show' }],
  ['hidden controls', 'ArrowUp', playing(), { type: 'show' }],
  ['hidden controls', 'ArrowDown', playing(), { type: 'show' }],
  ['hidden controls', 'ArrowLeft', playing(), skip(-10)],
  ['hidden controls', 'ArrowRight', playing(), skip(10)],
  ['hidden controls', 'Escape', playing(), { type: 'leave' }],
  ['hidden controls', 'Info', playing(), { type: 'show' }],
  ['a button that stands by itself', 'Enter', playing({ focus: 'control' }), { type: 'press' }],
  ['a button that stands by itself', 'ArrowLeft', playing({ focus: 'control' }), skip(-10)],
  ['controls without a focus', 'Enter', shown(), { type: 'toggle-and-show' }],
  ['controls without a focus', 'ArrowLeft', shown(), move('left')],
  ['a control', 'Enter', shown({ focus: 'control' }), { type: 'press' }],
  ['a control', ' ', shown({ focus: 'control' }), { type: 'press' }],
  ['a control', 'ArrowUp', shown({ focus: 'control' }), move('up')],
  ['a control', 'ArrowDown', shown({ focus: 'control' }), move('down')],
  ['a control', 'ArrowLeft', shown({ focus: 'control' }), move('left')],
  ['a control', 'ArrowRight', shown({ focus: 'control' }), move('right')],
  ['a control', 'Escape', shown({ focus: 'control' }), { type: 'hide-controls' }],
  ['a control of a paused film', 'Escape', shown({ focus: 'control', canHideControls: false }), { type: 'leave' }],
  ['the seek bar', 'Enter', shown({ focus: 'seek-bar' }), { type: 'toggle-play' }],
  ['the seek bar', 'ArrowLeft', shown({ focus: 'seek-bar' }), skip(-10)],
  ['the seek bar', 'ArrowRight', shown({ focus: 'seek-bar' }), skip(10)],
  ['the seek bar', 'ArrowUp', shown({ focus: 'seek-bar' }), move('up')],
  ['the seek bar', 'ArrowDown', shown({ focus: 'seek-bar' }), move('down')],
  ['a range', 'ArrowLeft', shown({ focus: 'range' }), null],
  ['a range', 'ArrowUp', shown({ focus: 'range' }), move('up')],
  ['a menu without a focus', 'Enter', menu(), { type: 'enter' }],
  ['a menu without a focus', 'ArrowDown', menu(), move('down')],
  ['a menu', 'Enter', menu({ focus: 'control' }), { type: 'press' }],
  ['a menu', 'ArrowRight', menu({ focus: 'control' }), move('right')],
  ['a menu', 'Escape', menu({ focus: 'control' }), { type: 'close-menu' }],
  ['a search field', 'ArrowLeft', menu({ focus: 'field' }), null],
  ['a search field', 'ArrowDown', menu({ focus: 'field' }), move('down')],
  ['a search field', 'Backspace', menu({ focus: 'field' }), null],
  ['a search field', ' ', menu({ focus: 'field' }), null],
  ['a search field', 'GoBack', menu({ focus: 'field' }), { type: 'close-menu' }],
  ['a search field', 'Enter', menu({ focus: 'field' }), { type: 'ignore' }],
  ['a dialog', 'Enter', dialog({ focus: 'control' }), { type: 'press' }],
  ['a dialog without a focus', 'Enter', dialog(), { type: 'enter' }],
  ['a dialog', 'ArrowRight', dialog({ focus: 'control' }), move('right')],
  ['a dialog', 'Escape', dialog({ focus: 'control' }), { type: 'close-dialog' }],
  ['a film', 'MediaPlay', playing(), { type: 'play' }],
  ['a film', 'MediaPause', playing(), { type: 'pause' }],
  ['a film', 'MediaPlayPause', playing(), { type: 'toggle-play' }],
  ['a film', ' ', playing(), { type: 'toggle-play' }],
  ['a control', 'MediaPlayPause', shown({ focus: 'control' }), { type: 'toggle-play' }],
  ['a film', 'MediaStop', playing(), { type: 'leave' }],
  ['a film', 'MediaFastForward', playing(), { type: 'skip', seconds: 10 }],
  ['a film', 'MediaRewind', playing(), { type: 'skip', seconds: -10 }],
  ['a film', 'MediaTrackNext', playing(), { type: 'chrome', action: 'next-episode' }],
  ['a film', 'MediaTrackPrevious', playing(), { type: 'chrome', action: 'previous-episode' }],
  ['a film', 'ClosedCaptionToggle', playing(), { type: 'toggle-subtitle' }],
  ['a film', 'k', playing(), null],
  ['a film', 'Tab', playing(), null],
];

test.each(TABLE)('on %s, the remote control’s %j does what the table says [PL-08]', (_, key, screen, action) => {
  expect(actionOfRemote({ key }, screen)).toEqual(action);
});

test('Up and Down are never the volume [PL-08]', () => {
  const screens = [playing(), shown(), shown({ focus: 'control' }), shown({ focus: 'seek-bar' }), menu(), dialog()];
  const types = screens.flatMap((screen) => ['ArrowUp', 'ArrowDown'].map((key) => actionOfRemote({ key }, screen)?.type));
  expect(new Set(types)).toEqual(new Set(['show', 'move']));
});

test('Back goes from a dialog to the page in four steps, one level each [PL-08]', () => {
  const levels = [dialog({ focus: 'control' }), menu({ focus: 'control' }), shown({ focus: 'control' }), playing()];
  expect(levels.map((screen) => actionOfRemote({ key: 'GoBack' }, screen)?.type)).toEqual([
    'close-dialog',
    'close-menu',
    'hide-controls',
    'leave',
  ]);
});

const BACK: readonly RemotePress[] = [
  { key: 'Escape' },
  { key: 'Backspace' },
  { key: 'GoBack' },
  { key: 'BrowserBack' },
  { key: 'XF86Back' },
  { key: 'Unidentified', keyCode: 461 },
  { key: 'Unidentified', keyCode: 10_009 },
  { key: '', keyCode: 166 },
];

test.each(BACK)('%j is Back on some television [PL-08]', (press) => {
  expect(isBackKey(press)).toBe(true);
  expect(actionOfRemote(press, playing())).toEqual({ type: 'leave' });
});

test('a named key is not overruled by its code', () => {
  // 19 is Pause on a television and VK_PAUSE on a keyboard, 461 the code of no letter
  expect(actionOfRemote({ key: 'm', keyCode: 461 }, playing())).toBeNull();
  expect(isBackKey({ key: 'b', keyCode: 8 })).toBe(false);
});

test('holding a key down repeats arrows and seeking, and nothing that switches', () => {
  const held = (key: string, screen = shown({ focus: 'seek-bar' })) => actionOfRemote({ key, repeat: true }, screen);
  expect(held('ArrowRight')).toEqual(skip(10));
  expect(held('MediaFastForward')).toEqual({ type: 'skip', seconds: 10 });
  for (const key of ['Enter', 'MediaPlayPause', 'Escape', 'MediaTrackNext', ' ']) expect(held(key)).toEqual({ type: 'ignore' });
});
