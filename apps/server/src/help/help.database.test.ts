import { jwtVerify } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';

const KEY = 'k'.repeat(32);
const world = await startApp({}, undefined, {
  help: {
    folder: null,
    center: { url: 'https://help.example/hc', articles: { browser: 'articles/360001' } },
    signIn: { url: 'https://help.example/access/jwt', key: KEY },
  },
});
const plain = await startApp();
afterAll(async () => {
  await world.close();
  await plain.close();
});
const { call, signUp, connection } = world;

test('without a help centre elsewhere our own pages are meant, whoever asks', async () => {
  const { access_token } = await plain.signUp();
  expect((await plain.call('getHelpCenter')).object).toEqual({ url: null, sign_in: null });
  expect((await plain.call('getHelpCenter', { article: 'browser' }, { as: access_token })).object).toEqual({
    url: null,
    sign_in: null,
  });
});

test('an anonymous visitor is led straight to the article in their language [IN-21] [RT-132]', async () => {
  expect((await call('getHelpCenter', { language: 'es_es', article: 'browser' })).object).toEqual({
    url: 'https://help.example/hc/es/articles/360001',
    sign_in: null,
  });
  expect((await call('getHelpCenter')).object).toEqual({ url: 'https://help.example/hc/en-us', sign_in: null });
});

test('whoever is signed in is known there too, as soon as their address is proven [RT-132]', async () => {
  const { access_token, id, username } = await signUp({ first_name: 'Bora', last_name: 'Han' });
  const ask = async () => (await call('getHelpCenter', { language: 'vi_vn' }, { as: access_token })).object;
  expect(await ask()).toEqual({ url: 'https://help.example/hc/vi', sign_in: null });

  await connection.database.updateTable('accounts').set({ email_verified: true }).where('id', '=', id).execute();
  const { url, sign_in } = (await ask()) as { url: string; sign_in: { url: string; token: string } };
  expect(url).toBe('https://help.example/hc/vi');
  expect(sign_in.url).toBe('https://help.example/access/jwt');
  const { payload } = await jwtVerify(sign_in.token, new TextEncoder().encode(KEY));
  expect(payload).toMatchObject({ email: username, name: 'Bora Han', external_id: id });
  const again = (await ask()) as { sign_in: { token: string } };
  expect((await jwtVerify(again.sign_in.token, new TextEncoder().encode(KEY))).payload.jti).not.toBe(payload.jti);
});

test.each([{ article: 'refunds' }, { language: 'fr_fr' }])('%j is refused', async (input) => {
  expect(await call('getHelpCenter', input)).toMatchObject({ status: 400, body: { reason: 'INPUT_INVALID' } });
});
