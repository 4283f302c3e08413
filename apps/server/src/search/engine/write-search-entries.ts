import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SearchEntriesRepository, StoredEntry, CommonPrefix } from '@madang/database/search/search-entries.repository.ts';
import { scoreMatch } from '@madang/domain/search/rank.ts';
import { generateEntries, type Entry, fameIn, listLeaders, type EntryKey } from './entries.ts';
import {
  leaderGram,
  gramsToIndex,
  LEADER_GRAM,
  deletionsOfStem,
  stemGram,
  listStems,
  prefixGram,
  MAX_COMMON_PREFIX,
} from './grams.ts';
import type { Space } from './keys.ts';
import { packKeys } from './packed-keys.ts';
import type { CatalogSnapshot } from '../../ports/catalog-snapshot.ts';

/** Version of the stored entry format. Another version is rewritten. */
const FORM = 1;
/** Rows written together. */
const TOGETHER = 200;
/** Maximum number of titles found through one person or tag alone. */
const MAX_LED = 300;
/** The event loop is left alone for at most this, in milliseconds. */
const SLICE_MS = 8;

export interface WritingDeps {
  readonly catalog: () => CatalogSnapshot;
  readonly searchEntries: SearchEntriesRepository;
}

const storedOf = (entry: Entry, snapshot: CatalogSnapshot): StoredEntry => {
  const { kind, id, keys } = entry;
  const content = kind === 'title' ? snapshot.find(id) : null;
  const about = content ? listLeaders(content, snapshot).map(leaderGram) : [LEADER_GRAM, leaderGram(`${kind} ${id}`)];
  const stored = {
    kind,
    id,
    fame: fameIn(snapshot)(id),
    startDate: content?.startDate ?? '',
    keys: packKeys(keys),
    titles: entry.titles.slice(0, MAX_LED).join('\n'),
    grams: [...gramsToIndex(keys), ...about].toSorted((a, b) => a - b),
  };
  return { ...stored, mark: createHash('sha256').update(JSON.stringify(stored)).digest('base64url').slice(0, 22) };
};

/** Some of a list at a time. */
function* together<T>(all: Iterable<T>): Generator<readonly T[]> {
  let some: T[] = [];
  for (const item of all) {
    some.push(item);
    if (some.length < TOGETHER) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

/** The name by which the catalogue is known when it has been written down. */
const versionOf = ({ version }: CatalogSnapshot): string => `${FORM} ${version}`;

/** Size of the precomputed lists of the best matches of a short prefix: titles, and people and tags. */
const MAX_LISTED = { titles: 300, leaders: 100 };

/** The best of many by score; what came first among equals. */
class TopScores {
  readonly #most: number;
  #kept: { readonly number: number; readonly score: number }[] = [];
  #least = 0;
  count = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(number: number, score: number): void {
    this.count += 1;
    if (score <= this.#least) return;
    this.#kept.push({ number, score });
    if (this.#kept.length >= 2 * this.#most) this.#prune();
  }

  #prune(): void {
    this.#kept = this.#kept.sort((a, b) => b.score - a.score).slice(0, this.#most);
    if (this.#kept.length === this.#most) this.#least = this.#kept.at(-1)?.score ?? 0;
  }

  get numbers(): readonly number[] {
    this.#prune();
    return this.#kept.map(({ number }) => number);
  }
}

/** Score of each prefix of a name as a match by itself. */
function* prefixScores({ space, text, starts, words }: EntryKey): Generator<readonly [gram: number, score: number]> {
  for (const start of starts) {
    const isWord = words.includes(start);
    for (let end = start + 1; end <= Math.min(start + MAX_COMMON_PREFIX[space], text.length); end += 1) {
      const isExact = start === 0 && end === text.length;
      const kind = isExact ? 'exact' : start === 0 ? 'prefix' : isWord ? 'word' : 'inside';
      const whole = isWord && (end === text.length || words.includes(end));
      const share = (end - start) / text.length;
      yield [prefixGram(space, text.slice(start, end)), scoreMatch({ kind, share, whole, own: true, doubt: 0 })];
    }
  }
}

/** Finds the prefixes that very many names share, and the best of those names for each. */
export class CommonPrefixes {
  readonly #titles = new Map<number, TopScores>();
  readonly #leaders = new Map<number, TopScores>();

  /** Entries come in their order. */
  add({ kind, keys }: Entry, number: number): void {
    const scores = new Map<number, number>();
    for (const key of keys)
      for (const [gram, score] of prefixScores(key)) if (score > (scores.get(gram) ?? 0)) scores.set(gram, score);
    const [bests, most] = kind === 'title' ? [this.#titles, MAX_LISTED.titles] : [this.#leaders, MAX_LISTED.leaders];
    for (const [gram, score] of scores) {
      let best = bests.get(gram);
      if (!best) bests.set(gram, (best = new TopScores(most)));
      best.add(number, score);
    }
  }

  *shared(): Generator<CommonPrefix> {
    for (const gram of new Set([...this.#titles.keys(), ...this.#leaders.keys()])) {
      const [titles, leaders] = [this.#titles.get(gram), this.#leaders.get(gram)];
      if ((titles?.count ?? 0) <= MAX_LISTED.titles && (leaders?.count ?? 0) <= MAX_LISTED.leaders) continue;
      yield { gram, entries: [...(titles?.numbers ?? []), ...(leaders?.numbers ?? [])] };
    }
  }
}

/**
 * Writes everything that can be found in the catalogue into the database, unless it is there; what is as it was is not written, and
 * until it is done what was there before is found. A job of one node, for all nodes.
 */
export const writeSearchEntries = async ({ catalog, searchEntries }: WritingDeps, signal?: AbortSignal): Promise<void> => {
  const snapshot = catalog();
  if ((await searchEntries.findVersion()) === versionOf(snapshot)) return;
  const commonPrefixes = new CommonPrefixes();
  const stems = new Map<number, { readonly space: Space; readonly stem: string }>();
  const numbers = new Set<number>();
  let began = performance.now();
  const giveWay = async () => {
    signal?.throwIfAborted();
    if (performance.now() - began < SLICE_MS) return;
    await nextTurn();
    began = performance.now();
  };
  let waiting: { readonly entry: Entry; readonly stored: StoredEntry }[] = [];
  const save = async () => {
    const written = await searchEntries.save(waiting.map(({ stored }) => stored));
    began = performance.now();
    for (const [index, number] of written.entries()) {
      const entry = waiting[index]?.entry;
      numbers.add(number);
      if (entry) commonPrefixes.add(entry, number);
      await giveWay();
    }
    waiting = [];
  };
  for (const entry of generateEntries(snapshot)) {
    await giveWay();
    if (entry === null) continue;
    waiting.push({ entry, stored: storedOf(entry, snapshot) });
    for (const key of entry.keys)
      for (const stem of listStems(key)) stems.set(stemGram(key.space, stem), { space: key.space, stem });
    if (waiting.length === TOGETHER) await save();
  }
  await save();
  const listed = new Set<number>();
  for (const some of together(commonPrefixes.shared())) {
    for (const { gram } of some) listed.add(gram);
    await searchEntries.saveBeginnings(some);
    await giveWay();
  }
  for (const some of together(stems)) {
    await searchEntries.saveStems(
      some.map(([gram, { space, stem }]) => ({ gram, space, stem, slips: deletionsOfStem(space, stem) })),
    );
    await giveWay();
  }
  const kept = { search_entries: numbers, search_beginnings: listed, search_stems: new Set(stems.keys()) };
  await searchEntries.finish(versionOf(snapshot), kept);
};
