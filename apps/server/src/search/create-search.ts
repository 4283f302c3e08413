import { createHmac } from 'node:crypto';
import type { Repositories } from '@madang/database/repositories.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import type { CatalogSource } from '../catalog/catalog-source.ts';
import { httpEmbeddings } from '../providers/embeddings/http-embeddings.ts';
import type { SearchEngine } from '../settings/search-settings.ts';
import { type KeytalkLearning, keytalkLearning } from './keytalk/keytalk-learning.ts';
import { lexiconKeytalk } from './keytalk/keytalk.ts';
import { serviceNearness } from './keytalk/service-nearness.ts';
import type { SearchDeps, TitleIndex } from '../ports/search.ts';
import type { LimitAddress } from '../ports/limits.ts';
import type { CatalogSnapshot } from '../ports/catalog-snapshot.ts';

interface SearchOptions {
  readonly repositories: Repositories;
  readonly source: CatalogSource;
  readonly engine: SearchEngine;
  /** Embedding service for phrases; null uses the learned vectors. */
  readonly keytalkUrl: string | null;
  readonly secret: string;
  readonly now: () => number;
  readonly elapsed: () => number;
  readonly warn: (error: unknown, message: string) => void;
}

export interface Search {
  readonly deps: SearchDeps;
  readonly learning: KeytalkLearning;
  /** Writes the catalogue's searchable names into the database, for all nodes; null where each node has them in memory. */
  readonly writeEntries: ((signal?: AbortSignal) => Promise<void>) | null;
  /** Warms the index up before the first search. */
  readonly prepare: () => Promise<void>;
}

/**
 * Counts an address once a day without keeping it: under a key that is another one every day, so that days cannot be put together.
 */
const visitorKey =
  (secret: string) =>
  (address: LimitAddress, day: string): string => {
    const ofDay = createHmac('sha256', secret).update(`searches of ${day}`).digest();
    return createHmac('sha256', ofDay).update(address).digest('base64url').slice(0, 22);
  };

interface LazyTitleIndex extends TitleIndex {
  /** Begins to build it, unless a search has. */
  prepare(): Promise<void>;
}

/** Lazy index: opened by the first search or a warm-up, so that a server starts without it. */
export const lazyTitleIndex = (open: () => Promise<TitleIndex>): LazyTitleIndex => {
  let opened: Promise<TitleIndex> | null = null;
  const index = (): Promise<TitleIndex> => {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  return {
    async prepare() {
      await index();
    },
    async find(q, options) {
      return (await index()).find(q, options);
    },
  };
};

const DAY_MS = 86_400_000;
/** Today and the six days before. */
const DAYS = 7;
/** Cache time of the list, which is shared by all viewers. */
const FRESH_MS = 60_000;
/** As long as fewer titles than this were opened from search, the most watched stand behind them. */
const ENOUGH = 24;
const MOST = 100;

/** What people opened most from search in the last seven days, filled up with the most watched and then with the newest titles. */
const topSearches = (
  { searches }: Pick<Repositories, 'searches'>,
  { current: catalog, mostPlayed }: Pick<CatalogSource, 'current' | 'mostPlayed'>,
  now: () => number,
  elapsed: () => number,
): (() => Promise<readonly string[]>) => {
  let list: { readonly madeAt: number; readonly of: CatalogSnapshot; readonly ids: Promise<readonly string[]> } | null = null;

  const make = async (snapshot: CatalogSnapshot): Promise<readonly string[]> => {
    const picked = await searches.listPicked(toDay(now() - (DAYS - 1) * DAY_MS));
    const known = new Set(picked.filter((id) => snapshot.find(id)));
    if (known.size < ENOUGH) {
      for (const id of mostPlayed()) if (snapshot.find(id)) known.add(id);
      for (const { id } of snapshot.newest.slice(0, MOST)) known.add(id);
    }
    return [...known].slice(0, MOST);
  };

  return async () => {
    const snapshot = catalog();
    if (list && list.of === snapshot && elapsed() - list.madeAt < FRESH_MS) return list.ids;
    const ids = make(snapshot);
    const made = { madeAt: elapsed(), of: snapshot, ids };
    list = made;
    // A failure is not kept.
    ids.catch(() => {
      if (list === made) list = null;
    });
    return ids;
  };
};

/** Search by name and by meaning. The code of the engine that is not used is never imported. */
export const createSearch = ({ repositories, source, engine, keytalkUrl, secret, now, elapsed, warn }: SearchOptions): Search => {
  const catalog = source.current;
  const keytalk = lexiconKeytalk({
    catalog,
    ...(keytalkUrl && { nearness: serviceNearness({ embeddings: httpEmbeddings(keytalkUrl), elapsed, warn }) }),
  });
  const inDatabase = { catalog, searchEntries: repositories.searchEntries };
  const writeAll = async (signal?: AbortSignal): Promise<void> => {
    const { writeSearchEntries } = await import('./engine/write-search-entries.ts');
    await writeSearchEntries(inDatabase, signal);
  };
  const writeIfNewest = async (signal?: AbortSignal): Promise<void> => {
    // A node that has not read the newest catalogue yet requests this job again when it has.
    if ((await repositories.catalog.getVersion()) === catalog().version) await writeAll(signal);
  };
  const titles = lazyTitleIndex(async () => {
    if (engine === 'memory') {
      const { memoryTitleIndex } = await import('./engine/memory-title-index.ts');
      return memoryTitleIndex(catalog);
    }
    const { postgresTitleIndex } = await import('./engine/postgres-title-index.ts');
    // Only the first search of an installation waits. Later the job writes changes, and the previous entries are found meanwhile.
    if ((await repositories.searchEntries.findVersion()) === null) await writeAll();
    return postgresTitleIndex(inDatabase);
  });
  return {
    deps: { titles, keytalk, top: topSearches(repositories, source, now, elapsed), visitorKey: visitorKey(secret) },
    learning: keytalkLearning({ keytalk, catalog, repository: repositories.keytalk, now }),
    writeEntries: engine === 'postgres' ? writeIfNewest : null,
    prepare: titles.prepare,
  };
};
