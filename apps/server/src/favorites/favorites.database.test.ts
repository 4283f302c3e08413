import { afterAll, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';

const { call, signUp, addProfile, clock, connection, source, close } = await startApp();
afterAll(close);

test('added titles are listed newest first, and adding is idempotent [LI-01] [LI-03]', async () => {
  const as = { as: (await signUp()).access_token };
  for (const content_id of ['50', '40', '50', '40001']) {
    clock.now += 1;
    expect((await call('addFavorite', { content_id }, as)).status).toBe(200);
  }
  const { objects, total } = await call('listFavorites', {}, as);
  expect([objects.map(({ id }) => id), total]).toEqual([['40001', '40', '50'], 3]);
});

test('a removed title is gone, and removing is idempotent [LI-04]', async () => {
  const as = { as: (await signUp()).access_token };
  await call('addFavorite', { content_id: '50' }, as);
  for (let twice = 0; twice < 2; twice += 1) expect((await call('removeFavorite', { content_id: '50' }, as)).status).toBe(200);
  expect((await call('listFavorites', {}, as)).total).toBe(0);
});

test('pages put together are the whole shelf [LI-02] [LI-05]', async () => {
  const as = { as: (await signUp()).access_token };
  for (let number = 1; number <= 12; number += 1) await call('addFavorite', { content_id: String(40_000 + number) }, as);
  const ids: unknown[] = [];
  for (let offset = 0; offset < 12; offset += 5) {
    const { objects, total } = await call('listFavorites', { offset, limit: 5 }, as);
    expect(total).toBe(12);
    ids.push(...objects.map(({ id }) => id));
  }
  expect(new Set(ids).size).toBe(12);
});

test('a title that does not exist cannot be added, and removing it is no error', async () => {
  const as = { as: (await signUp()).access_token };
  expect((await call('addFavorite', { content_id: '999' }, as)).body).toMatchObject({
    reason: 'CONTENT_NOT_FOUND',
    code: '4040',
  });
  expect((await call('removeFavorite', { content_id: '999' }, as)).status).toBe(200);
});

test('favorites follow the profile [LI-23] [PR-40]', async () => {
  const user = await signUp();
  const as = { as: user.access_token };
  await call('addFavorite', { content_id: '50' }, as);
  await call('selectProfile', { id: await addProfile(user, 'adult') }, as);
  expect((await call('listFavorites', {}, as)).total).toBe(0);
  await call('selectProfile', { id: user.profile?.id }, as);
  expect((await call('listFavorites', {}, as)).total).toBe(1);
});

test('without a session there are no favorites [LI-34] [SE-90]', async () => {
  for (const name of ['listFavorites', 'addFavorite', 'removeFavorite'] as const) {
    expect((await call(name, { content_id: '50' })).body).toMatchObject({ code: '4002', reason: 'SIGN_IN_NEEDED' });
  }
});

test('a title that has left the catalogue is not shown on the shelf', async () => {
  const as = { as: (await signUp()).access_token };
  await call('addFavorite', { content_id: '50' }, as);
  const rows = await connection.repositories.catalog.getAll();
  await connection.repositories.catalog.replaceAll({
    ...rows,
    version: 'without',
    contents: rows.contents.filter(({ id }) => id !== '50'),
  });
  await source.refresh();
  expect((await call('listFavorites', {}, as)).objects).toEqual([]);
  await connection.repositories.catalog.replaceAll(rows);
  await source.refresh();
  expect((await call('listFavorites', {}, as)).objects).toHaveLength(1);
});

test('a shelf that was cleared, or a title that was taken off, comes back to its place [LI-04]', async () => {
  const as = { as: (await signUp()).access_token };
  for (const content_id of ['50', '40', '40001']) {
    clock.now += 1;
    await call('addFavorite', { content_id }, as);
  }
  const shelf = async () => (await call('listFavorites', {}, as)).objects.map(({ id }) => id);
  for (const name of ['removeAllFavorites', 'removeFavorite'] as const) {
    const { removal_id } = (await call(name, name === 'removeFavorite' ? { content_id: '40' } : {}, as)).object;
    expect(await shelf()).toEqual(name === 'removeFavorite' ? ['40001', '50'] : []);
    expect((await call('restoreFavorites', { removal_id }, as)).status).toBe(200);
    expect(await shelf()).toEqual(['40001', '40', '50']);
  }
  expect((await call('removeFavorite', { content_id: '51' }, as)).object).toEqual({ removal_id: null });
});
