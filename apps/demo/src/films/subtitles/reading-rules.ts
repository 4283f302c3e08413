import type { SubtitleLanguage } from '@madang/domain/shared/language.ts';
import type { WebVttCue } from '@madang/streaming/webvtt.ts';
import { lineLimit } from './cue.ts';

/** Limits of the trade (Netflix's timed-text style guides): 5/6 of a second to seven seconds, two frames apart, two lines. */
const SHORTEST_MS = 833;
const LONGEST_MS = 7_000;
const GAP_MS = 83;
const MOST_LINES = 2;
/** Characters a second that an adult reads at ease. */
const FASTEST: Readonly<Partial<Record<SubtitleLanguage, number>>> = { zh_cn: 9, ko: 12 };
const fastest = (language: SubtitleLanguage): number => FASTEST[language] ?? 20;

const faultsOf = (cue: WebVttCue, before: WebVttCue | undefined, language: SubtitleLanguage): string[] => {
  const lines = cue.text.split('\n');
  const length = cue.endMs - cue.startMs;
  const read = lines.filter((line) => !line.startsWith('[')).join(' ').length;
  const faults: [boolean, string][] = [
    [length < SHORTEST_MS, 'too short'],
    [length > LONGEST_MS, 'too long'],
    [before !== undefined && cue.startMs - before.endMs < GAP_MS, 'too close to the cue before'],
    [lines.length > MOST_LINES, 'more than two lines'],
    [lines.some((line) => line.length > lineLimit(language)), 'a line too wide'],
    [lines.some((line) => line.trim() === ''), 'an empty line'],
    [/\.\.\./.test(cue.text), 'three dots for an ellipsis'],
    [(read * 1000) / length > fastest(language), 'too fast to read'],
  ];
  return faults.filter(([found]) => found).map(([, fault]) => fault);
};

/** What is wrong with a list of cues, one sentence each; empty when it obeys the rules. */
export const readingFaults = (cues: readonly WebVttCue[], language: SubtitleLanguage): readonly string[] =>
  cues.flatMap((cue, i) =>
    faultsOf(cue, cues[i - 1], language).map((fault) => `${language} ${cue.startMs} “${cue.text}”: ${fault}`),
  );
