import { type MatchKind, scoreMatch } from '@madang/domain/search/rank.ts';
import { type EntryKey, ANY_LANGUAGE } from './entries.ts';
import { type NearWordIndex, nearWordIndex } from './near-words.ts';
import { lowerBound, Growing, sortSuffixes } from './suffix-array.ts';

const of16 = (length: number) => new Uint16Array(length);
const of32 = (length: number) => new Uint32Array(length);

/** A name that was found, and how well. */
export type Visit = (entry: number, score: number) => void;

/** What is looked for. */
export interface SearchTarget {
  readonly text: string;
  /** The reader's language, as an index of LANGUAGES. */
  readonly reader: number;
  /** As `doubt` of the domain's Match: of a name that is wholly this, and of others. */
  readonly doubt: { readonly exact: number; readonly other: number };
  /** How a name counts as found, where it is not the place that says so. */
  readonly kind?: MatchKind;
}

/** All names of one space. */
export interface NameIndex {
  /** The words in them. */
  readonly near: NearWordIndex;
  readonly size: { readonly keys: number; readonly places: number; readonly bytes: number };
  /** In how many places names go on as the text does. */
  count(text: string): number;
  /** Visits every name that goes on as the text does: from its beginning, from a word, or in Korean and Chinese from a syllable. */
  visit(wanted: SearchTarget, visit: Visit): void;
  /** Visits matching names of one entry: faster than `visit` when few entries are left and very many names match. */
  visitNamesOf(entry: number, wanted: SearchTarget, visit: Visit): void;
}

/** Collects names, entry by entry in rising order, and builds an index of them. */
export interface NameIndexBuilder {
  add(key: EntryKey, entry: number): void;
  done(): Generator<void, NameIndex>;
}

/** A place in a name at which a text was found. */
export interface NamePlace {
  /** Length of the name. */
  readonly length: number;
  /** Whose name it is, as `reader` of its key. */
  readonly owner: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isWord: boolean;
  /** Whether a word begins where the text ends. */
  readonly endsAtWord: boolean;
}

/** How well a text answers that was found there. */
export const scoreAt = (
  { length, owner, isFirst, isLast, isWord, endsAtWord }: NamePlace,
  { text, reader, doubt, kind }: SearchTarget,
): number => {
  const isExact = isFirst && isLast;
  return scoreMatch({
    kind: kind ?? (isExact ? 'exact' : isFirst ? 'prefix' : isWord ? 'word' : 'inside'),
    share: text.length / length,
    whole: isWord && (isLast || endsAtWord),
    own: owner === reader || owner === ANY_LANGUAGE,
    doubt: isExact ? doubt.exact : isWord ? doubt.other : doubt.other / 2,
  });
};

/** The words of a name that may have been meant where one was typed with errors. */
export const listVocabulary = ({ space, text, words }: EntryKey): readonly string[] =>
  space === 'initials'
    ? []
    : [...words.map((start, index) => text.slice(start, words[index + 1])), ...(space === 'latin' ? [] : [text])];

/** Names as a suffix array of the places where a match may begin: for any number of names. */
class SuffixArrayIndex implements NameIndex {
  readonly near: NearWordIndex;
  /** The names, one after the other, each ended by a 0. */
  readonly #text: Uint16Array;
  readonly #places: Uint32Array;
  /** Beside each place the key that it is in. */
  readonly #keys: Uint32Array;
  /** Where each key begins; one more for the end of the last. */
  readonly #begins: Uint32Array;
  /** Whose key it is; in rising order. */
  readonly #entries: Uint32Array;
  readonly #readers: Uint16Array;
  /** For each character whether a word begins there, and whether a search may. */
  readonly #starts: Uint16Array;

  constructor(parts: SuffixArrayParts, near: NearWordIndex) {
    this.near = near;
    this.#text = parts.text;
    this.#places = parts.places;
    this.#keys = parts.keys;
    this.#begins = parts.begins;
    this.#entries = parts.entries;
    this.#readers = parts.readers;
    this.#starts = parts.starts;
  }

