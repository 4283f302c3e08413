import { expect, test } from 'vitest';

import { cuesAt, readCue } from './cues.ts';
import type { ParsedCue } from './cues.ts';

const parsed = (more: Partial<ParsedCue>): ParsedCue => ({
  startTime: 2,
  endTime: 4,
  payload: '',
  lineBreak: false,
  nestedCues: [],
  fontStyle: 'normal',
  fontWeight: 400,
  line: null,
  lineInterpretation: 0,
  ...more,
});

test('a cue is read as lines of spans with their emphasis', () => {
  const cue = readCue(
    parsed({
      nestedCues: [
        parsed({ payload: 'Then ' }),
        parsed({ fontStyle: 'italic', nestedCues: [parsed({ payload: 'walk' }), parsed({ payload: ' on', fontWeight: 700 })] }),
        parsed({ lineBreak: true }),
        parsed({ payload: 'and\nsing' }),
      ],
    }),
  );
  expect(cue.lines).toEqual([
    [
      { text: 'Then ', italic: false, bold: false },
      { text: 'walk', italic: true, bold: false },
      { text: ' on', italic: true, bold: true },
    ],
    [{ text: 'and', italic: false, bold: false }],
    [{ text: 'sing', italic: false, bold: false }],
  ]);
});

test('a cue written for the upper half says so, in percent and in lines', () => {
  expect(readCue(parsed({ payload: 'a', line: 10, lineInterpretation: 1 })).atTop).toBe(true);
  expect(readCue(parsed({ payload: 'a', line: 90, lineInterpretation: 1 })).atTop).toBe(false);
  expect(readCue(parsed({ payload: 'a', line: 1 })).atTop).toBe(true);
  expect(readCue(parsed({ payload: 'a', line: -2 })).atTop).toBe(false);
  expect(readCue(parsed({ payload: 'a' })).atTop).toBe(false);
});

test('a cue is on screen from its start until just before its end', () => {
  const cues = [readCue(parsed({ payload: 'a' }))];
  expect([1.99, 2, 3.99, 4].map((seconds) => cuesAt(cues, seconds).length)).toEqual([0, 1, 1, 0]);
});
