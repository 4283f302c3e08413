import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connect } from '@madang/database/connection.ts';
import { migrate } from '@madang/database/migrate.ts';
import { repositories, type Repositories } from '@madang/database/repositories.ts';
import type { Plan } from '@madang/domain/subscriptions/plan.ts';
import { takeOver } from '@madang/domain/subscriptions/subscription.ts';
import { CATALOG } from '@madang/server/catalog/catalog.fixture.ts';
import { newKeys } from '../../tools/steps/new-keys.ts';
import { BUNDLED_SERVER, SERVER_ENVIRONMENT, SERVER_FLAGS } from '../../tools/steps/serve.ts';
import { newPeople, type Person } from '../faults/world/people.ts';
import { type ServerProcess, startServer } from '../faults/server-process.ts';
import type { Caller } from './requests.ts';
import type { Known } from './values.ts';

const DAY_MS = 86_400_000;
/** Signing out and deleting accounts use people up. */
const PEOPLE_OF_A_KIND = 60;
/** How long the server is left alone before its memory is read, in milliseconds. */
const SETTLES_MS = 1500;

export interface FuzzWorld {
  readonly server: ServerProcess;
  readonly known: Known;
  /** What is written into the Authorization header for a caller. */
  readonly authorizationOf: (caller: Caller) => string;
  /** The caller's session has ended: the next one is used from now on. */
  readonly replaceCaller: (caller: Caller) => void;
  /** Resident memory in bytes after a collection, when nothing is under way. */
  readonly settledMemory: () => Promise<number>;
  readonly isAlive: () => boolean;
  readonly close: () => Promise<void>;
}

const subscribe = async (bound: Repositories, accountId: string, plan: Plan): Promise<void> => {
  const now = Date.now();
  const bought = takeOver({
    id: randomUUID(),
    accountId,
    sku: `WEB_${plan.toUpperCase()}_MONTHLY_USD`,
    plan,
    period: 'monthly',
    gateway: 'CARD',
    status: 'ACTIVE',
    country: 'US',
    currency: 'USD',
    startedAt: now - DAY_MS,
    periodStart: now - DAY_MS,
    periodEnd: now + 30 * DAY_MS,
  });
  await bound.subscriptions.save(bought);
};

type Signed = Exclude<Caller, 'anonymous' | 'operator'>;

const populate = async (bound: Repositories, tokenKey: Buffer): Promise<Readonly<Record<Signed, readonly Person[]>>> => {
  const of = (count: number) => newPeople({ repositories: bound, tokenKey }, count);
  const [basic, premium, family] = [await of(PEOPLE_OF_A_KIND), await of(PEOPLE_OF_A_KIND), await of(PEOPLE_OF_A_KIND)];
  for (const { accountId } of premium) await subscribe(bound, accountId, 'Premium');
  for (const { accountId, profileId } of family) {
    const profile = await bound.profiles.find(accountId, profileId);
    if (profile) await bound.profiles.save({ ...profile, viewingAge: 'family' });
  }
  return { basic, premium, family };
};

/** A built server over an embedded database of its own, with people of each kind who are signed in. */
export const openFuzzWorld = async (): Promise<FuzzWorld> => {
  const folder = mkdtempSync(join(tmpdir(), 'madang-fuzz-'));
  const [tokenKey, operatorKey] = [randomBytes(32), randomBytes(32).toString('base64url')];
  const connection = await connect({ folder });
  await migrate(connection.database);
  const bound = repositories(connection.database, connection.searching);
  await bound.catalog.replaceAll(CATALOG);
  const people = await populate(bound, tokenKey);
  await connection.close();
  const preload = fileURLToPath(new URL('settled-memory.mjs', import.meta.url));
  const server = await startServer(
    {
      ...SERVER_ENVIRONMENT,
      DATA_DIR: folder,
      // All keys: a server that has lost them beside rows does not start.
      ...newKeys(),
      TOKEN_KEY: tokenKey.toString('base64url'),
      OPERATOR_KEY: operatorKey,
      LOG_LEVEL: 'error',
      GIFTS: 'on',
      PAUSES: 'on',
      TEST_CLOCK: 'on',
      // Each request names an address of its own, so that limits by address do not answer for the operations.
      TRUSTED_PROXIES: '127.0.0.1',
      COUNTRY_HEADER: 'x-country',
    },
    ['--expose-gc', `--import=${preload}`, ...SERVER_FLAGS, BUNDLED_SERVER],
  );
  const next: Record<Signed, number> = { basic: 0, premium: 0, family: 0 };
  const personOf = (caller: Signed): Person => {
    const all = people[caller];
    const person = all[next[caller] % all.length];
    if (!person) throw new Error(`No person stands for the caller ${caller}.`);
    return person;
  };
  const all = Object.values(people).map(([first]) => first as Person);
  return {
    server,
    known: {
      content_id: ['40', '40001', '50', '51', '53', '60001', '58'],
      parent_id: ['40', '60001'],
      collection_id: ['30', 'newest', 'webtoons', '22'],
      id: ['40', '50', ...all.map(({ profileId }) => profileId), ...all.map(({ sessionId }) => sessionId)],
      profile_id: all.map(({ profileId }) => profileId),
      sku: ['WEB_BASIC_MONTHLY_USD', 'WEB_PREMIUM_ANNUAL_USD'],
      email: all.map(({ email }) => email),
      refresh_token: all.map(({ refreshToken }) => refreshToken),
      q: ['moon', '달빛', 'ㄷㅂ', 'rain'],
    },
    authorizationOf: (caller) => {
      if (caller === 'anonymous') return 'anonymous';
      return caller === 'operator' ? `operator ${operatorKey}` : personOf(caller).accessToken;
    },
    replaceCaller: (caller) => {
      if (caller !== 'anonymous' && caller !== 'operator') next[caller] += 1;
    },
    settledMemory: async () => {
      await pause(SETTLES_MS);
      return new Promise((resolve) => {
        const hear = (message: unknown): void => {
          const { kind, rss } = message as { readonly kind?: string; readonly rss?: number };
          if (kind !== 'memory' || rss === undefined) return;
          server.process.off('message', hear);
          resolve(rss);
        };
        server.process.on('message', hear);
        server.process.send('settled memory');
      });
    },
    isAlive: () => server.process.exitCode === null && server.process.signalCode === null,
    close: async () => {
      if (server.process.exitCode === null) await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
