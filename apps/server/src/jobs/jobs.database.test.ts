import { freshDatabase } from '@madang/database/database.fixture.ts';
import { afterAll, expect, test } from 'vitest';
import { type Job, type Jobs, startJobs } from './jobs.ts';

const connection = await freshDatabase();
const running: Jobs[] = [];
afterAll(async () => {
  for (const jobs of running) await jobs.close();
  await connection.close();
});

const errors: unknown[] = [];
const QUICKLY = { lookSeconds: 0.5, heartbeatSeconds: 10, supervisionSeconds: 1 };
const start = async (...jobs: Job[]) => {
  const started = await startJobs(connection, jobs, (error) => errors.push(error), QUICKLY);
  running.push(started);
  return started;
};
const NEVER = '0 0 29 2 *';

test('a job that is asked for is done, once, however often it was asked for before it began', async () => {
  let done = 0;
  const jobs = await start({ name: 'count-sheep', cron: NEVER, run: async () => void (done += 1) });
  await Promise.all([jobs.request('count-sheep'), jobs.request('count-sheep'), jobs.request('count-sheep')]);
  await expect.poll(() => done, { timeout: 10_000 }).toBe(1);
  await jobs.request('count-sheep');
  await expect.poll(() => done, { timeout: 10_000 }).toBe(2);
});

test('a job that fails is tried again', async () => {
  let tries = 0;
  const jobs = await start({
    name: 'fall-down-once',
    cron: NEVER,
    run: async () => {
      tries += 1;
      if (tries === 1) throw new Error('fell down');
    },
  });
  await jobs.request('fall-down-once');
  await expect.poll(() => tries, { timeout: 15_000 }).toBe(2);
});

test('of two nodes one does the job', async () => {
  const done: string[] = [];
  const jobOf = (node: string): Job => ({ name: 'share-work', cron: NEVER, run: async () => void done.push(node) });
  const [one, other] = [await start(jobOf('one')), await start(jobOf('other'))];
  await one.request('share-work');
  await other.request('share-work');
  await expect.poll(() => done.length, { timeout: 10_000 }).toBe(1);
  expect(errors).toEqual([]);
});

test('a job whose node is gone is soon begun by another', async () => {
  const done: string[] = [];
  let isGone = false;
  // A node that was killed finishes nothing, and the database hears no more of it.
  const silence = new Promise<never>(() => undefined);
  const dying = {
    ...connection,
    query: (...asked: Parameters<typeof connection.query>) => (isGone ? silence : connection.query(...asked)),
  };
  const jobOf = (node: string, run: () => Promise<void>): Job => ({
    name: 'finish-what-was-begun',
    cron: NEVER,
    run: () => (done.push(node), run()),
  });
  const one = await startJobs(dying, [jobOf('one', () => silence)], () => undefined, QUICKLY);
  await one.request('finish-what-was-begun');
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['one']);
  isGone = true;
  await start(jobOf('other', async () => undefined));
  // The heartbeat is moved back instead of waiting for its timeout, at each look: one that was on its way arrives later.
  const look = async (): Promise<readonly string[]> => {
    await connection.query(
      `UPDATE jobs.job SET heartbeat_on = heartbeat_on - make_interval(secs => heartbeat_seconds)
       WHERE name = 'finish-what-was-begun' AND retry_count = 0 AND heartbeat_on > now() - interval '5 s'`,
    );
    return done;
  };
  await expect.poll(look, { timeout: 25_000, interval: 500 }).toEqual(['one', 'other']);
  const { rows } = await connection.query(`SELECT heartbeat_seconds FROM jobs.queue WHERE name = 'finish-what-was-begun'`);
  expect(rows).toEqual([{ heartbeat_seconds: QUICKLY.heartbeatSeconds }]);
});
