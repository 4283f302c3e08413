import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { connect } from './connection.ts';
import { freshSource } from './database.fixture.ts';
import { describeSchema } from './describe-schema.ts';
import { migrate } from './migrate.ts';

const NAMES = readdirSync(new URL('../migrations/', import.meta.url))
  .filter((name) => name.endsWith('.sql'))
  .sort();

const { source, drop } = await freshSource();
const { database, kind, close } = await connect(source);
afterAll(async () => {
  await close();
  await drop();
});
beforeEach(async () => {
  await sql`drop schema public cascade`.execute(database);
  await sql`create schema public`.execute(database);
});

test('each migration is applied once, in the order of its name', async () => {
  expect(await migrate(database)).toEqual(NAMES);
  expect(await migrate(database)).toEqual([]);
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(database);
  expect(rows.map(({ name }) => name)).toEqual(NAMES);
});

test('nodes that start together migrate one after the other', async () => {
  const nodes = kind === 'server' ? await Promise.all([connect(source), connect(source), connect(source)]) : [];
  onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.close()))));
  // The embedded database has one connection and one process: its starts follow each other.
  const applied =
    kind === 'server'
      ? await Promise.all(nodes.map((node) => migrate(node.database)))
      : [await migrate(database), await migrate(database), await migrate(database)];
  expect(applied.filter((names) => names.length > 0)).toEqual([NAMES]);
});

test('a migration that fails leaves nothing behind', async () => {
  await sql`create table likes (in_the_way integer)`.execute(database);
  await expect(migrate(database)).rejects.toThrow(/likes/);
  const { rows } = await sql<{
    table_name: string;
  }>`select table_name from information_schema.tables where table_schema = 'public'`.execute(database);
  expect(rows).toEqual([{ table_name: 'likes' }]);
});

test('schema.ts says what the migrated database is', async () => {
  await migrate(database);
  expect(readFileSync(new URL('./schema.ts', import.meta.url), 'utf8')).toBe(await describeSchema(database));
});

test('a column of a type that no one has named is noticed', async () => {
  await sql`create table places (at point)`.execute(database);
  await expect(describeSchema(database)).rejects.toThrow('No TypeScript type is known for point.');
});
