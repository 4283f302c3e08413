import type { CueAtLine, SkippedLine } from '@madang/streaming/webvtt.ts';
import { writeCueText } from './cue-text.ts';
import { readTags, SUBRIP_TAGS } from './read-tags.ts';
import { AT_TOP, type SubtitleReading } from './reading.ts';

/**
 * Written by many hands, programs and translators: one digit or two, spaces between them, a comma or a point, any number of
 * digits behind it, signs of East Asian width, hours left out.
 */
const TIME = String.raw`(-?)\s*(?:(\d{1,3})\s*[:：]\s*)?(\d{1,2})\s*[:：]\s*(\d{1,2})(?:\s*[,.，．]\s*(\d+)(?:[,.]\d+)?)?`;
const TIMING = new RegExp(String.raw`^\s*${TIME}\s*[-–—]{1,2}\s*>\s*${TIME}`);

/** Where ASS has a line of its own, SubRip borrows its code: 7, 8 and 9 are above. */
const ABOVE = /\{\\an[789]\}/;
const CODES = /\{\\[^{}]*\}/g;

/** A line that was meant as a timing, and is none. */
const BROKEN_TIMING = /^\s*-?\d+\s*[:：].*-->/;

/** Milliseconds of a fraction: three digits are they, whatever follows, as in `249.0999` of programs. */
const fractionMs = (written: string) => Number(written.slice(0, 3).padEnd(3, '0'));

/** A time before the film, as in files that were shifted too far, is its beginning. */
const toMs = ([minus, hours = '0', minutes = '0', seconds = '0', fraction = '0']: readonly (string | undefined)[]) =>
  minus ? 0 : (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000 + fractionMs(fraction);

const isNumber = (line: string | undefined) => /^\s*\d+\s*$/.test(line ?? '');
const isBlank = (line: string | undefined) => line?.trim() === '';

/** The lines of a cue without the number of the next one, which stands above its timing, with empty lines around it. */
const withoutNumber = (block: readonly string[]): readonly string[] => {
  let end = block.length;
  while (end > 0 && isBlank(block[end - 1])) end -= 1;
  const number = block[end - 1]?.trim();
  if (!isNumber(number)) return block;
  while (end > 0 && (isBlank(block[end - 1]) || block[end - 1]?.trim() === number)) end -= 1;
  return block.slice(0, end);
};

/** Reads a SubRip file: a timing, and the lines until the next one. Cues may come in any order. */
export const readSubRip = (file: string): SubtitleReading => {
  const lines = file.split('\n');
  const starts = lines.flatMap((line, at) => (TIMING.test(line) || BROKEN_TIMING.test(line) ? [at] : []));
  // Without a number above the first timing there are none, and a number is what is said.
  const isNumbered = lines.slice(0, starts[0] ?? 0).some(isNumber);
  const cues: CueAtLine[] = [];
  const skipped: SkippedLine[] = [];
  for (const [index, at] of starts.entries()) {
    const timing = lines[at] ?? '';
    const [, ...parts] = TIMING.exec(timing) ?? [];
    const block = lines.slice(at + 1, starts[index + 1] ?? lines.length);
    const text = (isNumbered && index + 1 < starts.length ? withoutNumber(block) : block).join('\n');
    if (parts.length === 0) {
      skipped.push({ line: at + 1, why: `Not a SubRip timing: ${timing.trim().slice(0, 60)}` });
      continue;
    }
    cues.push({
      startMs: toMs(parts.slice(0, 5)),
      endMs: toMs(parts.slice(5)),
      settings: ABOVE.test(text) ? AT_TOP : '',
      text: writeCueText(readTags(text.replace(CODES, ''), SUBRIP_TAGS).runs),
      line: at + 1,
    });
  }
  return { cues, skipped };
};
