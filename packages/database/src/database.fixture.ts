import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
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

const MIGRATIONS = new URL('../migrations/', import.meta.url);

const versionOfPGlite = (): string =>
  (
    JSON.parse(readFileSync(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')), 'utf8')) as {
      version: string;
    }
  ).version;

/** Changes with every letter of a migration. */
const versionOfMigrations = (): string => {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(new URL(name, MIGRATIONS)));
  return hash.digest('hex').slice(0, 16);
};

/** An embedded database that was made once under its name and is then copied: making one takes seconds. */
const embeddedTemplate = async (
  name: string,
  prepare: (database: Connection['database']) => Promise<unknown>,
): Promise<string> => {
  const path = join(tmpdir(), `madang-embedded-${versionOfPGlite()}-${name}`);
  if (existsSync(path)) return path;
  const making = mkdtempSync(`${path}-`);
  const { database, close } = await connect({ folder: making });
  await prepare(database);
  await close();
  try {
    renameSync(making, path);
  } catch {
    // Another process was quicker.
    rmSync(making, { recursive: true });
  }
  return path;
};

const TEMPLATES = {
  empty: () => embeddedTemplate('empty', async () => undefined),
  migrated: () => embeddedTemplate(versionOfMigrations(), migrate),
};

/** An empty database of a test's own; an embedded one may be migrated already. */
export const freshSource = async (
  template: keyof typeof TEMPLATES = 'empty',
): Promise<{ readonly source: DatabaseSource; drop(): Promise<void> }> => {
  if (ENGINE === 'embedded') {
    const folder = mkdtempSync(join(tmpdir(), 'madang-test-'));
    cpSync(await TEMPLATES[template](), folder, { recursive: true });
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
  const { source, drop } = await freshSource('migrated');
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
