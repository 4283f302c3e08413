import type { Repositories } from '@madang/database/repositories.ts';
import type { CatalogSource } from '../catalog/catalog-source.ts';
import { httpEmbeddings } from '../providers/embeddings/http-embeddings.ts';
import type { SearchEngine } from '../settings/search-settings.ts';
import { awaitedTitleIndex } from './engine/awaited-title-index.ts';
import { type KeytalkLearning, keytalkLearning } from './keytalk/keytalk-learning.ts';
import { lexiconKeytalk } from './keytalk/keytalk.ts';
import { serviceNearness } from './keytalk/service-nearness.ts';
import type { SearchDeps } from '../ports/search.ts';
import { topSearches } from './top-searches.ts';
import { visitorKey } from './visitor-key.ts';

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
  const titles = awaitedTitleIndex(async () => {
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
