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
import { listTerms } from './words.ts';

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

export type Learned = Pick<KeytalkVectors, 'words' | 'concepts' | 'titles' | 'mentions'>;

/** Length of each vector. */
export const DIMENSIONS = 64;
/** Any number; another one turns all vectors together and leaves their angles. */
const SEED = 1446;
/** Words in more than this share of all texts say nothing of one. */
const TOO_COMMON = 0.15;
/** In a catalogue of LARGE texts, a word must occur in OFTEN of them to be learned. */
const LARGE = 2000;
const OFTEN = 3;
const MAX_WORDS = 40_000;
/** What a concept is called counts for it as much as this many titles that carry it. */
const NAMES_COUNT = 2;
const CONCEPTS_WEIGH = 1.5;
/** Weight of viewing against words in the vector of a title that is watched much. */
const VIEWING_SHARE = 0.8;
/** Viewing has half of its weight with this many profiles: a few early viewers are not representative. */
const PROFILES_FOR_HALF = 200;
/** Number of languages in which a title's text must name a concept: in one alone the word may mean something else. */
const AGREEING = 2;

const named = (names: readonly string[], vectors: Float32Array): NamedVectors => ({
  names,
  vectors: packedVectors(unitVectors(vectors, DIMENSIONS)),
});

const termsOfTexts = (texts: TitleWords['texts']): string[] =>
  TONGUES.flatMap((tongue) => {
    const text = texts[tongue];
    return text === undefined ? [] : listTerms(text, tongue);
  });

/** Each number of a sorted list with how often it is there. */
function* counted(sorted: Int32Array): Generator<readonly [number: number, count: number]> {
  for (let from = 0; from < sorted.length;) {
    const number = sorted[from] ?? 0;
    let to = from + 1;
    while (sorted[to] === number) to += 1;
    yield [number, to - from];
    from = to;
  }
}

/** Texts as the sorted numbers of their terms: the words of many thousand texts are the same few, and a number takes four bytes. */
const numberedTexts = () => {
  const numbers = new Map<string, number>();
  const frequencies: number[] = [];
  const texts: Int32Array[] = [];
  const numberOf = (term: string): number => {
    const known = numbers.get(term);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(term, number);
    frequencies.push(0);
    return number;
  };
  return {
    texts,
    add(terms: readonly string[]): void {
      const text = Int32Array.from(terms, numberOf).sort();
      for (const [number] of counted(text)) frequencies[number] = (frequencies[number] ?? 0) + 1;
      texts.push(text);
    },
    /** Each term with its number and in how many texts it is. */
    *terms(): Generator<{ readonly name: string; readonly number: number; readonly frequency: number }> {
      for (const [name, number] of numbers) yield { name, number, frequency: frequencies[number] ?? 0 };
    },
  };
};

/** The vocabulary, the commonest first, and the place of each numbered term in it; -1 for those that are not. */
const vocabularyOf = ({ texts, terms }: ReturnType<typeof numberedTexts>, titleCount: number) => {
  const least = titleCount >= LARGE ? OFTEN : 1;
  const most = Math.max(least, texts.length * TOO_COMMON);
  const all = [...terms()];
  const chosen = all
    .filter(({ frequency }) => frequency >= least && frequency <= most)
    .sort((a, b) => b.frequency - a.frequency || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_WORDS);
  const places = new Int32Array(all.length).fill(-1);
  for (const [place, { number }] of chosen.entries()) places[number] = place;
  return { names: chosen.map(({ name }) => name), places };
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

export interface VectorLearner {
  /** Reads a title; nothing of its texts is kept but the numbers of their words. */
  add(title: TitleWords): void;
  /** What was learned, to be asked for once. `tastes`: the ids of what one profile watched or liked, a list per profile, without whose. */
  learned(tastes: readonly (readonly string[])[]): Learned;
}

/**
 * Learns how words, concepts and titles belong together: from the words of titles, from what they are filed under, from what the
 * concepts are called, and from what the same profiles watched. The same for the same lessons; takes minutes for tens of
 * thousands of titles, so it runs in a thread of its own.
 */
export const vectorLearner = (): VectorLearner => {
  const filed = filedConcepts(LEXICON);
  const phrases = phraseIndex(LEXICON);
  const read = numberedTexts();
  const ids: string[] = [];
  const carried: { readonly concept: number; readonly column: number; readonly strength: number }[] = [];
  const mentions = new Map<string, string[]>();

  const add = (title: TitleWords): void => {
    const column = ids.length;
    ids.push(title.id);
    read.add([...termsOfTexts(title.texts), ...termsOfTexts(title.episodes)]);
    for (const [concept, strength] of filed(title)) carried.push({ concept, column, strength });
    for (const concept of mentionsIn(title.texts, phrases)) {
      carried.push({ concept, column, strength: STRENGTH.mention });
      const key = LEXICON[concept]?.key ?? '';
      const mentioning = mentions.get(key);
      if (mentioning) mentioning.push(title.id);
      else mentions.set(key, [title.id]);
    }
  };

  const learned = (tastes: readonly (readonly string[])[]): Learned => {
    // What a concept is called in six languages is a text like a title's: so words of one language come near those of another.
    for (const { synonyms } of LEXICON)
      read.add(TONGUES.flatMap((tongue) => synonyms[tongue].flatMap((word) => listTerms(word, tongue))));
    const columns = ids.length + LEXICON.length;
    const vocabulary = vocabularyOf(read, ids.length);
    const words = matrixBuilder(columns);
    for (const [column, numbers] of read.texts.entries())
      for (const [number, count] of counted(numbers)) {
        const row = vocabulary.places[number] ?? -1;
        if (row >= 0) words.add(row, column, count);
      }

    const concepts = matrixBuilder(columns);
    for (const { concept, column, strength } of carried) concepts.add(concept, column, strength);
    for (const concept of LEXICON.keys()) concepts.add(concept, ids.length + concept, NAMES_COUNT);

    const viewing = matrixBuilder(columns);
    const columnOf = new Map(ids.map((id, column) => [id, column]));
    for (const taste of tastes) {
      const seen = [...new Set(taste)].flatMap((id) => columnOf.get(id) ?? []);
      // A profile that watches everything says less about each pair of titles. Each title is paired with itself, which links the pair.
      if (seen.length > 1) for (const one of seen) for (const other of seen) viewing.add(one, other, 1 / (seen.length - 1));
    }

    const byWords = positivePmi(words.build(vocabulary.names.length));
    const watched = viewing.build(ids.length);
    const share = (VIEWING_SHARE * tastes.length) / (tastes.length + PROFILES_FOR_HALF);
    const unit = usualLength(positivePmi(watched), ids.length);
    const viewingWeight = unit === 0 ? 0 : (share * usualLength(byWords, ids.length)) / unit;
    const factors = factorise(
      stacked([byWords, positivePmi(concepts.build(LEXICON.length), CONCEPTS_WEIGH), positivePmi(watched, viewingWeight)]),
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
      titles: named(ids, factors.columns.subarray(0, ids.length * DIMENSIONS)),
      mentions,
    };
  };
  return { add, learned };
};

/** What a learner learns of these titles and tastes. */
export const learnVectors = (titles: Iterable<TitleWords>, tastes: readonly (readonly string[])[]): Learned => {
  const learner = vectorLearner();
  for (const title of titles) learner.add(title);
  return learner.learned(tastes);
};
