import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cuesAt, cuesChangeAt, readCue, sameCues } from './cues.ts';
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

test('until the second that is named the same cues are on screen, and at it others', () => {
  const seconds = fc.integer({ min: 0, max: 40 });
  const cues = fc
    .uniqueArray(fc.tuple(seconds, fc.integer({ min: 1, max: 10 })), { selector: (each) => each.join(' ') })
    .map((spans) => spans.map(([startTime, length]) => readCue(parsed({ startTime, endTime: startTime + length }))));
  fc.assert(
    fc.property(cues, seconds, (all, position) => {
      const change = cuesChangeAt(all, position);
      const before = change === Infinity ? 1000 : change - 0.001;
      expect(change).toBeGreaterThan(position);
      expect(sameCues(cuesAt(all, before), cuesAt(all, position))).toBe(true);
      if (change !== Infinity) expect(sameCues(cuesAt(all, change), cuesAt(all, position))).toBe(false);
    }),
  );
});
