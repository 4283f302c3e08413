import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../connection.ts';
import { freshDatabase } from '../database.fixture.ts';
import type { EntryLookup, StoredEntry } from './search-entries.repository.ts';

const { database, kind, source, repositories, close } = await freshDatabase();
afterAll(close);
const { searchEntries } = repositories;

const entry = (id: string, different: Partial<StoredEntry> = {}): StoredEntry => ({
  kind: 'title',
  id,
  fame: 0,
  startDate: '2026-01-01',
  keys: `00 ${id}`,
  titles: '',
  grams: [1, 2, 3],
  mark: 'first',
  ...different,
});
const look = (grams: readonly number[], different: Partial<EntryLookup> = {}): EntryLookup => ({
  grams,
  limit: 10,
  listed: null,
  ...different,
});
const find = async (...looks: readonly EntryLookup[]) => (await searchEntries.find(looks)).map(({ id }) => id);
const NOTHING = { search_entries: new Set<number>(), search_beginnings: new Set<number>(), search_stems: new Set<number>() };

beforeEach(() => searchEntries.finish('none', NOTHING));

test('found is what has all pieces of a look; the best known first, then the newest', async () => {
  await searchEntries.save([
    entry('old', { startDate: '2020-01-01' }),
    entry('known', { fame: 3, startDate: '2019-01-01' }),
    entry('new', { startDate: '2026-11-01' }),
    entry('other', { grams: [1, 9] }),
  ]);
  expect(await find(look([1, 2]))).toEqual(['known', 'new', 'old']);
  expect(await find(look([1, 2], { limit: 2 }))).toEqual(['known', 'new']);
  expect(await find(look([9]), look([2]))).toEqual(['other', 'known', 'new', 'old']);
  expect(await find(look([3, 9]))).toEqual([]);
});

test('everything has all of no pieces, and is not what was looked for', async () => {
  await searchEntries.save([entry('1')]);
  expect(await find(look([]))).toEqual([]);
  expect(await find()).toEqual([]);
});

test('an entry that is as it was is not written, another one is, and keeps its number', async () => {
  const [one, other] = await searchEntries.save([entry('1'), entry('2')]);
  const written = async () =>
    (await sql<{ at: string }>`select xmin::text as at from search_entries order by number`.execute(database)).rows;
  const before = await written();
  expect(await searchEntries.save([entry('2'), entry('1', { keys: 'another' })])).toEqual([other, one]);
  expect(await written()).toEqual(before);
  await searchEntries.save([entry('1', { keys: 'another', mark: 'second' })]);
  expect((await searchEntries.find([look([1])])).find(({ id }) => id === '1')?.keys).toBe('another');
});

test('where a list of the best is kept for a beginning, it is given instead', async () => {
  const numbers = await searchEntries.save([entry('1'), entry('2'), entry('3')]);
  await searchEntries.saveBeginnings([{ gram: -7, entries: [numbers[2] ?? 0, numbers[0] ?? 0] }]);
  expect(await find(look([2], { listed: -7 }))).toEqual(['3', '1']);
  await searchEntries.saveBeginnings([{ gram: -7, entries: [numbers[1] ?? 0, 999_999] }]);
  expect(await find(look([2], { listed: -7 }))).toEqual(['2']);
  expect((await find(look([2], { listed: 8 }))).toSorted()).toEqual(['1', '2', '3']);
});

test('stems are near to what has a slip in common, and it is said to which', async () => {
  await searchEntries.saveStems([
    { gram: 1, space: 'latin', stem: 'moon', slips: [10, 11] },
    { gram: 2, space: 'latin', stem: 'rain', slips: [20, 21] },
  ]);
  const near = searchEntries.findStems;
  expect(await near([[20, 5], [11], []])).toEqual([
    { space: 'latin', stem: 'rain', typed: 0 },
    { space: 'latin', stem: 'moon', typed: 1 },
  ]);
  expect(await near([])).toEqual([]);
});

test('what is in the catalogue no more is removed, and the catalogue is known by its version', async () => {
  const [kept] = await searchEntries.save([entry('kept'), entry('gone')]);
  await searchEntries.saveBeginnings([
    { gram: 5, entries: [1] },
    { gram: -2_147_483_648, entries: [1] },
  ]);
  await searchEntries.saveStems([{ gram: 6, space: 'latin', stem: 'gone', slips: [1] }]);
  await searchEntries.finish('first', { ...NOTHING, search_entries: new Set([kept ?? 0]), search_beginnings: new Set([5]) });
  expect(await find(look([1]))).toEqual(['kept']);
  const rows = async (table: string) => (await sql`select from ${sql.table(table)}`.execute(database)).rows.length;
  expect([await rows('search_beginnings'), await rows('search_stems')]).toEqual([1, 0]);
  expect(await searchEntries.findVersion()).toBe('first');
});

test('a search that waits for a lock is ended after a second, and the embedded database has no concurrent locks', async () => {
  await searchEntries.save([entry('1')]);
  const other = kind === 'server' ? await connect(source) : null;
  const locked = other?.database.transaction().execute(async (trx) => {
    await sql`lock table search_entries in access exclusive mode`.execute(trx);
    await expect(find(look([1]))).rejects.toThrow('statement timeout');
  });
  await locked;
  await other?.close();
  expect(await find(look([1]))).toEqual(['1']);
});
