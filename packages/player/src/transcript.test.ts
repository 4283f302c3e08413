import fc from 'fast-check';
import { expect, test } from 'vitest';

import { findLines, lineAt, nextLineAt, toTranscript } from './transcript.ts';
import { parseWebVttCues } from './web-vtt.ts';

const LINES = toTranscript(
  parseWebVttCues(
    'WEBVTT\n\n00:01.000 --> 00:02.000\nDid you eat\n<i>already</i>?\n\n00:05.000 --> 00:06.000\nAt the café.\n\n00:09.000 --> 00:10.000\n비가 그쳤어.',
  ),
);
const textsOf = (lines: typeof LINES) => lines.map(({ text }) => text);

test('a line is the whole sentence of a cue', () => {
  expect(textsOf(LINES)).toEqual(['Did you eat already?', 'At the café.', '비가 그쳤어.']);
});

test('the line of a moment is the one being said, or the last one that was', () => {
  expect(lineAt(LINES, 0.5)).toBeNull();
  expect(lineAt(LINES, 1)?.text).toBe('Did you eat already?');
  expect(lineAt(LINES, 4)?.text).toBe('Did you eat already?');
  expect(lineAt(LINES, 5.2)?.text).toBe('At the café.');
  expect(lineAt(LINES, 900)?.text).toBe('비가 그쳤어.');
  expect([0.5, 1, 5.2, 900].map((position) => nextLineAt(LINES, position))).toEqual([1, 5, 9, Infinity]);
});

test.each([
  ['cafe', ['At the café.']],
  ['ALREADY eat', ['Did you eat already?']],
  ['비가', ['비가 그쳤어.']],
  ['nobody', []],
])('%s is found whatever its case, marks and order', (query, found) => {
  expect(textsOf(findLines(LINES, query))).toEqual(found);
});

test('an empty search shows every line, and any line is found by its own words', () => {
  expect(findLines(LINES, '  ')).toEqual(LINES);
  fc.assert(
    fc.property(fc.constantFrom(...LINES), (line) => {
      expect(findLines(LINES, line.text)).toContain(line);
    }),
  );
});
