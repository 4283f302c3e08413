/** WebVTT cue. Times in whole milliseconds, `settings` as in the file. */
export type WebVttCue = Readonly<{ startMs: number; endMs: number; settings: string; text: string }>;

/** Cues with the file's STYLE blocks, which every segment repeats. */
export type CueFile = Readonly<{ styles: readonly string[]; cues: readonly WebVttCue[] }>;

/** Cue with the line number of its timing, from 1. */
export type CueAtLine = WebVttCue & Readonly<{ line: number }>;

/** Skipped line of a lenient parse: its number, from 1, and the reason. */
export type SkippedLine = Readonly<{ line: number; why: string }>;

/** WebVTT timestamp. Single-digit minutes are accepted without hours, as other parsers do. */
const TIMESTAMP = String.raw`(?:(\d+):(?=\d\d:))?(\d{1,2}):(\d{2})\.(\d{3})(?!\d)`;
const TIMING = new RegExp(String.raw`^[ \t\f]*${TIMESTAMP}[ \t\f]*-->[ \t\f]*${TIMESTAMP}(.*)$`);

/** Maximum of minutes and seconds. */
const LAST_UNIT = 59;

const parseTime = ([hours = '0', minutes = '0', seconds = '0', fraction = '0']: readonly (string | undefined)[]) => {
  if (Number(minutes) > LAST_UNIT || Number(seconds) > LAST_UNIT) return null;
  return (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000 + Number(fraction);
};

/** Excerpt of a line for a one-line error message. */
const quote = (line: string) => line.trim().slice(0, 60);

/** Parses a timing line. A string is the reason for failure. */
const parseTiming = (line: string): Omit<WebVttCue, 'text'> | string => {
  const [, ...parts] = TIMING.exec(line) ?? [];
  const [startMs, endMs] = [parseTime(parts.slice(0, 4)), parseTime(parts.slice(4, 8))];
  if (parts.length === 0 || startMs === null || endMs === null) return `Not a WebVTT timing: ${quote(line)}`;
  if (endMs <= startMs) return `A cue ends before it starts, or with it: ${quote(line)}`;
  return { startMs, endMs, settings: parts[8]?.trim() ?? '' };
};

const two = (value: number) => String(value).padStart(2, '0');

/** Formats milliseconds as `hh:mm:ss.mmm`. */
const formatCueTime = (ms: number) => {
  const seconds = Math.floor(ms / 1000);
  const fraction = String(ms % 1000).padStart(3, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${fraction}`;
};

const isTiming = (line: string) => line.includes('-->');
const COMMENT = /^NOTE(?:[ \t]|$)/;
const DEFINITION = /^(STYLE|REGION)[ \t]*$/;

/** Index after a block: blocks end at an empty line and, except for comments, before a timing. */
const endOfBlock = (lines: readonly string[], from: number, endsAtTiming: boolean) => {
  let at = from;
  while (at < lines.length && lines[at] !== '' && !(endsAtTiming && isTiming(lines[at] ?? ''))) at += 1;
  return at;
};

const linesOf = (file: string) =>
  file
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '\uFFFD')
    .replace(/\r\n?/g, '\n')
    .split('\n');

/**
 * Parses WebVTT leniently, by the parser of the standard: broken parts are skipped. Cues in the order of the file.
 * Throws SyntaxError when the file is not WebVTT.
 */
export const readWebVttLines = (
  file: string,
): Readonly<{ styles: readonly string[]; cues: readonly CueAtLine[]; skipped: readonly SkippedLine[] }> => {
  const lines = linesOf(file);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) throw new SyntaxError('The file does not start with WEBVTT.');
  const styles: string[] = [];
  const cues: CueAtLine[] = [];
  const skipped: SkippedLine[] = [];
  const skip = (at: number, why: string) => skipped.push({ line: at + 1, why });
  let at = endOfBlock(lines, 1, true);
  while (at < lines.length) {
    const [first = '', second = ''] = lines.slice(at, at + 2);
    const definition = DEFINITION.exec(first)?.[1];
    if (first === '') {
      at += 1;
    } else if (COMMENT.test(first)) {
      const end = endOfBlock(lines, at, false);
      const timing = lines.slice(at, end).findIndex(isTiming);
      if (timing >= 0) skip(at + timing, 'A timing inside a NOTE is a comment');
      at = end;
    } else if (definition && !isTiming(second)) {
      const end = endOfBlock(lines, at + 1, true);
      if (definition === 'STYLE') styles.push(lines.slice(at + 1, end).join('\n'));
      at = end;
    } else if (isTiming(first) || isTiming(second)) {
      const line = at + (isTiming(first) ? 0 : 1);
      at = endOfBlock(lines, line + 1, true);
      const timing = parseTiming(lines[line] ?? '');
      if (typeof timing === 'string') skip(line, timing);
      else cues.push({ ...timing, text: lines.slice(line + 1, at).join('\n'), line: line + 1 });
    } else {
      if (first.trim() !== '') skip(at, `Words without a time: ${quote(first)}`);
      at = endOfBlock(lines, at, true);
    }
  }
  return { styles, cues, skipped };
};

/** Parses WebVTT strictly, for files of our own. Cues sorted by start. Throws SyntaxError when anything is broken. */
export const parseWebVtt = (file: string): CueFile => {
  const { styles, cues, skipped } = readWebVttLines(file);
  const [broken] = skipped;
  if (broken) throw new SyntaxError(`Line ${broken.line}: ${broken.why}`);
  return {
    styles,
    cues: cues.map(({ line: _, ...cue }) => cue).toSorted((a, b) => a.startMs - b.startMs || a.endMs - b.endMs),
  };
};

const formatCue = ({ startMs, endMs, settings, text }: WebVttCue) =>
  `${formatCueTime(startMs)} --> ${formatCueTime(endMs)}${settings ? ` ${settings}` : ''}\n${text}`;

/** Serializes WebVTT. `header` lines follow the signature, such as X-TIMESTAMP-MAP (RFC 8216, 3.5). */
export const formatWebVtt = ({ styles, cues }: CueFile, header: readonly string[] = []) => {
  const blocks = [['WEBVTT', ...header].join('\n'), ...styles.map((style) => `STYLE\n${style}`), ...cues.map(formatCue)];
  return `${blocks.join('\n\n')}\n`;
};

/** Cues visible in [fromMs, toMs), with their own times. A cue across a boundary is in both segments. */
export const cuesBetween = ({ styles, cues }: CueFile, fromMs: number, toMs: number): CueFile => ({
  styles,
  cues: cues.filter((cue) => cue.endMs > fromMs && cue.startMs < toMs),
});

/** Cues repeated for each pass of `passMs`, cut at `endMs`. */
export const repeatCues = ({ styles, cues }: CueFile, passMs: number, endMs: number): CueFile => {
  const repeated: WebVttCue[] = [];
  for (let offset = 0; offset < endMs; offset += passMs) {
    for (const cue of cues) {
      const startMs = cue.startMs + offset;
      const stopMs = Math.min(cue.endMs, passMs) + offset;
      if (cue.startMs < passMs && startMs < endMs) repeated.push({ ...cue, startMs, endMs: Math.min(stopMs, endMs) });
    }
  }
  return { styles, cues: repeated };
};
