/** Transcript of a film, for reading, searching and seeking. */

import type { Cue } from './cues.ts';

export interface TranscriptLine {
  readonly id: string;
  readonly startSeconds: number;
  readonly text: string;
}

/** Joins the lines of each cue: line breaks belong to the screen. */
export const toTranscript = (cues: readonly Cue[]): readonly TranscriptLine[] =>
  cues.map(({ id, startSeconds, lines }) => ({
    id,
    startSeconds,
    text: lines.map((line) => line.map((span) => span.text).join('')).join(' '),
  }));

/** Current or last spoken line. Null before the first. */
export const lineAt = (lines: readonly TranscriptLine[], positionSeconds: number): TranscriptLine | null =>
  lines.findLast((line) => line.startSeconds <= positionSeconds) ?? null;

/** Start of the next line in seconds, after the given position. Infinity after the last. */
export const nextLineAt = (lines: readonly TranscriptLine[], positionSeconds: number): number =>
  lines.find((line) => line.startSeconds > positionSeconds)?.startSeconds ?? Infinity;

/** Folds case and diacritics, so that `cafe` matches `Café`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Lines that contain every word of the query, in any order. All lines for an empty query. */
export const findLines = (lines: readonly TranscriptLine[], query: string): readonly TranscriptLine[] => {
  const wanted = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return lines.filter(({ text }) => {
    const words = plain(text);
    return wanted.every((word) => words.includes(word));
  });
};
