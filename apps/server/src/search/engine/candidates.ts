import type { FoundEntry } from '@madang/database/search/search-entries.repository.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import { runWithoutYielding } from '../../background/yield-to-event-loop.ts';
import { byFame, type Entry, type EntryKey, listLeaders } from './entries.ts';
import type { Space } from './keys.ts';
import { ListedShelf } from './listed-shelf.ts';
import { unpackKeys } from './packed-keys.ts';
import { type TextIndex, textIndex } from './text-index.ts';
import type { CatalogSnapshot } from '../../ports/catalog-snapshot.ts';

/** Maximum number of titles added through people and tags, beside direct matches. */
const MAX_LED = 300;

export interface Leader {
  /** As `kind id`. */
  readonly name: string;
  readonly keys: readonly EntryKey[];
}

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
    return runWithoutYielding(textIndex(entries, () => new ListedShelf()));
  }
}
