import { randomUUID } from 'node:crypto';
import { type Progress, recordDelayed, recordProgress } from '@madang/domain/watch-history/progress.ts';
import { readFastPath } from '@madang/domain/shared/fast-path.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { addPerson, freshDatabase, NOON } from '../database.fixture.ts';
import { watchProgressRepository } from './watch-progress.repository.ts';

const { database, repositories, close } = await freshDatabase();
afterAll(close);
const { watchProgress } = repositories;

const HOUR = 3600;
const report = (contentId: string, sequence: number, playingTime = sequence * 10, playbackId = 'one') => ({
  contentId,
  sequence,
  playingTime,
  playbackId,
  place: null,
});
const first = (each: ReturnType<typeof report>, now = NOON): Progress => recordProgress(null, each, HOUR, now);

test('the answer says what is stored', async () => {
  const { profile } = await addPerson(repositories);
  const progress = first(report('1', 7));
  expect(await watchProgress.record(profile.id, progress)).toEqual(progress);
  expect(await watchProgress.record(profile.id, first(report('1', 6, 999), NOON + 1))).toEqual(progress);
  expect(await watchProgress.find(profile.id, '1')).toEqual(progress);
  expect(await watchProgress.find(profile.id, '2')).toBeNull();
});

test('reports in any order give the row that the rule gives', async () => {
  const { profile } = await addPerson(repositories);
  const steps = fc.array(
    fc.record({
      sequence: fc.nat(6),
      playingTime: fc.integer({ min: 0, max: 5000 }),
      playbackId: fc.constantFrom('one', 'two'),
      place: fc.constantFrom(null, { panelId: 'p1', fraction: 0.1 }, { panelId: 'rain', fraction: 2 / 3 }),
    }),
    { minLength: 1, maxLength: 10 },
  );
  let contentId = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (reports) => {
      contentId += 1;
      let expected: Progress | null = null;
      for (const [at, each] of reports.entries()) {
        const arriving = { ...each, contentId: String(contentId) };
        expected = recordProgress(expected, arriving, HOUR, NOON + at);
        expect(await watchProgress.record(profile.id, recordProgress(null, arriving, HOUR, NOON + at))).toEqual(expected);
      }
      expect(await watchProgress.find(profile.id, String(contentId))).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

test('late reports in any order give the row that the rule gives', async () => {
  const { profile } = await addPerson(repositories);
  const late = fc.record({
    sequence: fc.nat(4),
    playingTime: fc.integer({ min: 0, max: 5000 }),
    playbackId: fc.constantFrom('one', 'two'),
    reached: fc.nat(8),
  });
  let contentId = 1000;
  await fc.assert(
    fc.asyncProperty(fc.array(late, { minLength: 1, maxLength: 8 }), async (reports) => {
      contentId += 1;
      let expected: Progress | null = null;
      for (const { reached, ...each } of reports) {
        const arriving = { ...each, contentId: String(contentId), place: null };
        expected = recordDelayed(expected, arriving, HOUR, NOON + reached);
        const recorded = recordProgress(null, arriving, HOUR, NOON + reached);
        expect(await watchProgress.recordDelayed(profile.id, recorded)).toEqual(expected);
      }
    }),
    { numRuns: 30 },
  );
});

test('of reports that race, the one with the highest sequence stays', async () => {
  const { profile } = await addPerson(repositories);
  const sequences = [3, 9, 1, 12, 5, 11, 2, 8, 12, 4];
  await Promise.all(sequences.map((sequence) => watchProgress.record(profile.id, first(report('5', sequence)))));
  expect(await watchProgress.find(profile.id, '5')).toMatchObject({ sequence: 12, playingTime: 120 });
});

test('history is paged, newest first, each title once [LI-18]', async () => {
  const { profile } = await addPerson(repositories);
  for (let index = 0; index < 9; index += 1)
    await watchProgress.record(profile.id, first(report(String(index), 1), NOON + Math.floor(index / 3)));
  const ids: string[] = [];
  for (let offset = 0; offset < 9; offset += 4) {
    const { items, total } = await watchProgress.list(profile.id, { offset, limit: 4, contentIds: null, finished: null });
    expect(total).toBe(9);
    ids.push(...items.map(({ contentId }) => contentId));
  }
  expect(ids).toEqual(['6', '7', '8', '3', '4', '5', '0', '1', '2']);
});

test('history can be asked for some titles, and for what is finished or not [LI-08] [LI-19]', async () => {
  const { profile } = await addPerson(repositories);
  await watchProgress.record(profile.id, first(report('1', 1, HOUR)));
  await watchProgress.record(profile.id, first(report('2', 1, 60)));
  await watchProgress.record(profile.id, first(report('3', 1, 60)));
  const idsOf = async (contentIds: readonly string[] | null, finished: boolean | null) =>
    (await watchProgress.list(profile.id, { offset: 0, limit: 50, contentIds, finished })).items
      .map(({ contentId }) => contentId)
      .sort();
  expect(await idsOf(['1', '3', '9'], null)).toEqual(['1', '3']);
  expect(await idsOf(null, true)).toEqual(['1']);
  expect(await idsOf(null, false)).toEqual(['2', '3']);
  expect(await idsOf(['1', '2'], false)).toEqual(['2']);
});

test('what is forgotten is gone for this profile alone [LI-22] [LI-23]', async () => {
  const [mina, joon] = [await addPerson(repositories), await addPerson(repositories)];
  for (const { profile } of [mina, joon])
    for (const id of ['1', '2']) await watchProgress.record(profile.id, first(report(id, 1)));
  expect(await watchProgress.takeOut(mina.profile.id, ['1', '9'], { id: randomUUID(), at: NOON })).toBe(true);
  expect(await watchProgress.takeOut(mina.profile.id, [], { id: randomUUID(), at: NOON })).toBe(false);
  expect((await watchProgress.listRecent(mina.profile.id)).map(({ contentId }) => contentId)).toEqual(['2']);
  expect(await watchProgress.listRecent(joon.profile.id)).toHaveLength(2);
});

test('a report is written over the one before it without touching an index', async () => {
  const { profile } = await addPerson(repositories);
  await watchProgress.record(profile.id, first(report('1', 1)));
  await database.transaction().execute(async (transaction) => {
    const { record } = watchProgressRepository(transaction);
    const countUpdates = async () => {
      const { rows } = await sql<{ updates: string; inPlace: string }>`
        select pg_stat_get_xact_tuples_updated('watch_progress'::regclass) as updates,
          pg_stat_get_xact_tuples_hot_updated('watch_progress'::regclass) as "inPlace"`.execute(transaction);
      return { updates: Number(rows[0]?.updates), inPlace: Number(rows[0]?.inPlace) };
    };
    const before = await countUpdates();
    for (let sequence = 2; sequence <= 10; sequence += 1) await record(profile.id, first(report('1', sequence), NOON + sequence));
    const after = await countUpdates();
    expect([after.updates - before.updates, after.inPlace - before.inPlace]).toEqual([9, 9]);
  });
});

test('the statement is prepared once for a connection, unless that fast path is off', async () => {
  const { profile } = await addPerson(repositories);
  await database.connection().execute(async (one) => {
    const { record } = watchProgressRepository(one);
    for (const sequence of [1, 2, 3]) await record(profile.id, first(report('1', sequence)));
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(one);
    const times = readFastPath(process.env['FAST_PATH'])?.has('prepared-statements') ? 1 : 0;
    expect(rows.filter(({ name }) => name === 'record-progress')).toHaveLength(times);
  });
});

test('of concurrent reports, one for a deleted profile fails without failing the others', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => addPerson(repositories)));
  const ids = [...people.map(({ profile }) => profile.id), randomUUID()];
  const outcomes = await Promise.allSettled(ids.map((id) => watchProgress.record(id, first(report('1', 3)))));
  expect(outcomes.map(({ status }) => status)).toEqual([...people.map(() => 'fulfilled'), 'rejected']);
  for (const { profile } of people) expect(await watchProgress.find(profile.id, '1')).toMatchObject({ sequence: 3 });
});
