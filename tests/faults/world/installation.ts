import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Connection } from '@madang/database/connection.ts';
import { migrate } from '@madang/database/migrate.ts';
import { repositories, type Repositories } from '@madang/database/repositories.ts';
import { CATALOG } from '@madang/server/catalog/catalog.fixture.ts';
import { type Jobs, startJobs } from '@madang/server/jobs/jobs.ts';
import { freePort } from '../../../bench/site/free-port.ts';
import { newKeys } from '../../../tools/steps/new-keys.ts';
import { BUNDLED_SERVER, SERVER_ENVIRONMENT, SERVER_FLAGS } from '../../../tools/steps/serve.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import type { PostgresCluster } from './postgres-cluster.ts';

/** One node of an installation, which keeps its port when it is started again. */
export interface Node {
  readonly origin: string;
  readonly port: number;
  readonly process: () => ServerProcess;
  /** From being killed until it listens again. */
  readonly killAndStart: () => Promise<void>;
  readonly stopAndStart: () => Promise<void>;
}

/** A database with a catalogue, the secrets that its nodes share, and the nodes. */
export interface Installation {
  readonly connection: Connection;
  readonly repositories: Repositories;
  readonly tokenKey: Buffer;
  readonly pinKey: Buffer;
  readonly operatorKey: string;
  /** The payment sandbox signs what it tells with it. */
  readonly payKey: string;
  readonly startNode: (environment?: Readonly<Record<string, string>>) => Promise<Node>;
  /** The queue that its nodes share. */
  readonly jobs: () => Promise<Jobs>;
  readonly close: () => Promise<void>;
}

/** What a job throws here is seen by what it has not done. */
const ignore = (): void => undefined;

export const newInstallation = async (cluster: PostgresCluster, name: string): Promise<Installation> => {
  const url = await cluster.newDatabase(name);
  const connection = await connect({ url });
  await migrate(connection.database);
  const bound = repositories(connection.database, connection.searching);
  await bound.catalog.replaceAll(CATALOG);
  const folder = mkdtempSync(join(tmpdir(), 'madang-faults-'));
  const keys = newKeys();
  const bytesOf = (name: keyof typeof keys): Buffer => Buffer.from(keys[name], 'base64url');
  const shared = {
    ...SERVER_ENVIRONMENT,
    DATABASE_URL: url,
    DATA_DIR: folder,
    // Whichever node asks for the money of a purchase again, it was made at the address of all of them.
    PUBLIC_URL: `http://127.0.0.1:${await freePort()}`,
    ...keys,
    LOG_LEVEL: 'silent',
    // What is started and killed has nothing to learn.
    ADS: 'off',
  };
  const running = new Set<ServerProcess>();
  const closing: (() => Promise<void>)[] = [];

  const startNode = async (environment: Readonly<Record<string, string>> = {}): Promise<Node> => {
    const port = await freePort();
    const start = async (): Promise<ServerProcess> => {
      const server = await startServer({ ...shared, ...environment, PORT: String(port) }, [...SERVER_FLAGS, BUNDLED_SERVER]);
      running.add(server);
      return server;
    };
    let server = await start();
    const endBy = async (end: () => Promise<unknown>): Promise<void> => {
      running.delete(server);
      await end();
      server = await start();
    };
    return {
      origin: server.origin,
      port,
      process: () => server,
      killAndStart: () => endBy(() => server.kill()),
      stopAndStart: () => endBy(() => server.stop()),
    };
  };
  let jobs: Promise<Jobs> | null = null;
  return {
    connection,
    repositories: bound,
    tokenKey: bytesOf('TOKEN_KEY'),
    pinKey: bytesOf('PIN_KEY'),
    operatorKey: keys.OPERATOR_KEY,
    payKey: keys.PAY_KEY,
    startNode,
    jobs: () => {
      jobs ??= startJobs(connection, [], ignore);
      closing.push(async () => (await jobs)?.close());
      return jobs;
    },
    close: async () => {
      await Promise.all([...running].map((server) => server.kill()));
      for (const end of closing) await end();
      await connection.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
