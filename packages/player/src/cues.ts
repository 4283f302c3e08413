/** Subtitle cues as plain data, rendered by the page instead of the browser. */

export interface CueSpan {
  readonly text: string;
  readonly italic: boolean;
  readonly bold: boolean;
}

export interface Cue {
  readonly id: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly lines: readonly (readonly CueSpan[])[];
  /** Positioned at the top, away from burned-in captions. */
  readonly atTop: boolean;
}

/** Subset of the streaming library's cue. */
export interface ParsedCue {
  readonly startTime: number;
  readonly endTime: number;
  readonly payload: string;
  readonly lineBreak: boolean;
  readonly nestedCues: readonly ParsedCue[];
  readonly fontStyle: string;
  readonly fontWeight: number;
  /** WebVTT `line`: a percentage of the height or a line number, counted from below when negative. */
  readonly line: number | null;
  readonly lineInterpretation: number;
}

const PERCENTAGE = 1;
const BOLD = 700;

const isAtTop = (cue: ParsedCue): boolean => {
  if (cue.line === null || cue.line < 0) return false;
  return cue.lineInterpretation === PERCENTAGE ? cue.line < 50 : cue.line < 8;
};

/** Flattens nested cues, which are WebVTT spans. A line break is a cue of its own or a newline in a payload. */
const collectSpans = (cue: ParsedCue, italic: boolean, bold: boolean, lines: CueSpan[][]): void => {
  const style = { italic: italic || cue.fontStyle === 'italic', bold: bold || cue.fontWeight >= BOLD };
  if (cue.lineBreak) lines.push([]);
  cue.payload.split('\n').forEach((text, index) => {
    if (index > 0) lines.push([]);
    if (text !== '') lines.at(-1)?.push({ text, ...style });
  });
  for (const nested of cue.nestedCues) collectSpans(nested, style.italic, style.bold, lines);
};

export const readCue = (parsed: ParsedCue): Cue => {
  const lines: CueSpan[][] = [[]];
  collectSpans(parsed, false, false, lines);
  const written = lines.filter((line) => line.length > 0);
  const text = written.map((line) => line.map((span) => span.text).join('')).join('\n');
  return {
    id: `${parsed.startTime.toFixed(3)} ${parsed.endTime.toFixed(3)} ${text}`,
    startSeconds: parsed.startTime,
    endSeconds: parsed.endTime,
    lines: written,
    atTop: isAtTop(parsed),
  };
};

/** The cues on screen at a moment. A cue is shown from its start until just before its end (WebVTT 1, section 8.1). */
export const cuesAt = (cues: readonly Cue[], positionSeconds: number): readonly Cue[] =>
  cues.filter((cue) => cue.startSeconds <= positionSeconds && positionSeconds < cue.endSeconds);

/** Next position in seconds at which the cues on screen change. Infinity after the last. */
export const cuesChangeAt = (cues: readonly Cue[], positionSeconds: number): number =>
  cues
    .flatMap((cue) => [cue.startSeconds, cue.endSeconds])
    .filter((seconds) => seconds > positionSeconds)
    .reduce((one, other) => Math.min(one, other), Infinity);

export const sameCues = (one: readonly Cue[], other: readonly Cue[]): boolean =>
  one.length === other.length && one.every((cue, index) => cue.id === other[index]?.id);
