import { randomUUID } from 'node:crypto';
import type { Connection } from '@madang/database/connection.ts';
import { repositories } from '@madang/database/repositories.ts';
import { catalogSource, type CatalogSource } from './catalog/catalog-source.ts';
import type { Deps, ProductSettings } from './deps.ts';
import { memoryLimits } from './http/limits.ts';
import { filmAssets } from './playback/film-assets.ts';
import type { MediaStorage } from './providers/media-storage/media-storage.ts';
import { argon2Hasher } from './sessions/password-hasher.ts';
import { sessionRegistry } from './sessions/session-registry.ts';
import { tokenIssuer } from './sessions/token-issuer.ts';

export interface Surroundings {
  readonly connection: Connection;
  readonly storage: MediaStorage;
  readonly tokenKey: Uint8Array;
  readonly mediaSecret: string;
  readonly settings: ProductSettings;
  readonly now: () => number;
  readonly report: Deps['report'];
}

/** Puts together what use cases are given, over one database. */
export const depsOf = async (around: Surroundings): Promise<{ readonly deps: Deps; readonly source: CatalogSource }> => {
  const { connection, storage, tokenKey, mediaSecret, settings, now, report } = around;
  const bound = repositories(connection.database);
  const source = await catalogSource(bound.catalog);
  const deps: Deps = {
    repositories: bound,
    inTransaction: (work) => connection.database.transaction().execute((transaction) => work(repositories(transaction))),
    catalog: source.current,
    sessions: sessionRegistry(bound, now),
    tokens: tokenIssuer(tokenKey),
    passwords: await argon2Hasher(),
    media: filmAssets(storage, mediaSecret),
    limits: memoryLimits(),
    settings,
    report,
    now,
    newId: randomUUID,
  };
  return { deps, source };
};
