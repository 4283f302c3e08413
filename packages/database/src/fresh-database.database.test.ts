import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addPerson, freshDatabase, type TestDatabase } from './database.fixture.ts';

/** Every row of every table, and where its sequences stand. */
const contentOf = async ({ query }: TestDatabase): Promise<unknown> => {
  const { rows: tables } = await query("select tablename from pg_tables where schemaname = 'public' order by tablename");
  const filled: Record<string, unknown> = {};
  for (const { tablename } of tables as { tablename: string }[]) {
    const { rows } = await query(`select to_jsonb(t) - 'applied_at' as row from "${tablename}" t order by 1`);
    if (rows.length > 0) filled[tablename] = rows;
  }
  const { rows: sequences } = await query('select schemaname, sequencename, last_value from pg_sequences order by 1, 2');
  return { filled, sequences };
};

test('a database that tests have used is as new', async () => {
  const first = await freshDatabase();
  const asNew = await contentOf(first);
  await addPerson(first.repositories);
  await first.query(
    "insert into mailbox (id, arrived_at, address, subject, text_body, html_body) select gen_random_uuid(), now(), '', '', repeat('a', 900), '' from generate_series(1, 200)",
  );
  await first.query('create schema pgboss');
  await sql`begin`.execute(first.database);
  await first.query("update catalog_state set version = 'other'");
  await first.close();

  const second = await freshDatabase();
  expect(await contentOf(second)).toEqual(asNew);
  const { rows } = await second.query("select 1 from pg_namespace where nspname = 'pgboss'");
  expect(rows).toEqual([]);
  await second.close();
});

test('a database whose tables a test has changed, or whose connection it has ended, is given to no other', async () => {
  const changed = await freshDatabase();
  await changed.query('alter table accounts add column mine text');
  await changed.close();
  const ended = await freshDatabase();
  await ended.database.destroy();
  await ended.close().catch(() => undefined);

  const next = await freshDatabase();
  const { rows } = await next.query(
    "select 1 from information_schema.columns where table_name = 'accounts' and column_name = 'mine'",
  );
  expect(rows).toEqual([]);
  await next.close();
});

test('two databases that are open at the same time are two', async () => {
  const [one, other] = [await freshDatabase(), await freshDatabase()];
  await addPerson(one.repositories);
  const { rows } = await other.query('select id from accounts');
  expect(rows).toEqual([]);
  await Promise.all([one.close(), other.close()]);
});
