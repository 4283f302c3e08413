import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { normalEmail } from '@madang/domain/accounts/email-address.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import { readFastPath, WHOLE_FAST_PATH } from '@madang/domain/shared/fast-path.ts';
import { firstProfile, type Profile } from '@madang/domain/profiles/profile.ts';
import pg from 'pg';
import { connect, type Connection, type DatabaseSource } from './connection.ts';
import { migrate } from './migrate.ts';
import { repositories, type Repositories } from './repositories.ts';
import { usedAgain } from './reused-database.fixture.ts';

/** The engine under test: `DATABASE=server` for PostgreSQL, else the embedded one on a folder. */
export const ENGINE: Connection['kind'] = process.env['DATABASE'] === 'server' ? 'server' : 'embedded';

const SERVER = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

const asAdministrator = async (work: (administrator: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: SERVER });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

/** Copies a database of the server to one with a name of its own. */
const newDatabase = async (template: string) => {
  const name = `madang_test_${randomBytes(8).toString('hex')}`;
  await asAdministrator(async (administrator) => {
    await administrator.query(`create database ${name} template ${template}`);
  });
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return { name, url: url.href };
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

const EMBEDDED = {
  empty: () => embeddedTemplate('empty', async () => undefined),
  migrated: () => embeddedTemplate(versionOfMigrations(), migrate),
};

/** Names the advisory lock under which processes that begin together make the migrated template one after the other. */
const MAKING = 4_628_002;

/** The name of a migrated database on the server that is made once and then copied: its migrations take most of a second. */
const migratedTemplate = async (): Promise<string> => {
  const name = `madang_template_${versionOfMigrations()}`;
  await asAdministrator(async (administrator) => {
    await administrator.query(`select pg_advisory_lock(${MAKING})`);
    const { rowCount } = await administrator.query('select from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    const making = await newDatabase('template1');
    const { database, close } = await connect({ url: making.url });
    await migrate(database);
    await close();
    await administrator.query(`alter database ${making.name} rename to ${name}`);
  });
  return name;
};

const SERVED = { empty: async () => 'template1', migrated: migratedTemplate };

/** An empty database of a test's own; it may be migrated already. */
export const freshSource = async (
  template: keyof typeof EMBEDDED = 'empty',
): Promise<{ readonly source: DatabaseSource; drop(): Promise<void> }> => {
  if (ENGINE === 'embedded') {
    const folder = mkdtempSync(join(process.env['TEST_FOLDER'] ?? tmpdir(), 'madang-test-'));
    cpSync(await EMBEDDED[template](), folder, { recursive: true });
    return { source: { folder }, drop: async () => rmSync(folder, { recursive: true }) };
  }
  const { name, url } = await newDatabase(await SERVED[template]());
  const drop = () =>
    asAdministrator(async (administrator) => {
      await administrator.query(`drop database if exists ${name} with (force)`);
    });
  return { source: { url }, drop };
};

export interface TestDatabase extends Connection {
  readonly source: DatabaseSource;
  readonly repositories: Repositories;
}

const openDatabase = async (): Promise<TestDatabase> => {
  const { source, drop } = await freshSource('migrated');
  const connection = await connect(source, readFastPath(process.env['FAST_PATH']) ?? WHOLE_FAST_PATH);
  const close = async () => {
    await connection.close();
    await drop();
  };
  return { ...connection, source, repositories: repositories(connection.database, connection.searching), close };
};

/** A migrated database of a test's own; `close` throws it away. */
export const freshDatabase: () => Promise<TestDatabase> = ENGINE === 'embedded' ? usedAgain(openDatabase) : openDatabase;

/** An instant at which tests begin, in milliseconds since 1970. */
export const NOON = Date.UTC(2026, 10, 22, 12);

export const accountWith = (different: Partial<Account> = {}): Account => {
  const id = randomUUID();
  return {
    id,
    email: normalEmail(`${id}@madang.example`),
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
