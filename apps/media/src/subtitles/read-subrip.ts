import type { Cue } from '@madang/streaming/webvtt.ts';
import { cleanCueText } from './cue-text.ts';

/** Written by many hands: one digit or two, a comma or a point, fewer than three digits behind it, coordinates at the end. */
const TIMING = /^\s*(\d{1,3}):(\d{1,2}):(\d{1,2})(?:[,.](\d{1,3}))?\s*--?>\s*(\d{1,3}):(\d{1,2}):(\d{1,2})(?:[,.](\d{1,3}))?/;

/** Where ASS has a line of its own, SubRip borrows its code: 7, 8 and 9 are above. */
const ABOVE = /\{\\an[789]\}/;
const CODES = /\{\\[^{}]*\}/g;
export const AT_TOP = 'line:5%';

const toMs = (parts: readonly (string | undefined)[]) => {
  const [hours = '0', minutes = '0', seconds = '0', fraction = '0'] = parts;
  return (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000 + Number(fraction.padEnd(3, '0'));
};

/** Reads a SubRip file: a timing, and the lines until an empty one or the next number. Cues may come in any order. */
export const readSubRip = (file: string): readonly Cue[] => {
  const lines = file.split('\n');
  const starts = lines.flatMap((line, at) => (TIMING.test(line) ? [at] : []));
  return starts.map((at, index) => {
    const [, ...parts] = TIMING.exec(lines[at] ?? '') ?? [];
    const block = lines.slice(at + 1, starts[index + 1] ?? lines.length);
    // The number of the next cue stands above its timing.
    if (index + 1 < starts.length && /^\s*\d+\s*$/.test(block.at(-1) ?? '')) block.pop();
    const text = block.join('\n');
    return {
      startMs: toMs(parts.slice(0, 4)),
      endMs: toMs(parts.slice(4)),
      settings: ABOVE.test(text) ? AT_TOP : '',
      text: cleanCueText(text.replace(CODES, ''), false),
    };
  });
};
