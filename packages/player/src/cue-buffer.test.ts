import { expect, test } from 'vitest';

import { CueBuffer } from './cue-buffer.ts';
import type { Cue } from './cues.ts';

const cue = (text: string, startSeconds: number, endSeconds: number): Cue => ({
  id: `${startSeconds} ${endSeconds} ${text}`,
  startSeconds,
  endSeconds,
  lines: [[{ text, italic: false, bold: false }]],
  atTop: false,
});

const MORNING = cue('Good morning.', 10, 13);
const REPLY = cue('Is it?', 13, 15);
const MORNING_IN_SPANISH = cue('Buenos días.', 10, 13);

const bufferOf = (...cues: readonly Cue[]): CueBuffer => {
  const buffer = new CueBuffer();
  buffer.append(cues);
  return buffer;
};

test('a cue appended twice is one cue', () => {
  const buffer = bufferOf(MORNING, REPLY);
  buffer.append([MORNING, REPLY]);
  expect(buffer.at(11)).toEqual([MORNING]);
});

test('words on screen stay while the text is fetched again, and nothing else does', () => {
  const buffer = bufferOf(MORNING, REPLY);
  buffer.remove(0, Infinity, 11);
  expect(buffer.at(11)).toEqual([MORNING]);
  expect(buffer.at(13)).toEqual([]);
});

test('words that stayed are still there after a second removal', () => {
  const buffer = bufferOf(MORNING);
  buffer.remove(0, Infinity, 11);
  buffer.remove(0, Infinity, 11.5);
  expect(buffer.at(12)).toEqual([MORNING]);
});

test('what comes takes the place of the words that stayed', () => {
  const buffer = bufferOf(MORNING, REPLY);
  buffer.remove(0, Infinity, 11);
  buffer.append([MORNING_IN_SPANISH]);
  expect(buffer.at(11)).toEqual([MORNING_IN_SPANISH]);
});

test('words outside the removed range are kept, and go when everything is cleared', () => {
  const buffer = bufferOf(MORNING, REPLY);
  buffer.remove(0, 13, 14);
  expect(buffer.at(11)).toEqual([]);
  expect(buffer.at(14)).toEqual([REPLY]);
  buffer.clear();
  expect(buffer.at(14)).toEqual([]);
});

test('words that stayed change what is on screen as the others do', () => {
  const buffer = bufferOf(MORNING, REPLY);
  buffer.remove(0, 13, 11);
  expect([9, 10, 13, 15].map((position) => buffer.changesAt(position))).toEqual([10, 13, 15, Infinity]);
});
