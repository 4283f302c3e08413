/** What is said in a film, as a list to read, search and jump by. */

import type { Cue } from './cues.ts';

export interface TranscriptLine {
  readonly id: string;
  readonly startSeconds: number;
  readonly text: string;
}

/** A cue's lines are breaks of the screen, not of the sentence. */
export const transcriptOf = (cues: readonly Cue[]): readonly TranscriptLine[] =>
  cues.map(({ id, startSeconds, lines }) => ({
    id,
    startSeconds,
    text: lines.map((line) => line.map((span) => span.text).join('')).join(' '),
  }));

/** The line that is being said, or was said last; null before the first. */
export const lineAt = (lines: readonly TranscriptLine[], positionSeconds: number): TranscriptLine | null =>
  lines.findLast((line) => line.startSeconds <= positionSeconds) ?? null;

/** The second, after the given one, at which the next line is said; Infinity after the last. */
export const nextLineAt = (lines: readonly TranscriptLine[], positionSeconds: number): number =>
  lines.find((line) => line.startSeconds > positionSeconds)?.startSeconds ?? Infinity;

/** Letters without marks and case, so that `cafe` finds `Café`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The lines that have every word of the query, in any order; all lines for an empty one. */
export const findLines = (lines: readonly TranscriptLine[], query: string): readonly TranscriptLine[] => {
  const wanted = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return lines.filter(({ text }) => {
    const said = plain(text);
    return wanted.every((word) => said.includes(word));
  });
};
