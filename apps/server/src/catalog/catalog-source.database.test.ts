import { freshDatabase } from '@madang/database/database.fixture.ts';
import { contentWith } from '@madang/domain/catalog/content.fixture.ts';
import { DEFAULT_LANGUAGE } from '@madang/domain/shared/language.ts';
import { afterAll, expect, test } from 'vitest';
import { CATALOG } from './catalog.fixture.ts';
import { catalogSource } from './catalog-source.ts';

const { repositories, close } = await freshDatabase();
afterAll(close);
const { catalog } = repositories;

const catalogueOf = (version: string, count: number) =>
  catalog.replaceAll({
    ...CATALOG,
    version,
    strips: new Map(),
    contents: Array.from({ length: count }, (_, index) => contentWith({ id: String(10_000 + index) })),
  });
await catalogueOf('one', 3000);
const source = await catalogSource(repositories);

const films = async () =>
  source.current().list({
    catalog: 67,
    sort: 'newest',
    language: DEFAULT_LANGUAGE,
    audience: { viewingAge: 'adult', country: 'US' },
  });

test('the old catalogue answers while the new one is read, and then the new one does in every list', async () => {
  expect(await films()).toHaveLength(3000);
  await catalogueOf('two', 2500);
  const refreshing = source.refresh();
  expect([source.current().version, (await films()).length]).toEqual(['one', 3000]);
  expect(await refreshing).toBe(true);
  expect([source.current().version, (await films()).length]).toEqual(['two', 2500]);
});

test('concurrent refreshes share one check, and an unchanged catalogue is not reloaded', async () => {
  await catalogueOf('three', 2000);
  expect(await Promise.all([source.refresh(), source.refresh()])).toEqual([true, true]);
  const known = source.current();
  expect([known.version, await source.refresh(), source.current()]).toEqual(['three', false, known]);
});
