import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SearchEntriesRepository, StoredEntry } from '@madang/database/search/search-entries.repository.ts';
import { Beginnings } from './beginnings.ts';
import { generateEntries, type Entry, fameIn, listLeaders } from './entries.ts';
import { aboutGram, toGrams, LEADER_GRAM, slipsOfStem, stemGram, toStems } from './grams.ts';
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
  const about = content ? listLeaders(content, snapshot).map(aboutGram) : [LEADER_GRAM, aboutGram(`${kind} ${id}`)];
  const stored = {
    kind,
    id,
    fame: fameIn(snapshot)(id),
    startDate: content?.startDate ?? '',
    keys: packKeys(keys),
    titles: entry.titles.slice(0, MAX_LED).join('\n'),
    grams: [...toGrams(keys), ...about].toSorted((a, b) => a - b),
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

/**
 * Writes everything that can be found in the catalogue into the database, unless it is there; what is as it was is not written, and
 * until it is done what was there before is found. A job of one node, for all nodes.
 */
export const writeSearchEntries = async ({ catalog, searchEntries }: WritingDeps, signal?: AbortSignal): Promise<void> => {
  const snapshot = catalog();
  if ((await searchEntries.findVersion()) === versionOf(snapshot)) return;
  const beginnings = new Beginnings();
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
      if (entry) beginnings.add(entry, number);
      await giveWay();
    }
    waiting = [];
  };
  for (const entry of generateEntries(snapshot)) {
    await giveWay();
    if (entry === null) continue;
    waiting.push({ entry, stored: storedOf(entry, snapshot) });
    for (const key of entry.keys)
      for (const stem of toStems(key)) stems.set(stemGram(key.space, stem), { space: key.space, stem });
    if (waiting.length === TOGETHER) await save();
  }
  await save();
  const listed = new Set<number>();
  for (const some of together(beginnings.shared())) {
    for (const { gram } of some) listed.add(gram);
    await searchEntries.saveBeginnings(some);
    await giveWay();
  }
  for (const some of together(stems)) {
    await searchEntries.saveStems(
      some.map(([gram, { space, stem }]) => ({ gram, space, stem, slips: slipsOfStem(space, stem) })),
    );
    await giveWay();
  }
  const kept = { search_entries: numbers, search_beginnings: listed, search_stems: new Set(stems.keys()) };
  await searchEntries.finish(versionOf(snapshot), kept);
};
