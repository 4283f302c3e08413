import type { EntryLookup, EntrySearch } from '@madang/database/search/search-entries.repository.ts';
import { editsBetween } from '@madang/domain/search/rank.ts';
import type { EntryKey } from './entries.ts';
import type { Space } from './keys.ts';
import { listVocabulary } from './name-index.ts';
import { MIN_INFIX, maxEdits } from './names.ts';
import type { QueryReading } from './query-readings.ts';

/** Longest prefix of a word that is one gram. */
export const MAX_PREFIX_LENGTH = 4;
/** Length of the n-grams that are found anywhere in a name. A Chinese character says more. */
const NGRAM_LENGTH: Readonly<Record<Space, number>> = { latin: 3, jamo: 3, initials: 3, han: 2, sound: 3 };
/** This many n-grams identify a long text well enough. */
const MAX_NGRAMS = 10;
/** Length of a stem, the prefix of a word in which typing errors are corrected. */
export const STEM = 7;
/** Prefixes up to this length may match very many names. A Chinese character says more. */
export const MAX_COMMON_PREFIX: Readonly<Record<Space, number>> = { latin: 3, sound: 3, jamo: 4, initials: 3, han: 1 };
/** Shorter prefixes are stems too: of a word that is still being typed with an error. */
const SHORT_STEMS = [3, 4, 5];

/** FNV-1a, as a signed number that fits an integer of the database. Two texts with one number find too much, never too little. */
const numberOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash | 0;
};

/** Prefix of a word of a name. */
export const prefixGram = (space: Space, text: string): number => numberOf(`<${space} ${text}`);
/** Gram of a short prefix, for which the best matches may be stored as a list; null for a longer text. */
export const commonPrefixGram = (space: Space, text: string): number | null =>
  text.length <= MAX_COMMON_PREFIX[space] ? prefixGram(space, text) : null;
const infixGram = (space: Space, text: string): number => numberOf(`~${space} ${text}`);
const wholeGram = (space: Space, text: string): number => numberOf(`=${space} ${text}`);
const deletionGram = (space: Space, text: string): number => numberOf(`-${space} ${text}`);
export const stemGram = (space: Space, text: string): number => numberOf(`^${space} ${text}`);
/** The tag or person that leads to a title. */
export const leaderGram = (leader: string): number => numberOf(`@${leader}`);
/** Every tag and person. */
export const LEADER_GRAM = numberOf('leader');

const listNgrams = (space: Space, text: string): readonly string[] =>
  Array.from({ length: Math.max(0, text.length - NGRAM_LENGTH[space] + 1) }, (_, at) => text.slice(at, at + NGRAM_LENGTH[space]));

/** The grams of the names of an entry. */
export const gramsToIndex = (keys: readonly EntryKey[]): Set<number> => {
  const grams = new Set<number>();
  for (const { space, text, starts } of keys) {
    grams.add(wholeGram(space, text));
    for (const piece of listNgrams(space, text)) grams.add(infixGram(space, piece));
    for (const start of starts)
      for (let end = start + 1; end <= Math.min(start + MAX_PREFIX_LENGTH, text.length); end += 1)
        grams.add(prefixGram(space, text.slice(start, end)));
  }
  return grams;
};

const sampleEvenly = <T>(many: readonly T[], most: number): readonly T[] =>
  many.length <= most ? many : Array.from({ length: most }, (_, index) => many[Math.floor((index * many.length) / most)] as T);

/** N-grams of every name that contains a text; none for a very short text. */
export const infixGrams = (space: Space, text: string): readonly number[] =>
  sampleEvenly(listNgrams(space, text), MAX_NGRAMS).map((piece) => infixGram(space, piece));

/** Grams of every name in which a word, or in Korean and Chinese a syllable, begins with the text. */
export const prefixGrams = (space: Space, text: string): readonly number[] => {
  const begin = prefixGram(space, text.slice(0, MAX_PREFIX_LENGTH));
  return text.length <= MAX_PREFIX_LENGTH ? [begin] : [begin, ...infixGrams(space, text)];
};

/** Grams of every name that equals the text. */
export const wholeGrams = (space: Space, text: string): readonly number[] => [wholeGram(space, text)];

/** A text, and its variants with up to `most` letters deleted. */
const deletionVariants = (text: string, most: number): ReadonlySet<string> => {
  const texts = new Set([text]);
  let last: readonly string[] = [text];
  for (let missing = 0; missing < most; missing += 1) {
    last = last.flatMap((long) => Array.from(long, (_, at) => long.slice(0, at) + long.slice(at + 1)));
    for (const short of last) texts.add(short);
  }
  return texts;
};

/**
 * Deletion variants of a stem (symmetric delete spelling correction, SymSpell): two texts within an edit distance of two, swaps included,
 * have a variant in common when up to two letters are deleted from each.
 */
