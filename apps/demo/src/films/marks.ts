export const FILM_NAMES = [
  'hanok',
  'neon',
  'encore',
  'tide',
  'market',
  'fox',
  'rabbit',
  'subway',
  'umbrella',
  'kiln',
  'soup',
  'radio',
  'heiress',
  'ferry',
  'clinic',
  'lunch',
  'snowplow',
  'rink',
  'practice',
  'pass',
  'clock',
] as const;
export type FilmName = (typeof FILM_NAMES)[number];

/** The packaged version of a film without its title card and credits, for titles that borrow it. */
export const untitledAsset = (film: string): string => `${film}-untitled`;

/** What a player may skip and where it may jump to; all in milliseconds of the film. */
export interface FilmMarks {
  /** The opening with the title, which "skip intro" leaves out. */
  introStartMs: number;
  introEndMs: number;
  /** From here on names stand in the picture, and the next episode may be offered. */
  creditsStartMs: number;
  /** Where each shot begins, the first at 0. */
  chapterStartsMs: readonly [0, ...number[]];
}

/** Plain numbers, so that the catalogue can know the films without loading what draws them. */
export const FILM_MARKS: Readonly<Record<FilmName, FilmMarks>> = {
  hanok: {
    introStartMs: 1_000,
    introEndMs: 12_000,
    creditsStartMs: 66_400,
    chapterStartsMs: [0, 13_000, 25_000, 34_000, 45_000, 53_000, 63_000],
  },
  neon: {
    introStartMs: 500,
    introEndMs: 9_000,
    creditsStartMs: 54_800,
    chapterStartsMs: [0, 10_000, 19_000, 31_000, 39_000, 47_000],
  },
  encore: {
    introStartMs: 8_000,
    introEndMs: 16_000,
    creditsStartMs: 55_600,
    chapterStartsMs: [0, 8_000, 20_000, 31_000, 39_000, 50_000],
  },
  tide: {
    introStartMs: 500,
    introEndMs: 9_000,
    creditsStartMs: 54_400,
    chapterStartsMs: [0, 10_000, 18_000, 27_000, 39_000, 47_000, 53_000],
  },
  market: {
    introStartMs: 500,
    introEndMs: 9_500,
    creditsStartMs: 55_800,
    chapterStartsMs: [0, 10_000, 19_000, 28_000, 36_000, 44_000, 52_000],
  },
  fox: {
    introStartMs: 500,
    introEndMs: 9_000,
    creditsStartMs: 54_800,
    chapterStartsMs: [0, 10_000, 19_000, 29_000, 38_000, 48_000],
  },
  rabbit: {
    introStartMs: 500,
    introEndMs: 9_000,
    creditsStartMs: 43_800,
    chapterStartsMs: [0, 10_000, 18_000, 26_000, 33_000, 41_000],
  },
  subway: {
    introStartMs: 500,
    introEndMs: 7_000,
    creditsStartMs: 43_800,
    chapterStartsMs: [0, 10_000, 18_000, 26_000, 33_000, 40_000],
  },
  umbrella: {
    introStartMs: 500,
    introEndMs: 8_800,
    creditsStartMs: 43_600,
    chapterStartsMs: [0, 10_000, 18_000, 26_000, 34_000, 41_000],
  },
  kiln: {
    introStartMs: 500,
    introEndMs: 8_600,
    creditsStartMs: 44_000,
    chapterStartsMs: [0, 10_000, 18_000, 25_000, 33_000, 40_000],
  },
  soup: {
    introStartMs: 500,
    introEndMs: 8_600,
    creditsStartMs: 43_800,
    chapterStartsMs: [0, 10_000, 18_000, 26_000, 33_000, 40_000],
  },
  radio: {
    introStartMs: 500,
    introEndMs: 8_600,
    creditsStartMs: 43_800,
    chapterStartsMs: [0, 10_000, 18_000, 25_000, 33_000, 40_000],
  },
  heiress: {
    introStartMs: 500,
    introEndMs: 8_600,
    creditsStartMs: 43_800,
    chapterStartsMs: [0, 10_000, 17_000, 25_000, 33_000, 40_000],
  },
  ferry: {
    introStartMs: 500,
    introEndMs: 8_000,
    creditsStartMs: 43_800,
    chapterStartsMs: [0, 10_000, 18_000, 25_000, 33_000, 40_000],
  },
  clinic: {
    introStartMs: 500,
    introEndMs: 8_000,
    creditsStartMs: 43_800,
    chapterStartsMs: [0, 10_000, 18_000, 25_000, 32_000, 40_000],
  },
  lunch: {
    introStartMs: 500,
    introEndMs: 8_400,
    creditsStartMs: 43_800,
    chapterStartsMs: [0, 10_000, 18_000, 26_000, 34_000, 41_000],
  },
  snowplow: {
    introStartMs: 500,
    introEndMs: 8_800,
    creditsStartMs: 43_800,
    chapterStartsMs: [0, 10_000, 18_000, 26_000, 33_000, 41_000],
  },
  rink: {
    introStartMs: 500,
    introEndMs: 8_400,
    creditsStartMs: 43_800,
    chapterStartsMs: [0, 10_000, 18_000, 26_000, 34_000, 41_000],
  },
  practice: {
    introStartMs: 500,
    introEndMs: 8_000,
    creditsStartMs: 43_800,
    chapterStartsMs: [0, 10_000, 18_000, 25_000, 32_000, 40_000],
  },
  pass: {
    introStartMs: 500,
    introEndMs: 8_200,
    creditsStartMs: 43_800,
    chapterStartsMs: [0, 10_000, 18_000, 25_000, 32_000, 40_000],
  },
  clock: {
    introStartMs: 500,
    introEndMs: 8_000,
    creditsStartMs: 43_800,
    chapterStartsMs: [0, 10_000, 18_000, 25_000, 32_000, 40_000],
  },
};
