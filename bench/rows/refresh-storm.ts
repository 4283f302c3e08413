import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { normalEmail } from '@madang/domain/accounts/email-address.ts';
import { connect, type Connection } from '@madang/database/connection.ts';
import { repositories } from '@madang/database/repositories.ts';
import { ABSOLUTE_MS, IDLE_MS } from '@madang/domain/sessions/refresh.ts';
import { DEMO_PEOPLE } from '@madang/fixtures/people.ts';
import { leftOut, timeVerdict } from '../line.ts';
import { sendAtTimes } from '../load/open-loop.ts';
import { cpuTimeOf } from '../measure/cpu-time.ts';
import { quantile } from '../measure/median.ts';
import { cpuPressure } from '../measure/cpu-pressure.ts';
import { pathOf } from '../site/calls.ts';
import { mediaFolder } from '../site/media.ts';
import { startSite } from '../site/site.ts';
import type { Row } from './row.ts';

const ROW = 'refreshes within one second, two nodes';
const SESSIONS = 5000;
/** Rows that are written at once. */
const AT_ONCE = 250;
/** Time limit for the whole storm, in milliseconds. */
const MAX_MS = 2000;

interface Family {
  readonly id: string;
  readonly token: string;
}

/** Sessions as signing in would have begun them, of the people of the demo world in turns. */
const beginSessions = async ({ database, searching }: Connection): Promise<readonly Family[]> => {
  const { accounts, profiles, sessions } = repositories(database, searching);
  const people = await Promise.all(
    DEMO_PEOPLE.map(async ({ email }) => {
      const account = await accounts.findByEmail(normalEmail(email));
      const [profile] = account ? await profiles.listOf(account.id) : [];
      if (!account || !profile) throw new Error(`${email} is not in the demo world.`);
      return { accountId: account.id, profileId: profile.id };
    }),
  );
  const now = Date.now();
  const begin = async (index: number): Promise<Family> => {
    const who = people[index % people.length];
    if (!who) throw new Error('The demo world has no people.');
    const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
    const family = { newestGeneration: 1, revoked: false, endsAt: now + ABSOLUTE_MS };
    const hash = createHash('sha256').update(token).digest();
    const start = { token: { hash, expiresAt: now + IDLE_MS.remembered }, createdAt: now };
    await sessions.begin({ id, ...who, ...family, pinStamp: null, remembered: true, signInType: 0 }, start);
    return { id, token };
  };
  const families: Family[] = [];
  while (families.length < SESSIONS)
    families.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => begin(families.length + index)))));
  return families;
};

/** Sessions that have ended, and those with more than one successor of their first token. */
const faultsIn = async ({ database }: Connection, ids: readonly string[]) => {
  const revoked = await database
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', ids)
    .where('revoked_at', 'is not', null)
    .execute();
  const twice = await database
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('session_id', 'in', ids)
    .where('generation', '=', 2)
    .groupBy('session_id')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute();
  return { revoked: revoked.length, twice: twice.length };
};

/** Thundering herd: all sessions refresh within one second, each from two tabs that reach different nodes. */
export const refreshStormRow: Row = {
  name: 'refresh storm',
  measure: async (bench) => {
    const url = await bench.databaseUrl();
    if (url === null) return [leftOut(ROW, 'two nodes need a PostgreSQL')];
    const first = await bench.site();
    const second = await startSite({ dataDir: bench.options.dataDir, mediaDir: await mediaFolder(), databaseUrl: url });
    const connection = await connect({ url });
    try {
      const families = await beginSessions(connection);
      const ids = families.map(({ id }) => id);
      const calls = families.flatMap(({ token }) => {
        const at = Math.random() * 1000;
        const body = JSON.stringify({ refresh_token: token });
        const path = pathOf('refreshToken');
        return [first, second].map(({ port }) => ({ at, port, method: 'POST' as const, path, body }));
      });
      let answers: Awaited<ReturnType<typeof sendAtTimes>> = [];
      const begun = performance.now();
      const workers = { ...first.workers, pids: [...first.workers.pids, ...second.workers.pids] };
      const cpu = await cpuTimeOf(workers, async () => {
        answers = await sendAtTimes(calls.toSorted((a, b) => a.at - b.at));
      });
      const seconds = (performance.now() - begun) / 1000;
      const pressure = cpuPressure();
      const { revoked, twice } = await faultsIn(connection, ids);
      const failed = answers.filter(({ status }) => status !== 200).length;
      await connection.database.deleteFrom('sessions').where('id', 'in', ids).execute();
      const p99 = quantile(
        answers.map(({ took }) => took),
        0.99,
      );
      const late = timeVerdict(p99 <= MAX_MS, pressure);
      const isWhole = revoked + twice + failed === 0;
      return [
        {
          row: ROW,
          ours: `${Math.round(answers.length / seconds).toLocaleString('en-US')}/s`,
          limit: `${SESSIONS.toLocaleString('en-US')} sessions, ${calls.length.toLocaleString('en-US')} calls`,
          verdict: isWhole ? 'met' : 'failed',
          target: '0 faults',
          p99: `${Math.round(p99)} ≤ ${MAX_MS} ms ${late}`,
          cpu: cpu === null ? '–' : Math.round(cpu / calls.length).toLocaleString('en-US'),
          pressure,
          note: `two successors ${twice}, sign-outs ${revoked}, failed calls ${failed}`,
        },
      ];
    } finally {
      await connection.close();
      await second.stop();
    }
  },
};
