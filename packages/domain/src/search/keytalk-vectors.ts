/** Unit vectors with names: signed bytes, as many for each name. */
export interface NamedVectors {
  readonly names: readonly string[];
  readonly vectors: Int8Array;
}

/** What was learned of how words, concepts and titles belong together. */
export interface KeytalkVectors {
  /** The catalogue from which it was learned. */
  readonly catalogVersion: string;
  /** The code and the lexicon by which it was learned: others learn otherwise. */
  readonly learner: string;
  /** Milliseconds since 1970. */
  readonly learnedAt: number;
  /** Terms in the forms of their languages, the commonest first. */
  readonly words: NamedVectors;
  /** By key of the lexicon. */
  readonly concepts: NamedVectors;
  /** By id. */
  readonly titles: NamedVectors;
  /** Ids of the titles whose own words name a concept, by its key. */
  readonly mentions: ReadonlyMap<string, readonly string[]>;
}

/** Of what and when something was learned. */
export type KeytalkState = Pick<KeytalkVectors, 'catalogVersion' | 'learner' | 'learnedAt'>;

const DAY_MS = 86_400_000;

/** Whether to retrain the vectors: the catalog or the learner changed, or they are a day old. `now` in ms since 1970. */
export const isOutOfDate = (
  learned: KeytalkState | null,
  { catalogVersion, learner }: Omit<KeytalkState, 'learnedAt'>,
  now: number,
): boolean =>
  learned === null ||
  learned.catalogVersion !== catalogVersion ||
  learned.learner !== learner ||
  now - learned.learnedAt >= DAY_MS;

/** Whether there are as many numbers as there have to be for each name. */
export const isWhole = (
  { words, concepts, titles }: Pick<KeytalkVectors, 'words' | 'concepts' | 'titles'>,
  dimensions: number,
): boolean => [words, concepts, titles].every(({ names, vectors }) => vectors.length === names.length * dimensions);
