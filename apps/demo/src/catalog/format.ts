import type { CatalogName, DisplayState, Genre, PolicyRange, Rating } from '@madang/domain/catalog/vocabulary.ts';

/** One text in Korean and the five interface languages; keys are short because people type them a thousand times. */
export interface Words {
  ko: string;
  en: string;
  pt: string;
  es: string;
  zh: string;
  vi: string;
}
/** Synopses exist in the interface languages only. */
export type Synopsis = Omit<Words, 'ko'>;

export interface EpisodeWords {
  title: Words;
  synopsis: Synopsis;
}

/**
 * What the artwork needs to know: one idea, sayable in a sentence, and where it happens.
 * `family` names a scene in ../artwork/scenes; no two titles have the same one.
 */
export interface ArtDirection {
  family: SceneFamily;
  /** The poster in one sentence: "the chair is empty, its shadow is not". */
  idea: string;
  hour: 'dawn' | 'day' | 'dusk' | 'night';
  weather: 'clear' | 'rain' | 'snow' | 'mist' | 'petals' | 'wind';
  /** The one colour set against the palette, as #rrggbb. */
  accent: string;
  /** Who is in it, seen small and from behind, if anyone. */
  figures: 'none' | 'one' | 'two-apart' | 'two-together' | 'child' | 'group' | 'running';
  lettering: 'classic' | 'bold' | 'round' | 'brush' | 'wild' | 'pop' | 'serif';
}

export const SCENE_FAMILIES = [
  'giwa-eaves-moon', 'palace-corridor', 'palace-gate', 'hanok-courtyard', 'folding-screen', 'mountain-temple', 'ink-ridges', 'bamboo-forest',
  'royal-kitchen', 'scholar-desk', 'fortress-wall', 'seoul-ridge-dusk', 'neon-alley', 'rooftop-room', 'han-river-bridge', 'subway-window',
  'subway-platform', 'bus-stop', 'stairs-village', 'apartment-windows', 'office-tower', 'hospital-corridor', 'operating-light', 'courtroom',
  'newsroom', 'classroom-window', 'school-field', 'school-rooftop', 'cafe-window', 'convenience-store', 'night-market', 'kitchen-pot',
  'bakery-shelf', 'fishing-village', 'lighthouse', 'haenyeo-underwater', 'island-ferry', 'tidal-flat', 'tangerine-farm', 'rice-terraces',
  'green-tea-field', 'snowfield-umbrella', 'pine-crane', 'persimmon-tree', 'train-through-hills', 'country-road', 'concert-stage', 'practice-room',
  'radio-booth', 'recording-studio', 'variety-set', 'game-board', 'archery-range', 'baseball-stadium', 'ice-rink', 'boxing-gym',
  'empty-chair', 'mirror-room', 'locked-door', 'parking-garage', 'harbour-containers', 'burning-warehouse', 'chess-shadow', 'moon-rabbit',
  'fox-fire', 'underwater-palace', 'clockwork-workshop', 'pottery-kiln', 'loom-threads', 'market-umbrellas', 'campsite-stars', 'observatory',
  'moon-papers', 'steam-stall', 'copper-lids', 'moon-jar', 'hourglass-drum', 'stuck-lift', 'snow-phone-booth', 'rooftop-visitor', 'shoes-and-platform', 'claw-machine', 'bus-depot', 'half-fruited-tree', 'glowing-box', 'mud-clock', 'parasols-above',
  'village-loudspeaker', 'persimmon-strings', 'night-ward', 'steamed-bathhouse', 'sewing-machine', 'torn-silk', 'terminus-bench', 'pier-farewell', 'banknote-ash', 'practice-platform', 'front-page', 'type-case', 'wall-of-clocks', 'bird-of-gears', 'ship-hull',
  'container-stage', 'coin-laundry', 'giraffe-clinic', 'bee-rooftop', 'paper-planes', 'kite-stadium', 'headlamp-surgery', 'glass-bender', 'viaduct-dawn', 'eight-shadows', 'pawnshop-counter', 'turtle-desk', 'summit-kitchen', 'keyhole-house', 'meter-bridge',
  'skate-tracks', 'too-small-desk', 'tape-machine', 'sand-ring', 'two-tables', 'four-fridges', 'mountain-stage', 'last-row', 'hourglass-table', 'lamp-radio', 'seven-floats', 'two-stools', 'market-blade', 'torn-map', 'night-freight',
] as const;
export type SceneFamily = (typeof SCENE_FAMILIES)[number];

export interface TitleWords {
  /** 1001 and up; children count from it: episode 3 of 1004 is 1004003, extras from 1004901. Never reused. */
  id: number;
  /** English title in kebab-case, the name of the title in code. */
  slug: string;
  catalog: Exclude<CatalogName, 'main' | 'taste24'>;
  /** Also in the free 24-hour catalogue; its range is then FREE. */
  taste24?: true;
  /** `series` has episodes, `film` stands alone. Running times are those of the packaged films. */
  form: { kind: 'series'; episodes: number; season?: number } | { kind: 'film' };
  /** Weekday rhythm of a series as Korean television speaks of it. */
  rhythm?: 'mon-tue' | 'wed-thu' | 'fri-sat' | 'sat-sun' | 'daily' | 'weekly-mon' | 'weekly-tue' | 'weekly-wed' | 'weekly-thu' | 'weekly-fri' | 'weekly-sat' | 'weekly-sun' | 'all-at-once';
  /** First air date, YYYY-MM-DD; a series may still be running on 2026-11-22. */
  starts: string;
  broadcaster: Broadcaster;
  range: PolicyRange;
  state?: Exclude<DisplayState, 'ready'>;
  rating: Rating;
  title: Words;
  /** The Korean title in Revised Romanisation. */
  romanized: string;
  synopsis: Synopsis;
  /** Two to four, the strongest first. */
  genres: [Genre, Genre, ...Genre[]] | [Genre];
  /** Four to seven keys of the lexicon in keywords.ts. */
  keywords: string[];
  art: ArtDirection;
  /** What else exists beside the episodes; a running number each. */
  extras?: Partial<Record<'trailer' | 'teaser' | 'special' | 'behind_scenes' | 'interview' | 'pilot', number>>;
  /** Slugs of titles that belong beside this one. */
  related?: string[];
}

/** Fictional stations of the demo world. */
export const BROADCASTERS = ['HBN', 'Channel Onda', 'SEN', 'Maru TV', 'KCB', 'Madang Originals'] as const;
export type Broadcaster = (typeof BROADCASTERS)[number];

export interface WebtoonWords {
  id: number;
  slug: string;
  status: 'ongoing' | 'finished';
  episodes: number;
  starts: string;
  author: { ko: string; en: string };
  rating: Rating;
  title: Words;
  romanized: string;
  synopsis: Synopsis;
  genres: [Genre, ...Genre[]];
  keywords: string[];
  art: ArtDirection;
  /** Slug of the series made after it, if any. */
  series?: string;
}

/** Keeps the literal types and lets the compiler check one file of titles. */
export const titles = <const T extends readonly TitleWords[]>(list: T): readonly TitleWords[] => list;
