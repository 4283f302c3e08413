import { freshDatabase } from '@madang/database/database.fixture.ts';
import { contentWith } from '@madang/domain/catalog/content.fixture.ts';
import { exampleFilm } from '@madang/streaming/example-film.fixture.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attachAsset, checkAttachable } from './attach-asset.ts';

const { repositories, close } = await freshDatabase();
afterAll(close);

beforeAll(() =>
  repositories.catalog.replaceAll({
    version: 'first',
    contents: [
      contentWith({ id: 'fox', rating: 'ALL', asset: null }),
      contentWith({ id: 'hare', rating: '7', asset: null }),
      contentWith({ id: 'neon', rating: '15', asset: 'neon' }),
    ],
    people: [],
    keywords: new Map(),
    collections: [],
  }),
);

const indexOf = (asset: string) => ({ ...exampleFilm(), asset, durationMs: 90_500 });

test('a title plays the attached asset, takes its length, and every node reloads the catalog', async () => {
  await checkAttachable(repositories, 'fox', 'title-fox');
  await attachAsset(repositories, 'fox', indexOf('title-fox'), 'second');
  expect(await repositories.catalog.find('fox')).toMatchObject({ asset: 'title-fox', durationSeconds: 90 });
  expect(await repositories.catalog.getVersion()).toBe('second');
});

test('attaching it once more changes nothing but the version', async () => {
  await attachAsset(repositories, 'fox', indexOf('title-fox'), 'third');
  expect(await repositories.catalog.find('fox')).toMatchObject({ asset: 'title-fox', durationSeconds: 90 });
});

test.each([
  ['hare', 'title-fox', 'plays an asset of its own'],
  ['hare', 'neon', 'plays an asset of its own'],
  ['neon', 'title-fox', 'belongs to a title for families'],
  ['nobody', 'title-fox', 'no title nobody'],
])('%s cannot play %s, and stays as it was', async (title, asset, reason) => {
  const before = await repositories.catalog.find(title);
  await expect(checkAttachable(repositories, title, asset)).rejects.toThrow(reason);
  await expect(attachAsset(repositories, title, indexOf(asset), 'fourth')).rejects.toThrow(reason);
  expect(await repositories.catalog.find(title)).toEqual(before);
  expect(await repositories.catalog.getVersion()).not.toBe('fourth');
});
