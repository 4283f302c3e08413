import { contentWith } from '@madang/domain/catalog/content.fixture.ts';
import { afterAll, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';
import { CATALOG, DRAMA } from '../catalog/catalog.fixture.ts';
import { searchJobs, WRITE_SEARCH_ENTRIES } from './search.jobs.ts';

const inMemory = await startApp();
const inDatabase = await startApp({}, undefined, { searchEngine: 'postgres' });
afterAll(inMemory.close);
afterAll(inDatabase.close);

const GOING_ON = new AbortController().signal;
const jobOf = ({ learning, writeSearchEntries }: typeof inMemory) =>
  searchJobs(learning, writeSearchEntries).find(({ name }) => name === WRITE_SEARCH_ENTRIES);
const find = async (q: string) => (await inDatabase.call('searchTitles', { q })).objects.map(({ id }) => id);

test('the first search of all waits until the catalogue is written down, whichever it is', async () => {
  expect(await inDatabase.connection.repositories.searchEntries.findVersion()).toBeNull();
  expect(await find('moonlit eaves')).toEqual(['40']);
  expect(await inDatabase.connection.repositories.searchEntries.findVersion()).not.toBeNull();
});

test('both engines give the same answers', async () => {
  const family = { as: (await inMemory.signUpAs('family')).access_token };
  const familyThere = { as: (await inDatabase.signUpAs('family')).access_token };
  for (const q of [
    'show',
    'moonlit',
    '달ㅂ',
    'ㄷㅂㅊㅁ',
    'mooonlit eaves',
    'person kim',
    'historical',
    'rain (es)',
    '标题',
    'show rain',
  ])
    for (const name of ['searchTitles', 'listSuggestions'] as const) {
      const ask = { q, language: 'es_es', limit: 100 };
      expect((await inDatabase.call(name, ask)).body, q).toEqual((await inMemory.call(name, ask)).body);
      expect((await inDatabase.call(name, ask, familyThere)).body, q).toEqual((await inMemory.call(name, ask, family)).body);
    }
});

test('another catalogue is found when the job has written it, and a node that has not read it yet leaves it alone', async () => {
  const { connection, source } = inDatabase;
  const added = contentWith({ id: '990', title: { ...DRAMA.title, en_us: 'Lantern Harbor' } });
  await connection.repositories.catalog.replaceAll({ ...CATALOG, version: 'second', contents: [...CATALOG.contents, added] });
  const before = await connection.repositories.searchEntries.findVersion();
  await jobOf(inDatabase)?.run(GOING_ON);
  expect(await connection.repositories.searchEntries.findVersion()).toBe(before);
  await source.refresh();
  expect(await find('lantern harbor')).toEqual([]);
  await jobOf(inDatabase)?.run(GOING_ON);
  expect(await find('lantern harbor')).toEqual(['990']);
});

test('where every node has its own index in memory there is no such job, and nothing is written', async () => {
  expect(jobOf(inMemory)).toBeUndefined();
  expect((await inMemory.call('searchTitles', { q: 'moonlit eaves' })).objects).toHaveLength(1);
  expect(await inMemory.connection.repositories.searchEntries.findVersion()).toBeNull();
});
