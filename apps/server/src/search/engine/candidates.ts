import type { FoundEntry } from '@madang/database/search/search-entries.repository.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import { editsBetween } from '@madang/domain/search/rank.ts';
import { runWithoutYielding } from '../../background/yield-to-event-loop.ts';
import { byFame, type Entry, type EntryKey, listLeaders } from './entries.ts';
import type { Space } from './keys.ts';
import { unpackKeys } from './packed-keys.ts';
import { type TextIndex, textIndex } from './text-index.ts';
import type { CatalogSnapshot } from '../../ports/catalog-snapshot.ts';
import type { NearWord, NearWordIndex } from './near-words.ts';
import { scoreAt, type NameIndex, type NameIndexBuilder, type Visit, listVocabulary, type SearchTarget } from './name-index.ts';

/** Maximum number of titles added through people and tags, beside direct matches. */
const MAX_LED = 300;

export interface Leader {
  /** As `kind id`. */
  readonly name: string;
  readonly keys: readonly EntryKey[];
}

/** Compares with one word after the other. */
const scanWords = (words: ReadonlySet<string>): NearWordIndex => ({
  near(typed, most, asPrefix) {
    const found: NearWord[] = [];
    for (const word of words) {
      const edits = editsBetween(typed, word, most, asPrefix);
      if (edits > 0 && edits <= most) found.push({ word, edits });
    }
    return found.sort((a, b) => a.edits - b.edits || a.word.length - b.word.length || (a.word < b.word ? -1 : 1));
  },
  containing(typed, most) {
    const found: string[] = [];
    for (const word of words) if (found.length < most && word.indexOf(typed, 1) > 0) found.push(word);
    return found;
  },
  bytes: 0,
});

/** Unsorted names, scanned one after the other: for a few hundred of them this is faster than sorting. */
export class LinearNameIndex implements NameIndex, NameIndexBuilder {
  readonly #keys: EntryKey[] = [];
  /** Beside each key whose it is; in rising order. */
  readonly #entries: number[] = [];
  #near: NearWordIndex | null = null;

  add(key: EntryKey, entry: number): void {
    this.#keys.push(key);
    this.#entries.push(entry);
  }

  *done(): Generator<void, NameIndex> {
    yield;
    return this;
  }

  /** Most searches never ask for it. */
  get near(): NearWordIndex {
    this.#near ??= scanWords(new Set(this.#keys.flatMap(listVocabulary)));
    return this.#near;
  }

  get size(): NameIndex['size'] {
    return { keys: this.#keys.length, places: this.#keys.reduce((sum, { starts }) => sum + starts.length, 0), bytes: 0 };
  }

  count(text: string): number {
    return this.#keys.reduce((places, key) => places + (key.text.includes(text) ? matchesIn(key, text).length : 0), 0);
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
    for (const place of matchesIn(key, wanted.text)) {
      const end = place + wanted.text.length;
      const [isFirst, isLast, isWord] = [place === 0, end === text.length, words.includes(place)];
      const at = { length: text.length, owner, isFirst, isLast, isWord, endsAtWord: words.includes(end) };
      visit(this.#entries[index] ?? 0, scoreAt(at, wanted));
    }
  }
}

/** Where in a name a search may begin and goes on as the text does. */
const matchesIn = ({ text, starts }: EntryKey, wanted: string): readonly number[] =>
  starts.filter((start) => text.startsWith(wanted, start));

/** What may be meant by one search, gathered little by little. */
export class Candidates {
  readonly #snapshot: CatalogSnapshot;
  readonly #spaces: ReadonlySet<Space>;
  readonly #byWords: boolean;
  readonly #titles = new Map<string, { readonly content: Content; readonly keys: readonly EntryKey[] }>();
  readonly #leaders = new Map<string, Entry>();

  /** Only names of these spaces are looked at; `byWords` where one word may name a title that another only describes. */
  constructor(snapshot: CatalogSnapshot, spaces: ReadonlySet<Space>, byWords: boolean) {
    this.#snapshot = snapshot;
    this.#spaces = spaces;
    this.#byWords = byWords;
  }

  add(found: readonly FoundEntry[]): void {
    for (const { kind, id, keys, titles } of found) {
      const name = `${kind} ${id}`;
      if (kind !== 'title' && !this.#leaders.has(name))
        this.#leaders.set(name, {
          kind,
          id,
          keys: unpackKeys(keys, this.#spaces),
          titles: titles === '' ? [] : titles.split('\n'),
        });
      if (kind !== 'title' || this.#titles.has(id)) continue;
      const content = this.#snapshot.find(id);
      if (content) this.#titles.set(id, { content, keys: unpackKeys(keys, this.#spaces) });
    }
  }

  get leaders(): readonly Leader[] {
    return Array.from(this.#leaders, ([name, { keys }]) => ({ name, keys }));
  }

  /** The titles that each leader leads to: of the candidates all that may be described by a word, of others the best known. */
  #ledTitles(): ReadonlyMap<string, readonly string[]> {
    const led = new Map(Array.from(this.#leaders.keys(), (name): [string, string[]] => [name, []]));
    if (this.#byWords && led.size > 0)
      for (const { content } of this.#titles.values())
        for (const name of listLeaders(content, this.#snapshot)) led.get(name)?.push(content.id);
    let left = MAX_LED;
    for (const [name, { titles }] of this.#leaders) {
      led.get(name)?.push(...titles.slice(0, left));
      left -= Math.min(left, titles.length);
    }
    return led;
  }

  /** An index of what has been gathered so far. */
  index(): TextIndex {
    const led = this.#ledTitles();
    const titles = new Map(this.#titles);
    for (const ids of led.values())
      for (const id of ids) {
        const content = titles.has(id) ? null : this.#snapshot.find(id);
        if (content) titles.set(id, { content, keys: [] });
      }
    const compare = byFame(this.#snapshot);
    const ordered = [...titles.values()].sort((a, b) => compare(a.content, b.content));
    const entries: Entry[] = ordered.map(({ content: { id }, keys }) => ({ kind: 'title', id, keys, titles: [] }));
    for (const [name, leader] of this.#leaders) entries.push({ ...leader, titles: led.get(name) ?? [] });
    return runWithoutYielding(textIndex(entries, () => new LinearNameIndex()));
  }
}
