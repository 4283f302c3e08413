import { contentWith } from '@madang/domain/catalog/content.fixture.ts';
import { type Content, isOfferedIn } from '@madang/domain/catalog/content.ts';
import { stateOn } from '@madang/domain/catalog/display-state.ts';
import { hasAnyGenre, readyFirst } from '@madang/domain/catalog/listing.ts';
import { CATALOGS, type CatalogId, RATINGS, SORTS } from '@madang/domain/catalog/vocabulary.ts';
import { mayWatch, VIEWING_AGES } from '@madang/domain/profiles/viewing-age.ts';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATALOG } from './catalog.fixture.ts';
import { catalogSnapshot, compareTitles } from './catalog-snapshot.ts';
import { visibleLists } from './visible-lists.ts';
import type { CatalogSnapshot, WantedList } from '../ports/catalog-snapshot.ts';

const TODAY = '2026-11-22';
const COUNTRIES = ['US', 'BR', 'VN'] as const;
const GENRES = ['romance', 'talk', 'game'] as const;

const snapshotWith = (contents: readonly Content[]): CatalogSnapshot => catalogSnapshot({ ...CATALOG, contents });

const titles = fc
  .array(
    fc.record({
      rating: fc.constantFrom(...RATINGS),
      countries: fc.option(fc.subarray([...COUNTRIES])),
      catalogs: fc.subarray<CatalogId>([22, 30, 31]),
      genres: fc.subarray([...GENRES]),
      startDate: fc.constantFrom('2025-01-01', '2026-03-01', '2027-01-01'),
      name: fc.constantFrom('Rain', 'rain', 'Émile', 'Zoo', 'Show 2', 'Show 10'),
    }),
    { maxLength: 40 },
  )
  .map((some) =>
    some.map(({ name, ...different }, index) =>
      contentWith({
        ...different,
        id: String(100 + index),
        title: { en_us: name, pt_br: name, es_es: name, zh_cn: name, vi_vn: name, ko: name },
      }),
    ),
  );
const wanted: fc.Arbitrary<WantedList> = fc.record(
  {
    catalog: fc.constantFrom(CATALOGS.main, CATALOGS.drama, CATALOGS.variety),
    sort: fc.constantFrom(...SORTS),
    language: fc.constantFrom(...LANGUAGES),
    audience: fc.record({
      viewingAge: fc.constantFrom(...VIEWING_AGES),
      country: fc.constantFrom(...COUNTRIES, 'JP', '', 'elsewhere'),
    }),
    genres: fc.subarray([...GENRES]),
    readyOn: fc.constantFrom('', TODAY),
    readyFirstOn: fc.constantFrom('', '2026-02-28', TODAY),
  },
  { requiredKeys: ['catalog', 'sort', 'language', 'audience'] },
);

/** The list as it is written down in the requirements: everything filtered, then sorted. */
const filtered = (
  all: readonly Content[],
  { catalog, sort, language, audience, genres = [], readyOn = '', readyFirstOn = '' }: WantedList,
) => {
  const list = all
    .filter((title) => catalog === CATALOGS.main || title.catalogs.includes(catalog))
    .filter((title) => mayWatch(audience.viewingAge, title.rating) && isOfferedIn(title, audience.country))
    .filter((title) => hasAnyGenre(title, genres) && (readyOn === '' || stateOn(title, readyOn) === 'ready'))
    .toSorted(compareTitles(sort, language));
  return readyFirstOn === '' ? list : readyFirst(list, readyFirstOn);
};

test('a cached list equals the catalogue filtered and sorted, whatever was requested before', async () => {
  await fc.assert(
    fc.asyncProperty(titles, fc.array(wanted, { minLength: 1, maxLength: 12 }), async (all, queries) => {
      const { list } = snapshotWith(all);
      for (const each of [...queries, ...queries]) expect(await list(each)).toEqual(filtered(all, each));
    }),
  );
});

test('it is the same with room for next to nothing', async () => {
  await fc.assert(
    fc.asyncProperty(titles, fc.array(wanted, { minLength: 1, maxLength: 12 }), fc.nat(30), async (all, queries, places) => {
      const list = visibleLists(all, async (sort, language) => all.toSorted(compareTitles(sort, language)), { places, lists: 3 });
      for (const each of [...queries, ...queries]) expect(await list(each)).toEqual(filtered(all, each));
    }),
  );
});

const DRAMAS: WantedList = {
  catalog: CATALOGS.drama,
  sort: 'newest',
  language: 'en_us',
  audience: { viewingAge: 'adult', country: 'US' },
};

test('two ages never share a list, nor do two countries of which titles are offered in one', async () => {
  const { list } = snapshotWith([contentWith({ catalogs: [22, 30], countries: ['BR'] })]);
  const lists = await Promise.all(
    VIEWING_AGES.flatMap((viewingAge) => ['US', 'BR'].map((country) => list({ ...DRAMAS, audience: { viewingAge, country } }))),
  );
  expect(new Set(lists).size).toBe(lists.length);
});

test('a list is made once, for all countries that no title names together, and for genres in whatever order', async () => {
  const { list } = snapshotWith([contentWith({ catalogs: [22, 30], countries: ['BR'] })]);
  const inCountry = (country: string) => list({ ...DRAMAS, audience: { viewingAge: 'adult', country } });
  const [us, vn] = await Promise.all([inCountry('US'), inCountry('VN')]);
  expect(vn).toBe(us);
  expect(await inCountry('US')).toBe(us);
  expect(await list({ ...DRAMAS, genres: ['talk', 'game'] })).toBe(await list({ ...DRAMAS, genres: ['game', 'talk', 'game'] }));
});

test('the list not read longest goes first when there is no more room', async () => {
  const all = [contentWith({ catalogs: [22, 30] })];
  const list = visibleLists(all, async () => all, { places: 2, lists: 10 });
  const of = (viewingAge: WantedList['audience']['viewingAge']) => list({ ...DRAMAS, audience: { viewingAge, country: 'US' } });
  const [family, teen] = [await of('family'), await of('teen')];
  expect(await of('family')).toBe(family);
  await of('adult');
  expect(await of('family')).toBe(family);
  expect(await of('teen')).not.toBe(teen);
});
