import { SUBTITLE_LANGUAGES, SUBTITLE_TAGS } from '../shared/language.ts';

/** Allowed values of the subtitle style. */
export const SUBTITLE_STYLE = {
  size: ['small', 'medium', 'large', 'huge'],
  color: ['white', 'yellow', 'green', 'cyan'],
  background: ['none', 'soft', 'solid'],
  edge: ['none', 'outline', 'shadow'],
} as const;
export const SUBTITLE_PLACES = ['bottom', 'raised', 'top'] as const;
export type SubtitlePlace = (typeof SUBTITLE_PLACES)[number];

const TAGS = SUBTITLE_LANGUAGES.map((language) => SUBTITLE_TAGS[language]);
/** BCP 47 with `+cc` for closed captions, or `off`. */
export const SECOND_SUBTITLES: readonly [string, ...string[]] = ['off', ...TAGS, ...TAGS.map((tag) => `${tag}+cc`)];

interface SubtitleValues extends Readonly<{ [Part in keyof typeof SUBTITLE_STYLE]: (typeof SUBTITLE_STYLE)[Part][number] }> {
  readonly place: SubtitlePlace;
  readonly second: string;
}
export type SubtitlePart = keyof SubtitleValues;

/** Parts of the preferences with their allowed values. Each part is stored and merged separately. */
export const SUBTITLE_PARTS: { readonly [Part in SubtitlePart]: readonly SubtitleValues[Part][] } = {
  ...SUBTITLE_STYLE,
  place: SUBTITLE_PLACES,
  second: SECOND_SUBTITLES,
};

/** Stored choice. */
export interface SubtitleChoice {
  readonly part: SubtitlePart;
  /** The series that a place was chosen in: programs differ in where they have captions of their own. Null for everything else. */
  readonly seriesId: string | null;
  readonly value: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly chosenAt: number;
}

/** Maximum age of a choice made offline, in seconds. Older ones are clamped. */
export const MAX_CHOICE_AGE_SECONDS = 30 * 86_400;
/** Per-series placements kept per profile, newest first. */
export const MAX_SERIES_PLACES = 200;

/** Server time of a choice (ms). The browser reports its age in seconds, because its clock may be wrong. */
export const choiceTime = (now: number, ageSeconds: number): number =>
  now - Math.min(Math.max(0, ageSeconds), MAX_CHOICE_AGE_SECONDS) * 1000;

/** Last write wins. On a tie the later arrival. */
export const newerChoice = (stored: SubtitleChoice | null, choice: SubtitleChoice): SubtitleChoice =>
  stored && stored.chosenAt > choice.chosenAt ? stored : choice;

/** Null for a part that was never chosen. */
export type SubtitlePreferences = { readonly [Part in SubtitlePart]: SubtitleValues[Part] | null };

/** Preferences of a profile for a title. Values no longer offered count as none. */
export const preferencesIn = (choices: readonly SubtitleChoice[], seriesId: string | null): SubtitlePreferences => {
  const valueOf = <Part extends SubtitlePart>(part: Part): SubtitleValues[Part] | null => {
    const offered = SUBTITLE_PARTS[part];
    const mine = choices.filter((choice) => choice.part === part && offered.some((value) => value === choice.value));
    const ofSeries = seriesId === null ? undefined : mine.find((choice) => choice.seriesId === seriesId);
    const chosen = (ofSeries ?? mine.find((choice) => choice.seriesId === null))?.value;
    return offered.find((value) => value === chosen) ?? null;
  };
  return {
    size: valueOf('size'),
    color: valueOf('color'),
    background: valueOf('background'),
    edge: valueOf('edge'),
    place: valueOf('place'),
    second: valueOf('second'),
  };
};
