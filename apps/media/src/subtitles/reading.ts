import type { CueAtLine, SkippedLine } from '@madang/streaming/webvtt.ts';

/** What a reader made of a file: its cues in any order, and the lines that it left out. */
export type SubtitleReading = Readonly<{ cues: readonly CueAtLine[]; skipped: readonly SkippedLine[] }>;

/** Settings of a cue at the upper edge. */
export const AT_TOP = 'line:5%';
