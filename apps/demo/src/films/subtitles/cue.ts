import type { SubtitleLanguage } from '@madang/domain/shared/language.ts';
import type { WebVttCue } from '@madang/streaming/webvtt.ts';
import { formatWebVtt } from '@madang/streaming/webvtt.ts';
import { SOUNDS } from './sounds.ts';
import type { SoundName } from './sounds.ts';
import type { SpokenText } from './spoken-text.ts';

/** Something said or sung (`text`), something heard (`sound`), or both at once; times in milliseconds of the film. */
export type FilmCue = Readonly<{ startMs: number; endMs: number }> &
  (Readonly<{ text: SpokenText; sound?: SoundName }> | Readonly<{ text?: undefined; sound: SoundName }>);

/** Subtitles carry the words alone; captions also say what sounds. */
export const SUBTITLE_KINDS = ['subtitles', 'captions'] as const;
export type SubtitleKind = (typeof SUBTITLE_KINDS)[number];

/** Characters per line: 16 where a character is a whole square, 42 elsewhere, as Netflix's timed-text style guides have it. */
export const lineLimit = (language: SubtitleLanguage): number => (language === 'zh_cn' || language === 'ko' ? 16 : 42);

/** Breaks a text that is too long for one line at the space nearest to its middle; a written line break stays. */
export const linesOf = (text: string, language: SubtitleLanguage): readonly string[] => {
  if (text.includes('\n')) return text.split('\n');
  if (text.length <= lineLimit(language)) return [text];
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const at = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
};

const spoken = ({ text }: FilmCue, language: SubtitleLanguage): readonly string[] =>
  text ? linesOf(text[language], language) : [];

const heard = ({ sound }: FilmCue, language: SubtitleLanguage): readonly string[] =>
  sound ? [`[${SOUNDS[sound][language]}]`] : [];

/** The cues of one language as they stand on the screen. */
export const renderCues = (cues: readonly FilmCue[], language: SubtitleLanguage, kind: SubtitleKind): readonly WebVttCue[] =>
  cues
    .map((cue) => ({
      startMs: cue.startMs,
      endMs: cue.endMs,
      settings: '',
      text: [...(kind === 'captions' ? heard(cue, language) : []), ...spoken(cue, language)].join('\n'),
    }))
    .filter(({ text }) => text !== '');

/** One subtitle track as a WebVTT file. */
export const writeWebVtt = (cues: readonly FilmCue[], language: SubtitleLanguage, kind: SubtitleKind): string =>
  formatWebVtt({ styles: [], cues: renderCues(cues, language, kind) });
