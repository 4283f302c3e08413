import type { EntryKey } from './entries.ts';
import type { Space } from './keys.ts';
import { listVocabulary } from './shelf.ts';

/** Longest prefix of a word that is one gram. */
export const MAX_PREFIX_LENGTH = 4;
/** Letters of the grams that are found anywhere in a name; a Chinese character says more. */
const PIECE: Readonly<Record<Space, number>> = { latin: 3, jamo: 3, initials: 3, han: 2, sound: 3 };
/** This many grams identify a long text well enough. */
const MAX_PIECES = 10;
/** Length of a stem, the prefix of a word in which typing errors are corrected. */
export const STEM = 7;
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
