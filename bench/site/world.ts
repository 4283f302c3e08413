import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { createDemoWorld } from '../../tools/steps/demo-world.ts';
import { findPostgres } from '../../tools/steps/find-postgres.ts';

const DATABASE = 'madang_bench';

/** The address of a database of our own, or null where no PostgreSQL answers. */
export const benchDatabase = async (name: string = DATABASE): Promise<string | null> => {
  const found = await findPostgres({ provide: false });
  if ('missing' in found) return null;
  const client = new pg.Client({ connectionString: found.url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(found.url);
  url.pathname = `/${name}`;
  return url.href;
};

const makeEmpty = async (databaseUrl: string): Promise<void> => {
  const name = new URL(databaseUrl).pathname.slice(1);
  const client = new pg.Client({ connectionString: Object.assign(new URL(databaseUrl), { pathname: '/postgres' }).href });
  await client.connect();
  try {
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
};

/** Makes what is missing of the demo world: pictures in the folder, rows in the database. */
export const makeWorld = async (dataDir: string, databaseUrl: string | null): Promise<void> => {
  // The keys of the rows went with an earlier folder. A database that is in use by another bench is not dropped.
  if (databaseUrl !== null && !existsSync(join(dataDir, 'secrets.json'))) await makeEmpty(databaseUrl);
  await createDemoWorld({ dataDir, databaseUrl });
};
