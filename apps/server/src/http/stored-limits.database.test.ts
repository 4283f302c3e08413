import { freshDatabase } from '@madang/database/database.fixture.ts';
import { afterAll, expect, test } from 'vitest';
import { forgetLimits } from '../sessions/sessions.jobs.ts';
import { toLimitAddress } from '../ports/limits.ts';
import { storedLimits } from './limits.ts';

const connection = await freshDatabase();
afterAll(() => connection.close());
const SECRET = Buffer.from('the secret that all nodes share');
/** On a busy machine a store that answers late must not count as failed. */
const PATIENT_MS = 60_000;
/** Two nodes over one database. */
const startNode = () => storedLimits(connection.query, SECRET, PATIENT_MS);
const [one, other] = [startNode(), startNode()];
const ADDRESS = toLimitAddress('2001:db8::7');
const rows = async () =>
  (await connection.query('select key, points, expire from rate_limits order by key')).rows as { key: string; expire: string }[];

test('two nodes share the counts of a limit, also for attempts at the same time', async () => {
  const key = ['mina@madang.example', ADDRESS] as const;
  const waits = await Promise.all(Array.from({ length: 30 }, (_, index) => (index % 2 ? one : other).take('signIn', key)));
  expect(waits.filter((wait) => wait === null)).toHaveLength(10);
  await one.clear('signIn', key);
  expect(await other.take('signIn', key)).toBeNull();
});

test('the limits that a call takes and clears are one statement each [SE-96]', async () => {
  const statements: string[] = [];
  const counting = storedLimits(
    (text, values) => {
      statements.push(text);
      return connection.query(text, values);
    },
    SECRET,
    PATIENT_MS,
  );
  const key = ['sora@madang.example', ADDRESS] as const;
  const takeAll = () =>
    Promise.all([
      counting.take('signIn', key),
      counting.take('signInFromAddress', ADDRESS),
      counting.count('signInToAccount', 'sora@madang.example'),
    ]);
  expect(await takeAll()).toEqual([null, null, 1]);
  expect(await takeAll()).toEqual([null, null, 2]);
  await Promise.all([counting.clear('signIn', key), counting.giveBack('signInToAccount', 'sora@madang.example')]);
  expect(statements).toHaveLength(3);
  expect(await takeAll()).toEqual([null, null, 2]);
  for (let count = 0; count < 9; count += 1) expect(await other.take('signIn', key)).toBeNull();
  expect(await other.take('signIn', key)).toBeGreaterThan(0);
});

test('nodes that take and clear the same limits at the same time never wait for each other', async () => {
  const keys = Array.from({ length: 8 }, (_, index) => `account-${index}`);
  const rounds = Array.from({ length: 40 }, (_, round) => {
    const node = round % 2 ? one : other;
    const [first = '', ...others] = round % 3 ? keys : keys.toReversed();
    return Promise.all([node.clear('wrongCode', first), ...others.map((key) => node.count('signInToAccount', key))]);
  });
  await Promise.all(rounds);
  const counts = await Promise.all(keys.slice(1, -1).map((key) => one.count('signInToAccount', key)));
  expect(counts).toEqual(counts.map(() => 41));
});

test('an attempt that one node gives back is allowed on the other', async () => {
  for (let count = 0; count < 10; count += 1) expect(await one.take('wrongCode', 'mina')).toBeNull();
  expect(await other.take('wrongCode', 'mina')).toBeGreaterThan(0);
  for (const node of [one, other]) await node.giveBack('wrongCode', 'mina');
  expect(await other.take('wrongCode', 'mina')).toBeNull();
});

test('a pause lasts as long as the attempt that began it says', async () => {
  expect(await one.take('signInPause', 'mina', { seconds: 16 })).toBeNull();
  const wait = await other.take('signInPause', 'mina', { seconds: 300 });
  expect(wait).toBeGreaterThan(10);
  expect(wait).toBeLessThanOrEqual(16);
});

test('the table names neither e-mail nor address', async () => {
  await one.take('signInFromAddress', ADDRESS);
  const text = JSON.stringify(await rows());
  expect(text).toContain('signInFromAddress:');
  expect(text).not.toMatch(/mina|madang|2001|db8/);
});

test('counters whose window is over are deleted, others stay', async () => {
  const { repositories } = connection;
  const before = (await rows()).filter(({ expire }) => Number(expire) > Date.now());
  await forgetLimits({ repositories, now: () => Date.now() });
  expect(await rows()).toEqual(before);
  await forgetLimits({ repositories, now: () => Date.now() + 1_000_000 });
  const kept = (await rows()).map(({ key }) => key.split(':')[0]);
  expect(kept).not.toContain('signIn');
  expect(kept).toContain('wrongCode');
});
