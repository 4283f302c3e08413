import { type Progress, recordProgress } from '@madang/domain/watch-history/progress.ts';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { addPerson, freshDatabase, NOON } from '../database.fixture.ts';

const { repositories, close } = await freshDatabase();
afterAll(close);
const { watchProgress } = repositories;

const HOUR = 3600;
const report = (contentId: string, sequence: number, playingTime = sequence * 10, playbackId = 'one') => ({
  contentId,
  sequence,
  playingTime,
  playbackId,
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
    fc.record({ sequence: fc.nat(6), playingTime: fc.integer({ min: 0, max: 5000 }), playbackId: fc.constantFrom('one', 'two') }),
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
  await watchProgress.remove(mina.profile.id, ['1', '9']);
  await watchProgress.remove(mina.profile.id, []);
  expect((await watchProgress.listRecent(mina.profile.id)).map(({ contentId }) => contentId)).toEqual(['2']);
  expect(await watchProgress.listRecent(joon.profile.id)).toHaveLength(2);
});
