import { expect, test } from 'vitest';

import { meaningOfKey } from './keyboard.ts';
import type { KeyPress } from './keyboard.ts';
import { initialState } from './state.ts';
import type { PlayerState } from './state.ts';

const playing: PlayerState = { ...initialState, status: 'ready', paused: false, durationSeconds: 1200, volume: 0.5 };

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  target: 'film',
  ...more,
});

const TABLE: readonly (readonly [string, object])[] = [
  [' ', { type: 'toggle-play' }],
  ['k', { type: 'toggle-play' }],
  ['j', { type: 'skip', seconds: -10 }],
  ['l', { type: 'skip', seconds: 10 }],
  ['ArrowLeft', { type: 'skip', seconds: -10 }],
  ['ArrowRight', { type: 'skip', seconds: 10 }],
  ['ArrowUp', { type: 'set-volume', volume: 0.55 }],
  ['ArrowDown', { type: 'set-volume', volume: 0.45 }],
  ['m', { type: 'set-muted', muted: true }],
  ['f', { type: 'chrome', action: 'toggle-fullscreen' }],
  ['i', { type: 'chrome', action: 'toggle-picture-in-picture' }],
  ['c', { type: 'toggle-subtitle' }],
  ['g', { type: 'shift-subtitles', seconds: -0.1 }],
  ['h', { type: 'shift-subtitles', seconds: 0.1 }],
  ['3', { type: 'seek', positionSeconds: 360 }],
  ['0', { type: 'seek', positionSeconds: 0 }],
  ['Home', { type: 'seek', positionSeconds: 0 }],
  ['End', { type: 'seek', positionSeconds: 1200 }],
  ['s', { type: 'chrome', action: 'skip-intro' }],
  ['e', { type: 'chrome', action: 'open-episodes' }],
  ['t', { type: 'chrome', action: 'open-transcript' }],
  ['Escape', { type: 'chrome', action: 'close' }],
];

test.each(TABLE)('the key %j works the player [PL-08]', (key, meaning) => {
  expect(meaningOfKey(press(key), playing)).toEqual(meaning);
});

test('keys typed with shift change speed and episode, and open the list of keys [PL-08]', () => {
  const shifted = (key: string) => meaningOfKey(press(key, { shiftKey: true }), playing);
  expect(shifted('>')).toEqual({ type: 'step-speed', direction: 1 });
  expect(shifted('<')).toEqual({ type: 'step-speed', direction: -1 });
  expect(shifted('N')).toEqual({ type: 'chrome', action: 'next-episode' });
  expect(shifted('P')).toEqual({ type: 'chrome', action: 'previous-episode' });
  expect(shifted('?')).toEqual({ type: 'chrome', action: 'open-help' });
});

test('caps lock does not change what a key means', () => {
  expect(meaningOfKey(press('K'), playing)).toEqual({ type: 'toggle-play' });
  expect(meaningOfKey(press('N'), playing)).toBeNull();
});

test('frames are stepped only while the film is paused', () => {
  expect(meaningOfKey(press('.'), playing)).toBeNull();
  expect(meaningOfKey(press('.'), { ...playing, paused: true })).toEqual({ type: 'step-frame', direction: 1 });
  expect(meaningOfKey(press(','), { ...playing, paused: true })).toEqual({ type: 'step-frame', direction: -1 });
});

test('a text field keeps every key, and shortcuts of the browser are left alone', () => {
  expect(meaningOfKey(press('k', { target: 'field' }), playing)).toBeNull();
  expect(meaningOfKey(press('f', { ctrlKey: true }), playing)).toBeNull();
  expect(meaningOfKey(press('l', { metaKey: true }), playing)).toBeNull();
  expect(meaningOfKey(press('ArrowLeft', { altKey: true }), playing)).toBeNull();
});

test('four keys at once show the stats for nerds', () => {
  const all = { ctrlKey: true, altKey: true, shiftKey: true };
  expect(meaningOfKey(press('D', { ...all, code: 'KeyD' }), playing)).toEqual({ type: 'chrome', action: 'toggle-stats' });
  expect(meaningOfKey(press('X', { ...all, code: 'KeyX' }), playing)).toBeNull();
});

test('a focused control keeps the keys that work it and no others', () => {
  expect(meaningOfKey(press(' ', { target: 'button' }), playing)).toBeNull();
  expect(meaningOfKey(press('ArrowRight', { target: 'button' }), playing)).toEqual({ type: 'skip', seconds: 10 });
  expect(meaningOfKey(press('ArrowRight', { target: 'slider' }), playing)).toBeNull();
  expect(meaningOfKey(press('ArrowDown', { target: 'list' }), playing)).toBeNull();
  expect(meaningOfKey(press('m', { target: 'list' }), playing)).toEqual({ type: 'set-muted', muted: true });
});

test('turning up a muted film starts from silence', () => {
  expect(meaningOfKey(press('ArrowUp'), { ...playing, muted: true })).toEqual({ type: 'set-volume', volume: 0.05 });
});
