import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from './connection.ts';

const FOLDER = new URL('../migrations/', import.meta.url);
/** Names the advisory lock under which nodes that start together migrate one after the other. */
const LOCK = 4_628_001;

/** Applies the migrations that are missing, forward only, in one transaction under a lock. Gives the names of those applied. */
export const migrate = (database: Database): Promise<readonly string[]> =>
  database.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
      trx,
    );
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(trx);
    const applied = new Set(rows.map((row) => row.name));
    const missing = readdirSync(FOLDER)
      .filter((name) => name.endsWith('.sql') && !applied.has(name))
      .sort();
    for (const name of missing) {
      await sql.raw(readFileSync(new URL(name, FOLDER), 'utf8')).execute(trx);
      await sql`insert into migrations (name) values (${name})`.execute(trx);
    }
    return missing;
  });
