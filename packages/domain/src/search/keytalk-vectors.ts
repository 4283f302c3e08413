/** Unit vectors with names: signed bytes, as many for each name. */
export interface NamedVectors {
  readonly names: readonly string[];
  readonly vectors: Int8Array;
}

/** What was learned of how words, concepts and titles belong together. */
export interface KeytalkVectors {
  /** The catalogue from which it was learned. */
  readonly catalogVersion: string;
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

const DAY_MS = 86_400_000;

/** Vectors are learned anew for another catalogue, and daily because people go on watching. `now` in milliseconds since 1970. */
export const isOutOfDate = (
  learned: Pick<KeytalkVectors, 'catalogVersion' | 'learnedAt'> | null,
  catalogVersion: string,
  now: number,
): boolean => learned === null || learned.catalogVersion !== catalogVersion || now - learned.learnedAt >= DAY_MS;
