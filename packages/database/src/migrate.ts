import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from './connection.ts';

const FOLDER = new URL('../migrations/', import.meta.url);
/** Names the advisory lock under which nodes that start together migrate one after the other. */
const LOCK = 4_628_001;

const namesOfAll = (): readonly string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();

const listApplied = async (database: Database): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(database);
  return new Set(rows.map((row) => row.name));
};

const isUpToDate = async (database: Database, names: readonly string[]): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`select to_regclass('migrations') is not null as known`.execute(database);
  if (rows[0]?.known !== true) return false;
  const applied = await listApplied(database);
  return names.every((name) => applied.has(name));
};

/**
 * Applies the migrations that are missing, forward only, in one transaction under a lock. Gives the names of those applied. `begin` learns
 * whether none was ever applied, before any is; where it throws, nothing changes.
 */
export const migrate = async (
  database: Database,
  begin: (isEmpty: boolean) => void = () => undefined,
): Promise<readonly string[]> => {
  const names = namesOfAll();
  // Nearly every start finds nothing to do, and need not wait for others that start.
  if (await isUpToDate(database, names)) {
    begin(false);
    return [];
  }
  return database.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
      trx,
    );
    const applied = await listApplied(trx);
    begin(applied.size === 0);
    const missing = names.filter((name) => !applied.has(name));
    for (const name of missing) {
      await sql.raw(readFileSync(new URL(name, FOLDER), 'utf8')).execute(trx);
      await sql`insert into migrations (name) values (${name})`.execute(trx);
    }
    return missing;
  });
};
