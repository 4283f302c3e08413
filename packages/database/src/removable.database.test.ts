import { randomUUID } from 'node:crypto';
import { recordProgress } from '@madang/domain/watch-history/progress.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { addPerson, freshDatabase, NOON } from './database.fixture.ts';

const { database, repositories, close } = await freshDatabase();
afterAll(close);
const { favorites, removals, watchProgress } = repositories;

const watched = (
  contentId: string,
  playingTime: number,
  at: number,
  place: { panelId: string; fraction: number } | null = null,
) => recordProgress(null, { contentId, playingTime, place, playbackId: 'one', sequence: 3 }, 3600, at);
const removal = (at = NOON) => ({ id: randomUUID(), at });
const rowsOf = async (table: string, profileId: string) => {
  const { rows } = await sql`select * from ${sql.table(table)} where profile_id = ${profileId} order by content_id`.execute(
    database,
  );
  return rows;
};

test('what is given back is what was taken out: positions, places and times to the microsecond', async () => {
  const progress = fc.record({
    playingTime: fc.nat(3600),
    at: fc.integer({ min: NOON - 10_000_000, max: NOON }),
    place: fc.constantFrom(null, { panelId: 'rain', fraction: 2 / 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(progress, { minLength: 1, maxLength: 8 }), fc.boolean(), async (history, all) => {
      const { profile } = await addPerson(repositories);
      for (const [index, { playingTime, at, place }] of history.entries())
        await watchProgress.record(profile.id, watched(String(index), playingTime, at, place));
      const before = await rowsOf('watch_progress', profile.id);
      const taken = removal();
      expect(await watchProgress.takeOut(profile.id, all ? null : ['0', '1', '99'], taken)).toBe(true);
      expect(await rowsOf('watch_progress', profile.id)).toHaveLength(all ? 0 : Math.max(0, history.length - 2));
      expect(await watchProgress.giveBack(profile.id, taken.id, NOON - 1)).toBe(true);
      expect(await rowsOf('watch_progress', profile.id)).toEqual(before);
    }),
    { numRuns: 15 },
  );
});

test('titles come back to their place on the shelf', async () => {
  const { profile } = await addPerson(repositories);
  for (const [index, id] of ['1', '2', '3'].entries()) await favorites.add(profile.id, id, NOON + index);
  const taken = removal();
  await favorites.takeOut(profile.id, ['2'], taken);
  await favorites.add(profile.id, '4', NOON + 9);
  await favorites.giveBack(profile.id, taken.id, NOON - 1);
  expect((await favorites.list(profile.id, 0, 10)).ids).toEqual(['4', '3', '2', '1']);
});

test('what came into the list since stays as it is', async () => {
  const { profile } = await addPerson(repositories);
  await watchProgress.record(profile.id, watched('1', 60, NOON));
  const taken = removal();
  await watchProgress.takeOut(profile.id, null, taken);
  await watchProgress.record(profile.id, watched('1', 900, NOON + 5));
  expect(await watchProgress.giveBack(profile.id, taken.id, NOON - 1)).toBe(true);
  expect(await watchProgress.find(profile.id, '1')).toMatchObject({ playingTime: 900, modified: NOON + 5 });
});

test('a removal is given back once, only to its profile and list, and not too late', async () => {
  const [mina, joon] = [await addPerson(repositories), await addPerson(repositories)];
  await favorites.add(mina.profile.id, '1', NOON);
  const taken = removal();
  await favorites.takeOut(mina.profile.id, null, taken);
  expect(await favorites.giveBack(joon.profile.id, taken.id, NOON - 1)).toBe(false);
  expect(await watchProgress.giveBack(mina.profile.id, taken.id, NOON - 1)).toBe(false);
  expect(await favorites.giveBack(mina.profile.id, taken.id, NOON)).toBe(false);
  expect(await favorites.giveBack(mina.profile.id, taken.id, NOON - 1)).toBe(true);
  expect(await favorites.giveBack(mina.profile.id, taken.id, NOON - 1)).toBe(false);
  expect((await favorites.list(mina.profile.id, 0, 10)).ids).toEqual(['1']);
});

test('of two who ask at once one is given', async () => {
  const { profile } = await addPerson(repositories);
  await favorites.add(profile.id, '1', NOON);
  const taken = removal();
  await favorites.takeOut(profile.id, null, taken);
  const answers = await Promise.all([1, 2, 3].map(() => favorites.giveBack(profile.id, taken.id, NOON - 1)));
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test('nothing is kept where nothing was taken, nor for longer than it can be given back', async () => {
  const { profile } = await addPerson(repositories);
  expect(await favorites.takeOut(profile.id, null, removal())).toBe(false);
  for (const at of [NOON, NOON + 1]) {
    await favorites.add(profile.id, '1', NOON);
    await favorites.takeOut(profile.id, null, removal(at));
  }
  expect(await rowsIn(profile.id)).toBe(2);
  await removals.forget(NOON);
  expect(await rowsIn(profile.id)).toBe(1);
});

const rowsIn = async (profileId: string): Promise<number> =>
  (await database.selectFrom('removals').select('id').where('profile_id', '=', profileId).execute()).length;
