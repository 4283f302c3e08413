import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../bench/site/free-port.ts';
import { stopWithParent } from '../../../tools/steps/shutdown.ts';
import { findPostgresPrograms } from '../../../tools/steps/find-postgres-programs.ts';
import { UserError } from '../../../tools/steps/run.ts';

/** A PostgreSQL of our own, which may be killed. */
export interface PostgresCluster {
  /** The address of a database that is made by this. */
  readonly newDatabase: (name: string) => Promise<string>;
  /** Kills its first process; the others end when they notice. */
  readonly kill: () => Promise<void>;
  /** Starts it again, however long what was left behind keeps it from starting. */
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const LOOK_MS = 25;
const STARTS_WITHIN_MS = 30_000;

/** PostgreSQL refuses to run as root. */
const ownerOf = (): { readonly uid: number; readonly gid: number } | Record<never, never> => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    throw new UserError('PostgreSQL does not run as root, and there is no user called postgres to run it as.');
  }
};

const isUp = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Makes a cluster in a folder that goes with it, and starts it. */
export const startPostgresCluster = async (): Promise<PostgresCluster> => {
  const programs = findPostgresPrograms();
  if (programs === null)
    throw new UserError('No PostgreSQL is installed that could be killed: initdb is neither in /usr/lib/postgresql nor on PATH.');
  const owner = ownerOf();
  const folder = mkdtempSync(join(tmpdir(), 'madang-cluster-'));
  if ('uid' in owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const initialise = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-instructions'];
  execFileSync(join(programs, 'initdb'), initialise, { stdio: 'ignore', ...owner });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const options = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, '-c', 'max_connections=200'];
  let server: ChildProcess | null = null;

  const stop = async (signal: 'SIGKILL' | 'SIGINT'): Promise<void> => {
    const running = server;
    server = null;
    if (running?.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  };
  const start = async (): Promise<void> => {
    const until = Date.now() + STARTS_WITHIN_MS;
    while (Date.now() < until) {
      if (server === null || server.exitCode !== null || server.signalCode !== null) {
        server = spawn(join(programs, 'postgres'), options, { stdio: 'ignore', ...owner });
        stopWithParent(server);
      }
      if (await isUp(url)) return;
      await pause(LOOK_MS);
    }
    throw new Error('The PostgreSQL of the experiments does not start.');
  };
  await start();
  return {
    start,
    kill: () => stop('SIGKILL'),
    newDatabase: async (name) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return Object.assign(new URL(url), { pathname: `/${name}` }).href;
    },
    close: async () => {
      await stop('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
