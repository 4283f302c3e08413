import type { Genre } from '@madang/domain/catalog/vocabulary.ts';
import { factorise } from '@madang/domain/search/factorise.ts';
import type { KeytalkVectors, NamedVectors } from '@madang/domain/search/keytalk-vectors.ts';
import { packedVectors, unitVectors } from '@madang/domain/search/nearness.ts';
import { positivePmi } from '@madang/domain/search/positive-pmi.ts';
import { matrixBuilder, type SparseMatrix, stacked } from '@madang/domain/search/sparse-matrix.ts';
import { filedConcepts, STRENGTH } from './carriers.ts';
import { type Tongue, TONGUES } from './lexicon/entry.ts';
import { LEXICON } from './lexicon/lexicon.ts';
import { phraseIndex } from './phrases.ts';
import { termsOf } from './words.ts';

/** What there is to learn from about one title. */
export interface TitleWords {
  readonly id: string;
  /** Its names and synopses. */
  readonly texts: Readonly<Partial<Record<Tongue, string>>>;
  /** Names and synopses of its episodes: they tell what its words mean, and not what it is about. */
  readonly episodes: Readonly<Partial<Record<Tongue, string>>>;
  readonly keywords: readonly string[];
  readonly genres: readonly Genre[];
}

export interface Lessons {
  readonly titles: readonly TitleWords[];
  /** The ids of what one profile watched or liked, a list per profile and without saying whose. */
  readonly tastes: readonly (readonly string[])[];
}

export type Learned = Pick<KeytalkVectors, 'words' | 'concepts' | 'titles' | 'mentions'>;

const DIMENSIONS = 64;
/** Any number; another one turns all vectors together and leaves their angles. */
const SEED = 1446;
/** Words in more than this share of all texts say nothing of one. */
const TOO_COMMON = 0.15;
/** In a large catalogue a word must be in so many texts before anything can be learned of it. */
const LARGE = 2000;
const OFTEN = 3;
const MOST_WORDS = 40_000;
/** What a concept is called counts for it as much as this many titles that carry it. */
const NAMES_COUNT = 2;
const CONCEPTS_WEIGH = 1.5;
/** A title that is watched much is told as much by that as by this share of its words. */
const VIEWING_SHARE = 0.8;
/** With so many profiles viewing has half of its weight: the few first ones tell of themselves. */
const PROFILES_FOR_HALF = 200;
/** In so many of its languages a title must name a concept: one alone may be a word that means something else. */
const AGREEING = 2;

const named = (names: readonly string[], vectors: Float32Array): NamedVectors => ({
  names,
  vectors: packedVectors(unitVectors(vectors, DIMENSIONS)),
});

const termsOfTexts = (texts: TitleWords['texts']): string[] =>
  TONGUES.flatMap((tongue) => {
    const text = texts[tongue];
    return text === undefined ? [] : termsOf(text, tongue);
  });

/** The vocabulary, the commonest first, with each text as places in it. */
const vocabularyOf = (documents: readonly (readonly string[])[], titleCount: number) => {
  const frequencies = new Map<string, number>();
  for (const terms of documents) for (const term of new Set(terms)) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  const least = titleCount >= LARGE ? OFTEN : 1;
  const most = Math.max(least, documents.length * TOO_COMMON);
  const names = [...frequencies]
    .filter(([, frequency]) => frequency >= least && frequency <= most)
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(([term]) => term);
  return { names, places: new Map(names.map((term, place) => [term, place])) };
};

/** The usual length of those of the first columns of a matrix in which there is something. */
const usualLength = ({ places, values }: SparseMatrix, columns: number): number => {
  const squares = new Float64Array(columns);
  for (const [at, column] of places.entries())
    if (column < columns) squares[column] = (squares[column] ?? 0) + (values[at] ?? 0) ** 2;
  const lengths = squares.filter((square) => square > 0).map(Math.sqrt);
  return lengths.length === 0 ? 0 : lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
};

