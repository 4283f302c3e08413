import type { EntryLookup, EntrySearch } from '@madang/database/search/search-entries.repository.ts';
import { editsBetween } from '@madang/domain/search/rank.ts';
import type { EntryKey } from './entries.ts';
import type { Space } from './keys.ts';
import { listVocabulary } from './shelf.ts';
import { MIN_INSIDE, slipsAllowed } from './names.ts';
import type { QueryReading } from './query-readings.ts';

/** Longest prefix of a word that is one gram. */
export const MAX_PREFIX_LENGTH = 4;
/** Letters of the grams that are found anywhere in a name; a Chinese character says more. */
const PIECE: Readonly<Record<Space, number>> = { latin: 3, jamo: 3, initials: 3, han: 2, sound: 3 };
/** This many grams identify a long text well enough. */
const MAX_PIECES = 10;
/** Length of a stem, the prefix of a word in which typing errors are corrected. */
export const STEM = 7;
/** Prefixes up to this length may match very many names. A Chinese character says more. */
export const LISTED: Readonly<Record<Space, number>> = { latin: 3, sound: 3, jamo: 4, initials: 3, han: 1 };
/** Shorter beginnings are stems too: of a word that is still being typed with a slip. */
const SHORT_STEMS = [3, 4, 5];

/** FNV-1a, as a signed number that fits an integer of the database. Two texts with one number find too much, never too little. */
const numberOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash | 0;
};

/** What a word of a name begins with. */
export const beginningGram = (space: Space, text: string): number => numberOf(`<${space} ${text}`);
/** The gram under which a list may be kept for a text. */
export const listedGram = (space: Space, text: string): number | null =>
  text.length <= LISTED[space] ? beginningGram(space, text) : null;
const pieceGram = (space: Space, text: string): number => numberOf(`~${space} ${text}`);
const wholeGram = (space: Space, text: string): number => numberOf(`=${space} ${text}`);
const slipGram = (space: Space, text: string): number => numberOf(`-${space} ${text}`);
export const stemGram = (space: Space, text: string): number => numberOf(`^${space} ${text}`);
/** What a title is about: the tag or person that leads to it. */
export const aboutGram = (leader: string): number => numberOf(`@${leader}`);
/** Whatever leads to titles. */
export const LEADER_GRAM = numberOf('leader');

const piecesOf = (space: Space, text: string): readonly string[] =>
  Array.from({ length: Math.max(0, text.length - PIECE[space] + 1) }, (_, at) => text.slice(at, at + PIECE[space]));

/** The grams of the names of an entry. */
export const toGrams = (keys: readonly EntryKey[]): Set<number> => {
  const grams = new Set<number>();
  for (const { space, text, starts } of keys) {
    grams.add(wholeGram(space, text));
    for (const piece of piecesOf(space, text)) grams.add(pieceGram(space, piece));
    for (const start of starts)
      for (let end = start + 1; end <= Math.min(start + MAX_PREFIX_LENGTH, text.length); end += 1)
        grams.add(beginningGram(space, text.slice(start, end)));
  }
  return grams;
};

/** Some of many, evenly. */
const spread = <T>(many: readonly T[], most: number): readonly T[] =>
  many.length <= most ? many : Array.from({ length: most }, (_, index) => many[Math.floor((index * many.length) / most)] as T);

/** What a name has that holds a text somewhere; nothing can be said of a very short one. */
export const insideGrams = (space: Space, text: string): readonly number[] =>
  spread(piecesOf(space, text), MAX_PIECES).map((piece) => pieceGram(space, piece));

/** What a name has in which the text begins a word, or in Korean and Chinese a syllable. */
export const startGrams = (space: Space, text: string): readonly number[] => {
  const begin = beginningGram(space, text.slice(0, MAX_PREFIX_LENGTH));
  return text.length <= MAX_PREFIX_LENGTH ? [begin] : [begin, ...insideGrams(space, text)];
};

/** What a name has that is the text and nothing else. */
export const wholeGrams = (space: Space, text: string): readonly number[] => [wholeGram(space, text)];

/** A text, and its variants with up to `most` letters deleted. */
const withoutLetters = (text: string, most: number): ReadonlySet<string> => {
  const texts = new Set([text]);
  let last: readonly string[] = [text];
  for (let missing = 0; missing < most; missing += 1) {
    last = last.flatMap((long) => Array.from(long, (_, at) => long.slice(0, at) + long.slice(at + 1)));
    for (const short of last) texts.add(short);
  }
  return texts;
};

