import { contentWith, makeEpisode } from '@madang/domain/catalog/content.fixture.ts';
import { afterAll, expect, test } from 'vitest';
import { addPerson, freshDatabase, NOON } from '../database.fixture.ts';
import type { CatalogRows } from './catalog.repository.ts';

const { repositories, close } = await freshDatabase();
afterAll(close);
const { catalog } = repositories;

const WORDS = { en_us: 'Rain', pt_br: 'Chuva', es_es: 'Lluvia', zh_cn: '雨', vi_vn: 'Mưa' };
const PICTURE = { path: 'p', still: 'still', color: '#112233' };
const SERIES = contentWith({
  id: '40',
  type: 'season',
  detailType: 'season',
  synopsis: WORDS,
  keywords: ['rain'],
  credits: [{ personId: 'kim', role: 'cast', character: WORDS }],
  endDate: '2027-01-01',
  rhythm: 'sat-sun',
  season: 2,
  relatedIds: ['50'],
  countries: ['BR', 'US'],
  asset: null,
});
const ROWS: CatalogRows = {
  version: 'one',
  // Episodes stand before their series: the order of the list does not matter.
  contents: [makeEpisode('40', 2), makeEpisode('40', 1), SERIES, contentWith({ id: '50' })],
  people: [{ id: 'kim', name: 'Kim Harim', nameKo: '김하림', picture: PICTURE }],
  keywords: new Map([['rain', WORDS]]),
  collections: [
    { id: 'b', catalogId: 22, name: WORDS, layout: 'posters', contentIds: ['50', '40'] },
    { id: 'a', catalogId: 22, name: WORDS, layout: 'stage', contentIds: [] },
  ],
};

test('a new database has an empty catalogue', async () => {
  expect(await catalog.getAll()).toEqual({ version: 'empty', contents: [], people: [], keywords: new Map(), collections: [] });
});

test('a catalogue is read as it was written, collections in their order', async () => {
  await catalog.replaceAll(ROWS);
  expect(await catalog.getVersion()).toBe('one');
  const byId = [...ROWS.contents].sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(await catalog.getAll()).toEqual({ ...ROWS, contents: byId });
});

test('another catalogue takes its place whole, and what viewers did stays', async () => {
  await catalog.replaceAll(ROWS);
  const { profile } = await addPerson(repositories);
  await repositories.favorites.add(profile.id, '40', NOON);
  await catalog.replaceAll({
    version: 'two',
    contents: [contentWith({ id: '60' })],
    people: [],
    keywords: new Map(),
    collections: [],
  });
  const { version, contents } = await catalog.getAll();
  expect([version, contents.map(({ id }) => id)]).toEqual(['two', ['60']]);
  expect((await repositories.favorites.list(profile.id, 0, 10)).ids).toEqual(['40']);
});

test('a catalogue that cannot be stored leaves the one before', async () => {
  await catalog.replaceAll(ROWS);
  const twice = [contentWith({ id: '60' }), contentWith({ id: '60' })];
  await expect(catalog.replaceAll({ ...ROWS, version: 'broken', contents: twice })).rejects.toThrow(/duplicate|unique/i);
  expect((await catalog.getAll()).contents).toHaveLength(4);
  expect(await catalog.getVersion()).toBe('one');
});

const thousandsFrom = (first: number) => Array.from({ length: 3000 }, (_, index) => contentWith({ id: String(first + index) }));

test('a catalogue of thousands is stored, and read as it was written', async () => {
  const contents = thousandsFrom(10_000);
  await catalog.replaceAll({ ...ROWS, version: 'large', contents });
  expect((await catalog.getAll()).contents).toEqual(contents);
});

test('a catalogue that is replaced while it is read is read whole', async () => {
  const [one, other] = [thousandsFrom(10_000), thousandsFrom(11_500)];
  await catalog.replaceAll({ ...ROWS, version: 'one', contents: one });
  const reading = catalog.getAll();
  await catalog.replaceAll({ ...ROWS, version: 'other', contents: other });
  const read = await reading;
  expect(read.contents).toEqual(read.version === 'one' ? one : other);
});

test('a title that is given an asset plays it, and nodes see another catalogue', async () => {
  await catalog.replaceAll(ROWS);
  const marks = { introStart: 1, introEnd: 5, creditsAt: 80 };
  await catalog.setAsset('50', { asset: 'moon', durationSeconds: 90, marks }, 'moon came');
  expect(await catalog.find('50')).toMatchObject({ asset: 'moon', durationSeconds: 90, marks });
  expect((await catalog.listPlaying('moon')).map(({ id }) => id)).toEqual(['50']);
  expect(await catalog.getVersion()).toBe('moon came');
  expect(await catalog.find('no such title')).toBeNull();
});
