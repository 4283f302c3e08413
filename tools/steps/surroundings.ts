import { createServer } from 'node:net';
import { openDatabase } from '@madang/server/startup/open-database.ts';
import { readSettings, type Settings } from '@madang/server/settings/read-settings.ts';
import { explainStartError } from '@madang/server/startup/explain-start-error.ts';
import pg from 'pg';
import { ROOT } from './root.ts';
import { Stop } from './run.ts';

/** How long a database may take to let us in, in milliseconds. */
const PATIENCE_MS = 5000;

/** The settings of the environment, checked. */
export const settings = (): Settings => readSettings(process.env, ROOT);

const isFree = (port: number, host: string, setting: string): Promise<void> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error) => fail(new Stop(explainStartError(Object.assign(error, { setting })))));
    probe.listen(port, host, () => probe.close(() => done()));
  });

/** Stops with one line when a port is taken, before anything slow has begun. */
export const portIsFree = async ({ port, host, pay, stripe, recurly }: Settings): Promise<void> => {
  await isFree(port, host, 'PORT');
  if (!stripe && !recurly) await isFree(pay.port, host, 'PAY_PORT');
};

/** The major version of the PostgreSQL at an address; throws when it does not let us in. */
export const postgresVersion = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  // A server that goes away while we ask is a rejected query, not the end of this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  } finally {
    await client.end();
  }
};

/** Opens a database on a server for which keys were made, so that they are written down, or refused where it has rows. */
export const keepNewSecrets = async (set: Settings): Promise<void> => {
  if (set.newSecrets !== null) await (await openDatabase(set)).close();
};

/** Stops with one line when DATABASE_URL is set and nothing answers there, or it has rows of keys that are missing here. */
export const databaseAnswers = async (set: Settings): Promise<void> => {
  const { databaseUrl } = set;
  if (databaseUrl === null) return;
  try {
    await postgresVersion(databaseUrl);
    await keepNewSecrets(set);
  } catch (error) {
    throw new Stop(explainStartError(error));
  }
};