/** Which concepts the words of a title name, in enough of its languages. */
const mentionsIn = (texts: TitleWords['texts'], phrases: ReturnType<typeof phraseIndex>): number[] => {
  const given = TONGUES.flatMap((tongue) => (texts[tongue] ? [[tongue, texts[tongue]] as const] : []));
  const votes = new Map<number, number>();
  for (const [tongue, text] of given) {
    const matches = phrases.matches(text, [tongue], tongue).filter(({ nested, inner }) => !nested && !inner);
    for (const concept of new Set(matches.map((match) => match.concept))) votes.set(concept, (votes.get(concept) ?? 0) + 1);
  }
  const needed = Math.min(AGREEING, new Set(given.map(([, text]) => text)).size);
  return [...votes].filter(([, count]) => count >= needed).map(([concept]) => concept);
};

/**
 * Learns how words, concepts and titles belong together: from the words of titles, from what they are filed under, from what the
 * concepts are called, and from what the same profiles watched. Pure, and the same for the same lessons; takes seconds for tens of
 * thousands of titles, so it runs in a thread of its own.
 */
export const learnVectors = ({ titles, tastes }: Lessons): Learned => {
  const filed = filedConcepts(LEXICON);
  const phrases = phraseIndex(LEXICON);
  // What a concept is called in six languages is a text like a title's: so words of one language come near those of another.
  const documents = [
    ...titles.map(({ texts, episodes }) => [...termsOfTexts(texts), ...termsOfTexts(episodes)]),
    ...LEXICON.map(({ synonyms }) => TONGUES.flatMap((tongue) => synonyms[tongue].flatMap((word) => termsOf(word, tongue)))),
  ];
  const vocabulary = vocabularyOf(documents, titles.length);
  const words = matrixBuilder(documents.length);
  for (const [column, terms] of documents.entries())
    for (const term of terms) {
      const row = vocabulary.places.get(term);
      if (row !== undefined) words.add(row, column, 1);
    }

  const concepts = matrixBuilder(documents.length);
  const mentions = new Map<string, string[]>();
  for (const [column, title] of titles.entries()) {
    for (const [concept, strength] of filed(title)) concepts.add(concept, column, strength);
    for (const concept of mentionsIn(title.texts, phrases)) {
      concepts.add(concept, column, STRENGTH.mention);
      const key = LEXICON[concept]?.key ?? '';
      mentions.set(key, [...(mentions.get(key) ?? []), title.id]);
    }
  }
  for (const concept of LEXICON.keys()) concepts.add(concept, titles.length + concept, NAMES_COUNT);

  const viewing = matrixBuilder(documents.length);
  const columns = new Map(titles.map(({ id }, column) => [id, column]));
  for (const taste of tastes) {
    const seen = [...new Set(taste)].flatMap((id) => columns.get(id) ?? []);
    // Whoever watches everything says less about each pair. That a title goes with itself is what joins the two of a pair.
    if (seen.length > 1) for (const one of seen) for (const other of seen) viewing.add(one, other, 1 / (seen.length - 1));
  }

  const byWords = positivePmi(words.build(vocabulary.names.length));
  const counted = viewing.build(titles.length);
  const share = (VIEWING_SHARE * tastes.length) / (tastes.length + PROFILES_FOR_HALF);
  const unit = usualLength(positivePmi(counted), titles.length);
  const viewingWeight = unit === 0 ? 0 : (share * usualLength(byWords, titles.length)) / unit;
  const factors = factorise(
    stacked([byWords, positivePmi(concepts.build(LEXICON.length), CONCEPTS_WEIGH), positivePmi(counted, viewingWeight)]),
    DIMENSIONS,
    SEED,
  );
  const wordsEnd = vocabulary.names.length * DIMENSIONS;
  return {
    words: named(vocabulary.names, factors.rows.subarray(0, wordsEnd)),
    concepts: named(
      LEXICON.map(({ key }) => key),
      factors.rows.subarray(wordsEnd, wordsEnd + LEXICON.length * DIMENSIONS),
    ),
    titles: named(
      titles.map(({ id }) => id),
      factors.columns.subarray(0, titles.length * DIMENSIONS),
    ),
    mentions,
  };
};