  get size(): NameIndex['size'] {
    const arrays = [this.#text, this.#places, this.#keys, this.#begins, this.#entries, this.#readers, this.#starts];
    return {
      keys: this.#entries.length,
      places: this.#places.length,
      bytes: arrays.reduce((sum, { byteLength }) => sum + byteLength, this.near.bytes),
    };
  }

  count(text: string): number {
    return lowerBound(this.#text, this.#places, text, true) - lowerBound(this.#text, this.#places, text, false);
  }

  visit(wanted: SearchTarget, visit: Visit): void {
    const to = lowerBound(this.#text, this.#places, wanted.text, true);
    for (let index = lowerBound(this.#text, this.#places, wanted.text, false); index < to; index += 1) {
      const key = this.#keys[index] ?? 0;
      visit(this.#entries[key] ?? 0, this.#score(this.#places[index] ?? 0, key, wanted));
    }
  }

  visitNamesOf(entry: number, wanted: SearchTarget, visit: Visit): void {
    for (let key = this.#firstKeyOf(entry); this.#entries[key] === entry; key += 1) {
      const end = (this.#begins[key + 1] ?? 0) - wanted.text.length;
      for (let place = this.#begins[key] ?? 0; place < end; place += 1)
        if (this.#starts[place] !== NO_START && this.#goesOn(place, wanted.text)) visit(entry, this.#score(place, key, wanted));
    }
  }

  #firstKeyOf(entry: number): number {
    let [from, to] = [0, this.#entries.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#entries[middle] ?? 0) < entry) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #goesOn(place: number, text: string): boolean {
    for (let index = 0; index < text.length; index += 1) if (this.#text[place + index] !== text.charCodeAt(index)) return false;
    return true;
  }

  #score(place: number, key: number, wanted: SearchTarget): number {
    const begin = this.#begins[key] ?? 0;
    const length = (this.#begins[key + 1] ?? 0) - begin - 1;
    const end = place + wanted.text.length;
    return scoreAt(
      {
        length,
        owner: this.#readers[key] ?? 0,
        isFirst: place === begin,
        isLast: end === begin + length,
        isWord: this.#starts[place] === WORD_START,
        endsAtWord: this.#starts[end] === WORD_START,
      },
      wanted,
    );
  }
}

interface SuffixArrayParts {
  readonly text: Uint16Array;
  readonly places: Uint32Array;
  readonly keys: Uint32Array;
  readonly begins: Uint32Array;
  readonly entries: Uint32Array;
  readonly readers: Uint16Array;
  readonly starts: Uint16Array;
}

const [NO_START, START, WORD_START] = [0, 1, 2];

/** Puts names in order. */
export class SuffixArrayBuilder implements NameIndexBuilder {
  readonly #text = new Growing(of16);
  readonly #places = new Growing(of32);
  readonly #keys = new Growing(of32);
  readonly #begins = new Growing(of32);
  readonly #entries = new Growing(of32);
  readonly #readers = new Growing(of16);
  readonly #starts = new Growing(of16);
  readonly #vocabulary = new Set<string>();

  add(key: EntryKey, entry: number): void {
    this.#addPlaces(key, entry);
    for (const word of listVocabulary(key)) this.#vocabulary.add(word);
  }

  #addPlaces({ text, starts, words, reader }: EntryKey, entry: number): void {
    const begin = this.#text.length;
    const key = this.#begins.length;
    this.#begins.push(begin);
    this.#entries.push(entry);
    this.#readers.push(reader);
    let [nextStart, nextWord] = [0, 0];
    for (let index = 0; index < text.length; index += 1) {
      this.#text.push(text.charCodeAt(index));
      const isStart = starts[nextStart] === index;
      const isWord = words[nextWord] === index;
      if (isStart) nextStart += 1;
      if (isWord) nextWord += 1;
      this.#starts.push(isWord ? WORD_START : isStart ? START : NO_START);
      if (!isStart) continue;
      this.#places.push(begin + index);
      this.#keys.push(key);
    }
    this.#text.push(0);
    this.#starts.push(NO_START);
  }

  *done(): Generator<void, NameIndex> {
    this.#begins.push(this.#text.length);
    const text = yield* this.#text.done();
    const [places, keys] = [yield* this.#places.done(), yield* this.#keys.done()];
    yield* sortSuffixes(text, places, keys);
    const near = yield* nearWordIndex(this.#vocabulary);
    const [begins, entries] = [yield* this.#begins.done(), yield* this.#entries.done()];
    const [readers, starts] = [yield* this.#readers.done(), yield* this.#starts.done()];
    return new SuffixArrayIndex({ text, places, keys, begins, entries, readers, starts }, near);
  }
}
