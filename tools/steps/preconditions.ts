import { createServer } from 'node:net';
import { openDatabase } from '@madang/server/startup/open-database.ts';
import { readSettings, type Settings } from '@madang/server/settings/read-settings.ts';
import { explainStartError } from '@madang/server/startup/startup-messages.ts';
import pg from 'pg';
import { ROOT } from './root.ts';
import { UserError } from './run.ts';

/** Connection timeout for the database, in milliseconds. */
const CONNECT_TIMEOUT_MS = 5000;

/** Validated settings from the environment. */
export const settings = (): Settings => readSettings(process.env, ROOT);

const requireFreePort = (port: number, host: string, setting: string): Promise<void> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error) => fail(new UserError(explainStartError(Object.assign(error, { setting })))));
    probe.listen(port, host, () => probe.close(() => done()));
  });

/** Exits with one line if a port is taken, before any slow step. */
export const requireFreePorts = async ({ port, host, pay, stripe, recurly }: Settings): Promise<void> => {
  await requireFreePort(port, host, 'PORT');
  if (!stripe && !recurly) await requireFreePort(pay.port, host, 'PAY_PORT');
};

/** Major version of the PostgreSQL at a URL. Throws if the connection fails. */
export const postgresVersion = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // If the server goes away, the query rejects; without this handler the process would exit.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  } finally {
    await client.end();
  }
};

/** Opens a database for which keys were created: stores them, or refuses if the database already has rows. */
export const storeNewSecrets = async (set: Settings): Promise<void> => {
  if (set.newSecrets !== null) await (await openDatabase(set)).close();
};

/** Exits with one line if DATABASE_URL is set and does not answer, or if its rows need keys that are missing here. */
export const requireDatabase = async (set: Settings): Promise<void> => {
  const { databaseUrl } = set;
  if (databaseUrl === null) return;
  try {
    await postgresVersion(databaseUrl);
    await storeNewSecrets(set);
  } catch (error) {
    throw new UserError(explainStartError(error));
  }
};