/**
 * What tells that a stem is nearly what was typed: whatever differs by two letters added, left out, changed or swapped is the same
 * where up to two letters are left out of each (after Garbe's symmetric deletes).
 */
export const slipsOfStem = (space: Space, stem: string): readonly number[] => {
  const texts = new Set(withoutLetters(stem, 2));
  for (const length of SHORT_STEMS)
    if (length < stem.length) for (const text of withoutLetters(stem.slice(0, length), 1)) texts.add(text);
  return Array.from(texts, (text) => slipGram(space, text));
};
/** Grams of typed text with up to `most` letters deleted, to compare with those of stems. */
export const slipsOfTyped = (space: Space, typed: string, most: number): readonly number[] =>
  Array.from(withoutLetters(typed.slice(0, STEM), most), (text) => slipGram(space, text));

/** The stems of the words that may be meant by a name. */
export const toStems = (key: EntryKey): readonly string[] =>
  listVocabulary(key)
    .map((word) => word.slice(0, STEM))
    .filter((stem) => stem.length > 1);

/** Pieces that a name must have, all of them. */
export type Grams = readonly number[];

/** Maximum number of entries read per kind of match: the whole name, its start, a leading person or tag, inside a word. */
const MOST = { whole: 50, started: 300, leading: 50, inside: 200 };
/** Maximum number of entries read per interpretation of several words. */
const MAX_PER_PATH = 100;
const MAX_PATHS = 24;

const look = (grams: Grams, limit: number, listed: number | null = null): EntryLookup => ({ grams, limit, listed });

/** Looks for names equal to the text and names that start with it. */
export const looksFor = ({ space, text }: Pick<QueryReading, 'space' | 'text'>): readonly EntryLookup[] => {
  const [started, listed] = [startGrams(space, text), listedGram(space, text)];
  return [
    look(wholeGrams(space, text), MOST.whole),
    look(started, MOST.started, listed),
    look([...started, LEADER_GRAM], MOST.leading, listed),
  ];
};

/** People and tags that go on so. */
export const looksForLeaders = (some: readonly Grams[]): readonly EntryLookup[] =>
  some.map((grams) => look([...grams, LEADER_GRAM], MOST.leading));

/** What a name has that holds a text inside of a word. */
export const inside = ({ space, text }: QueryReading): readonly Grams[] =>
  space === 'latin' && text.length >= MIN_INSIDE ? [insideGrams(space, text)] : [];
export const looksInside = (reading: QueryReading): readonly EntryLookup[] =>
  inside(reading).map((grams) => look(grams, MOST.inside));

/** Looks for several things in one entry, each of which may be meant in several ways: the first ways come first. */
export const looksForAll = (meant: readonly (readonly Grams[])[]): readonly EntryLookup[] => {
  let ways: readonly { readonly grams: Grams; readonly place: number }[] = [{ grams: [], place: 0 }];
  for (const each of meant) {
    const longer = ways.flatMap((way) =>
      each.map((grams, place) => ({ grams: [...way.grams, ...grams], place: way.place + place })),
    );
    ways = longer.sort((a, b) => a.place - b.place).slice(0, MAX_PATHS);
  }
  return ways.map(({ grams }) => look(grams, MAX_PER_PATH));
};

/** By how many letters a stem differs from what was typed, whichever of them goes on behind the other. */
const editsOf = (typed: string, stem: string, most: number): number => {
  const goesOn = editsBetween(typed, stem, most, true);
  // What is cut off a stem may be anything.
  return stem.length < STEM ? goesOn : Math.min(goesOn, editsBetween(stem, typed, most, true));
};

/** For each of several texts that may have been typed with slips, the beginnings of words that may be meant, the nearest first. */
export const findMeant = async (
  search: EntrySearch,
  typed: readonly QueryReading[],
  most: number,
): Promise<readonly (readonly Grams[])[]> => {
  const found = await search.findStems(typed.map((reading) => slipsOfTyped(reading.space, reading.text, slipsAllowed(reading))));
  const bySource = Map.groupBy(found, (stem) => stem.typed);
  return typed.map((reading, index) => {
    const { space, text } = reading;
    const allowed = slipsAllowed(reading);
    return (bySource.get(index) ?? [])
      .filter((stem) => stem.space === space)
      .map(({ stem }) => ({ stem, edits: editsOf(text, stem, allowed), length: Math.abs(stem.length - text.length) }))
      .filter(({ edits }) => edits <= allowed)
      .sort((a, b) => a.edits - b.edits || a.length - b.length || (a.stem < b.stem ? -1 : 1))
      .slice(0, most)
      .map(({ stem }) => startGrams(space, stem));
  });
};
