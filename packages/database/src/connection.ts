import { join } from 'node:path';
import { type FastPath, WHOLE_FAST_PATH } from '@madang/domain/shared/fast-path.ts';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import { startPGlite } from './pglite.ts';
import { namePreparedStatements } from './fast-path/pg/prepared-statements.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

export interface Connection {
  readonly database: Database;
  /** Connection for searches. On a server it has its own pool, so that slow searches starve no other query. */
  readonly searching: Database;
  /** `embedded` is one process on one folder; `server` an ordinary PostgreSQL. */
  readonly kind: 'embedded' | 'server';
  /** Runs SQL that a library wrote, with the driver's own types and results: the job queue keeps its tables itself. */
  query(text: string, values?: readonly unknown[]): Promise<pg.QueryResult>;
  close(): Promise<void>;
}

/** Where the data is: a PostgreSQL URL, a folder for the embedded database, or memory (tests). */
export type DatabaseSource = { readonly url: string } | { readonly folder: string } | { readonly memory: true };

// Timestamps are read as milliseconds since 1970: the domain knows no Date.
const TIMESTAMPTZ = 1184;
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === TIMESTAMPTZ) return (text: string) => new Date(text).getTime();
    return pg.types.getTypeParser(oid, format as 'text');
  }) as typeof pg.types.getTypeParser,
};

const open = (config: pg.PoolConfig, fastPath: FastPath) => {
  const pool = new pg.Pool({ ...config, types, connectionTimeoutMillis: 5000 });
  // Without both listeners a database that dies takes the process with it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (fastPath.has('prepared-statements')) namePreparedStatements(client);
  });
  return {
    database: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    query: (text: string, values?: readonly unknown[]): Promise<pg.QueryResult> =>
      pool.query({ text, ...(values && { values: [...values] }), types: pg.types }),
  };
};

/** Search connections: a short timeout, and neither replanning nor JIT, which would take longer than the query. */
const SEARCHING = {
  max: 4,
  statement_timeout: 1000,
  options: '-c plan_cache_mode=force_generic_plan -c jit=off',
};

/** Opens the database; queries end within 10 s on a server, those of searches within one. */
export const connect = async (source: DatabaseSource, fastPath = WHOLE_FAST_PATH): Promise<Connection> => {
  if ('url' in source) {
    const opened = open(
      { connectionString: source.url, max: 10, statement_timeout: 10_000, idleTimeoutMillis: 30_000 },
      fastPath,
    );
    const searching = open({ connectionString: source.url, ...SEARCHING, idleTimeoutMillis: 30_000 }, fastPath);
    const close = async () => {
      await Promise.all([opened.database.destroy(), searching.database.destroy()]);
    };
    return { ...opened, searching: searching.database, kind: 'server', close };
  }
  const release = 'folder' in source ? lockFolder(source.folder) : () => undefined;
  try {
    const embedded = await startPGlite('folder' in source ? join(source.folder, 'pglite') : null, fastPath);
    const opened = open({ ...embedded.connection, idleTimeoutMillis: 0 } as pg.PoolConfig, fastPath);
    return {
      ...opened,
      searching: opened.database,
      kind: 'embedded',
      async close() {
        await opened.database.destroy();
        await embedded.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
};
