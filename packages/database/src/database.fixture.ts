import { randomBytes, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from '@madang/domain/accounts/account.ts';
import { firstProfile, type Profile } from '@madang/domain/profiles/profile.ts';
import pg from 'pg';
import { connect, type Connection, type DatabaseSource } from './connection.ts';
import { migrate } from './migrate.ts';
import { repositories, type Repositories } from './repositories.ts';

/** The engine under test: `DATABASE=server` for PostgreSQL, else the embedded one on a folder. */
export const ENGINE: Connection['kind'] = process.env['DATABASE'] === 'server' ? 'server' : 'embedded';

const SERVER = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

const asAdministrator = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: SERVER });
  await client.connect();
  await client.query(statement);
  await client.end();
};

/** An empty embedded database, made once for this version of PGlite and then copied: making one takes seconds. */
const emptyFolder = async (): Promise<string> => {
  const { version } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')), 'utf8'),
  ) as { version: string };
  const path = join(tmpdir(), `madang-embedded-${version}`);
  if (existsSync(path)) return path;
  const making = mkdtempSync(`${path}-`);
  const { close } = await connect({ folder: making });
  await close();
  try {
    renameSync(making, path);
  } catch {
    // Another process was quicker.
    rmSync(making, { recursive: true });
  }
  return path;
};

/** An empty database of a test's own. */
export const freshSource = async (): Promise<{ readonly source: DatabaseSource; drop(): Promise<void> }> => {
  if (ENGINE === 'embedded') {
    const folder = mkdtempSync(join(tmpdir(), 'madang-test-'));
    cpSync(await emptyFolder(), folder, { recursive: true });
    return { source: { folder }, drop: async () => rmSync(folder, { recursive: true }) };
  }
  const name = `madang_test_${randomBytes(8).toString('hex')}`;
  await asAdministrator(`create database ${name}`);
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return { source: { url: url.href }, drop: () => asAdministrator(`drop database if exists ${name} with (force)`) };
};

export interface TestDatabase extends Connection {
  readonly source: DatabaseSource;
  readonly repositories: Repositories;
}

/** A migrated database of a test's own; `close` throws it away. */
export const freshDatabase = async (): Promise<TestDatabase> => {
  const { source, drop } = await freshSource();
  const connection = await connect(source);
  await migrate(connection.database);
  const close = async () => {
    await connection.close();
    await drop();
  };
  return { ...connection, source, repositories: repositories(connection.database, connection.searching), close };
};

/** An instant at which tests begin, in milliseconds since 1970. */
export const NOON = Date.UTC(2026, 10, 22, 12);

export const accountWith = (different: Partial<Account> = {}): Account => {
  const id = randomUUID();
  return {
    id,
    email: `${id}@madang.example`,
    passwordHash: null,
    firstName: 'Mina',
    lastName: 'Oliveira',
    gender: 'female',
    birthday: null,
    language: 'pt_br',
    country: 'BR',
    userType: '1',
    emailVerified: false,
    createdAt: NOON,
    ...different,
  };
};

/** Stores an account with its first profile. */
export const addPerson = async ({
  accounts,
  profiles,
}: Repositories): Promise<{ readonly account: Account; readonly profile: Profile }> => {
  const account = accountWith();
  const profile = firstProfile(randomUUID(), account.id, account.firstName, account.language);
  await accounts.add(account);
  await profiles.add(profile, NOON);
  return { account, profile };
};