export const deletionsOfStem = (space: Space, stem: string): readonly number[] => {
  const texts = new Set(deletionVariants(stem, 2));
  for (const length of SHORT_STEMS)
    if (length < stem.length) for (const text of deletionVariants(stem.slice(0, length), 1)) texts.add(text);
  return Array.from(texts, (text) => deletionGram(space, text));
};
/** Deletion variants of typed text, with up to `most` letters deleted, to compare with those of stems. */
export const deletionsOfQuery = (space: Space, typed: string, most: number): readonly number[] =>
  Array.from(deletionVariants(typed.slice(0, STEM), most), (text) => deletionGram(space, text));

/** The stems of the words that may be meant by a name. */
export const listStems = (key: EntryKey): readonly string[] =>
  listVocabulary(key)
    .map((word) => word.slice(0, STEM))
    .filter((stem) => stem.length > 1);

/** Grams that a name must have, all of them. */
export type Grams = readonly number[];

/** Maximum number of entries read per kind of match: the whole name, its start, a leading person or tag, inside a word. */
const LOOKUP_LIMITS = { whole: 50, started: 300, leading: 50, inside: 200 };
/** Maximum number of entries read per interpretation of several words. */
const MAX_PER_COMBINATION = 100;
const MAX_COMBINATIONS = 24;

const toLookup = (grams: Grams, limit: number, listed: number | null = null): EntryLookup => ({ grams, limit, listed });

/** Looks for names equal to the text and names that start with it. */
export const lookupsFor = ({ space, text }: Pick<QueryReading, 'space' | 'text'>): readonly EntryLookup[] => {
  const [started, listed] = [prefixGrams(space, text), commonPrefixGram(space, text)];
  return [
    toLookup(wholeGrams(space, text), LOOKUP_LIMITS.whole),
    toLookup(started, LOOKUP_LIMITS.started, listed),
    toLookup([...started, LEADER_GRAM], LOOKUP_LIMITS.leading, listed),
  ];
};

/** People and tags that go on so. */
export const leaderLookups = (some: readonly Grams[]): readonly EntryLookup[] =>
  some.map((grams) => toLookup([...grams, LEADER_GRAM], LOOKUP_LIMITS.leading));

/** What a name has that holds a text inside of a word. */
export const infixAlternatives = ({ space, text }: QueryReading): readonly Grams[] =>
  space === 'latin' && text.length >= MIN_INFIX ? [infixGrams(space, text)] : [];
export const infixLookups = (reading: QueryReading): readonly EntryLookup[] =>
  infixAlternatives(reading).map((grams) => toLookup(grams, LOOKUP_LIMITS.inside));

/** Looks for several things in one entry, each of which may be meant in several ways: the first ways come first. */
export const lookupsForAll = (meant: readonly (readonly Grams[])[]): readonly EntryLookup[] => {
  let combinations: readonly { readonly grams: Grams; readonly place: number }[] = [{ grams: [], place: 0 }];
  for (const each of meant) {
    const longer = combinations.flatMap((combination) =>
      each.map((grams, place) => ({ grams: [...combination.grams, ...grams], place: combination.place + place })),
    );
    combinations = longer.sort((a, b) => a.place - b.place).slice(0, MAX_COMBINATIONS);
  }
  return combinations.map(({ grams }) => toLookup(grams, MAX_PER_COMBINATION));
};

/** Edit distance between a stem and typed text, where either may be a prefix of the other. */
const stemDistance = (typed: string, stem: string, most: number): number => {
  const goesOn = editsBetween(typed, stem, most, true);
  // What is cut off a stem may be anything.
  return stem.length < STEM ? goesOn : Math.min(goesOn, editsBetween(stem, typed, most, true));
};

/** For each of several texts that may have typing errors, the prefixes of words that may be meant, by edit distance. */
export const findCorrections = async (
  search: EntrySearch,
  typed: readonly QueryReading[],
  most: number,
): Promise<readonly (readonly Grams[])[]> => {
  const found = await search.findStems(typed.map((reading) => deletionsOfQuery(reading.space, reading.text, maxEdits(reading))));
  const bySource = Map.groupBy(found, (stem) => stem.typed);
  return typed.map((reading, index) => {
    const { space, text } = reading;
    const allowed = maxEdits(reading);
    return (bySource.get(index) ?? [])
      .filter((stem) => stem.space === space)
      .map(({ stem }) => ({ stem, edits: stemDistance(text, stem, allowed), length: Math.abs(stem.length - text.length) }))
      .filter(({ edits }) => edits <= allowed)
      .sort((a, b) => a.edits - b.edits || a.length - b.length || (a.stem < b.stem ? -1 : 1))
      .slice(0, most)
      .map(({ stem }) => prefixGrams(space, stem));
  });
};
