import { afterAll, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';

const { call, signUp, addProfile, clock, close } = await startApp();
afterAll(close);

test('liked titles are listed newest first, and adding is idempotent [LI-27] [LI-32]', async () => {
  const as = { as: (await signUp()).access_token };
  for (const content_id of ['50', '40', '50', '40001']) {
    clock.now += 1;
    expect((await call('addLike', { content_id }, as)).status).toBe(200);
  }
  const { objects, total } = await call('listLikes', {}, as);
  expect([objects.map(({ id }) => id), total]).toEqual([['40001', '40', '50'], 3]);
});

test('a removed like is gone, and removing is idempotent [LI-28]', async () => {
  const as = { as: (await signUp()).access_token };
  await call('addLike', { content_id: '50' }, as);
  for (let twice = 0; twice < 2; twice += 1) expect((await call('removeLike', { content_id: '50' }, as)).status).toBe(200);
  expect((await call('listLikes', {}, as)).total).toBe(0);
});

test('pages put together are all likes [LI-29]', async () => {
  const as = { as: (await signUp()).access_token };
  for (let number = 1; number <= 12; number += 1) await call('addLike', { content_id: String(40_000 + number) }, as);
  const ids: unknown[] = [];
  for (let offset = 0; offset < 12; offset += 5) {
    const { objects, total } = await call('listLikes', { offset, limit: 5 }, as);
    expect(total).toBe(12);
    ids.push(...objects.map(({ id }) => id));
  }
  expect(new Set(ids).size).toBe(12);
});

test('a title that does not exist cannot be liked, and removing its like is no error', async () => {
  const as = { as: (await signUp()).access_token };
  expect((await call('addLike', { content_id: '999' }, as)).body).toMatchObject({ reason: 'CONTENT_NOT_FOUND', code: '4040' });
  expect((await call('removeLike', { content_id: '999' }, as)).status).toBe(200);
});

test('likes follow the profile [LI-23] [PR-40]', async () => {
  const user = await signUp();
  const as = { as: user.access_token };
  await call('addLike', { content_id: '50' }, as);
  await call('selectProfile', { id: await addProfile(user, 'adult') }, as);
  expect((await call('listLikes', {}, as)).total).toBe(0);
  await call('selectProfile', { id: user.profile?.id }, as);
  expect((await call('listLikes', {}, as)).total).toBe(1);
});

test('without a session there are no likes [LI-30] [LI-31] [LI-34] [SE-90]', async () => {
  for (const name of ['listLikes', 'addLike', 'removeLike'] as const) {
    expect((await call(name, { content_id: '50' })).body).toMatchObject({ code: '4002', reason: 'SIGN_IN_NEEDED' });
  }
});

test('the like of a title is read one title at a time [LI-26]', async () => {
  const as = { as: (await signUp()).access_token };
  const isLiked = async () => (await call('getLike', { content_id: '50' }, as)).object;
  expect(await isLiked()).toEqual({ is_like: false });
  await call('addLike', { content_id: '50' }, as);
  expect(await isLiked()).toEqual({ is_like: true });
  await call('removeLike', { content_id: '50' }, as);
  expect(await isLiked()).toEqual({ is_like: false });
});
