import { sql } from 'kysely';
import type { Connection } from './connection.ts';

/** Larger tables are truncated, because scans would read their dead rows. Small ones are quicker to DELETE from. */
const LARGE_BYTES = 65_536;

/** Fingerprint of a migrated schema. A test that changed more than rows has a database that is not reused. */
const shapeOf = async ({ query }: Connection): Promise<string> => {
  const { rows } = await query(`
    select (select count(*) from pg_class where relnamespace = 'public'::regnamespace)
      || ' ' || (select count(*) from pg_attribute where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace))
      || ' ' || (select count(*) from pg_trigger where tgenabled <> 'O')
      || ' ' || (select count(*) from pg_proc where pronamespace = 'public'::regnamespace) as shape`);
  return (rows as { readonly shape: string }[])[0]?.shape ?? '';
};

const EMPTY = `
  do $$
  declare
    one record;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for one in
      select oid::regclass as name, pg_relation_size(oid) as bytes from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'
    loop
      if one.bytes > ${LARGE_BYTES} then
        execute format('truncate %s cascade', one.name);
      else
        execute format('delete from %s', one.name);
      end if;
    end loop;
    for one in
      select format('%I.%I', schemaname, sequencename) as name from pg_sequences
      where schemaname = 'public' and last_value is not null
    loop
      execute format('alter sequence %s restart', one.name);
    end loop;
    insert into catalog_state (version) values ('empty');
  end $$`;

/** Leaves of an embedded database what its migrations made of it; false where a test has changed its shape. */
const empty = async (connection: Connection, shape: string): Promise<boolean> => {
  await sql`drop schema if exists pgboss cascade`.execute(connection.database);
  await connection.query(EMPTY);
  return (await shapeOf(connection)) === shape;
};

/**
 * Embedded databases that are used again by the tests of the same process, one after the other: to empty one takes a hundredth of a second,
 * to start another most of one. `open` starts one where none is free.
 */
export const usedAgain = <T extends Connection>(open: () => Promise<T>): (() => Promise<T>) => {
  interface Kept {
    readonly connection: T;
    readonly shape: string;
  }
  const free: Kept[] = [];
  const start = async (): Promise<Kept> => {
    const connection = await open();
    return { connection, shape: await shapeOf(connection) };
  };
  return async () => {
    const { connection, shape } = free.pop() ?? (await start());
    const close = async () => {
      // A test may have ended its connection, to see what comes of it.
      const isEmpty = await empty(connection, shape).catch(() => false);
      if (isEmpty) free.push({ connection, shape });
      else await connection.close();
    };
    return { ...connection, close };
  };
};
