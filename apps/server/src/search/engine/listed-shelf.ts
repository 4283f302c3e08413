import { editsBetween } from '@madang/domain/search/rank.ts';
import type { EntryKey } from './entries.ts';
import type { NearWord, NearWords } from './near-words.ts';
import { scoreAt, type NameShelf, type ShelfBuilder, type Visit, listVocabulary, type SearchTarget } from './shelf.ts';

/** Compares with one word after the other. */
const listedWords = (words: ReadonlySet<string>): NearWords => ({
  near(typed, most, asPrefix) {
    const found: NearWord[] = [];
    for (const word of words) {
      const edits = editsBetween(typed, word, most, asPrefix);
      if (edits > 0 && edits <= most) found.push({ word, edits });
    }
    return found.sort((a, b) => a.edits - b.edits || a.word.length - b.word.length || (a.word < b.word ? -1 : 1));
  },
  holding(typed, most) {
    const found: string[] = [];
    for (const word of words) if (found.length < most && word.indexOf(typed, 1) > 0) found.push(word);
    return found;
  },
  bytes: 0,
});

/** Names as they came, looked through one after the other: for some hundred of them this is quicker than to put them in order. */
export class ListedShelf implements NameShelf, ShelfBuilder {
  readonly #keys: EntryKey[] = [];
  /** Beside each key whose it is; in rising order. */
  readonly #entries: number[] = [];
  #near: NearWords | null = null;

  add(key: EntryKey, entry: number): void {
    this.#keys.push(key);
    this.#entries.push(entry);
  }

  *done(): Generator<void, NameShelf> {
    yield;
    return this;
  }

  /** Most searches never ask for it. */
  get near(): NearWords {
    this.#near ??= listedWords(new Set(this.#keys.flatMap(listVocabulary)));
    return this.#near;
  }

  get size(): NameShelf['size'] {
    return { keys: this.#keys.length, places: this.#keys.reduce((sum, { starts }) => sum + starts.length, 0), bytes: 0 };
  }

  count(text: string): number {
    return this.#keys.reduce((places, key) => places + (key.text.includes(text) ? placesIn(key, text).length : 0), 0);
  }

  visit(wanted: SearchTarget, visit: Visit): void {
    for (let index = 0; index < this.#keys.length; index += 1) this.#visitKey(index, wanted, visit);
  }

  visitNamesOf(entry: number, wanted: SearchTarget, visit: Visit): void {
    for (let index = this.#entries.indexOf(entry); index >= 0 && this.#entries[index] === entry; index += 1)
      this.#visitKey(index, wanted, visit);
  }

  #visitKey(index: number, wanted: SearchTarget, visit: Visit): void {
    const key = this.#keys[index];
    if (!key?.text.includes(wanted.text)) return;
    const { text, reader: owner, words } = key;
    for (const place of placesIn(key, wanted.text)) {
      const end = place + wanted.text.length;
      const [isFirst, isLast, isWord] = [place === 0, end === text.length, words.includes(place)];
      const at = { length: text.length, owner, isFirst, isLast, isWord, endsAtWord: words.includes(end) };
      visit(this.#entries[index] ?? 0, scoreAt(at, wanted));
    }
  }
}

/** Where in a name a search may begin and goes on as the text does. */
const placesIn = ({ text, starts }: EntryKey, wanted: string): readonly number[] =>
  starts.filter((start) => text.startsWith(wanted, start));
