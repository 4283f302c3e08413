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

test('without an external help center, every viewer gets our own pages', async () => {
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

test('a signed-in viewer is signed in to the help center once the address is verified [RT-132]', async () => {
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

const REQUEST = {
  email: 'Bora@Visitors.example',
  topic: 'paying',
  message: 'I was charged twice.\r\nPlease look.',
  language: 'en_us',
};
const messages = async () => {
  await plain.deps.mail.settled();
  return (await plain.connection.database.selectFrom('mail_outbox').selectAll().where('kind', '=', 'help_request').execute()).map(
    ({ account_id, address, details }) => ({ account_id, address, details }),
  );
};

test('a message to support is mailed to the operator once, however often it is sent, and is answered to the visitor', async () => {
  const send = (input: object, address: string) => plain.call('createHelpRequest', { ...REQUEST, ...input }, { address });
  expect((await send({}, '10.7.0.1')).status).toBe(200);
  expect((await send({ message: 'I was charged twice.\nPlease look. ' }, '10.7.0.2')).status).toBe(200);
  expect(await messages()).toEqual([
    {
      account_id: null,
      address: 'hello@madang.example',
      details: { name: '', email: 'bora@visitors.example', topic: 'paying', message: 'I was charged twice.\nPlease look.' },
    },
  ]);
  const [letter] = (await plain.deps.repositories.mailbox.list()).filter(({ address }) => address === 'hello@madang.example');
  expect(letter?.subject).toBe('Help request: Plans and payments');
  expect(letter?.text).toContain('bora@visitors.example wrote:');
  expect(letter?.text).toContain('Not signed in');
});

test('a message of a signed-in viewer names the account', async () => {
  const { access_token, id } = await plain.signUp();
  await plain.call('createHelpRequest', { ...REQUEST, message: 'My list is gone.' }, { as: access_token, address: '10.7.1.1' });
  expect((await messages()).at(-1)).toMatchObject({ account_id: id, details: { message: 'My list is gone.' } });
});

test('an invalid help request gets validation errors by field, and nothing is mailed', async () => {
  const before = (await messages()).length;
  const { status, body } = await plain.call(
    'createHelpRequest',
    { email: 'bora', topic: 'x', message: 'short' },
    { address: '10.7.2.1' },
  );
  expect([status, body.reason, body.fields]).toEqual([
    400,
    'INPUT_INVALID',
    { email: 'malformed', topic: 'missing', message: 'too_short' },
  ]);
  expect(await messages()).toHaveLength(before);
});

test('a script that fills in the hidden field is answered like anyone, and nothing is mailed', async () => {
  const before = (await messages()).length;
  const spam = { ...REQUEST, message: 'Buy followers today', website: 'https://spam.example' };
  expect((await plain.call('createHelpRequest', spam, { address: '10.7.3.1' })).status).toBe(200);
  expect(await messages()).toHaveLength(before);
});

test('an address sends five messages an hour [SE-96]', async () => {
  const send = (count: number) =>
    plain.call('createHelpRequest', { ...REQUEST, message: `Message number ${count}` }, { address: '10.7.4.1' });
  for (let count = 0; count < 5; count += 1) expect((await send(count)).status).toBe(200);
  const before = (await messages()).length;
  expect((await send(5)).body).toMatchObject({ reason: 'TOO_MANY_ATTEMPTS' });
  expect(await messages()).toHaveLength(before);
});

test('articles are found in the viewer’s language, without accents and in any case', async () => {
  const { articles } = plain.deps.help;
  const names = async (query: string, language: Parameters<typeof articles.search>[1]) =>
    (await articles.search(query, language)).map(({ name }) => name);
  expect((await names('CONTRASENA', 'es_es'))[0]).toBe('sign-in');
  expect(await names('subtitles', 'en_us')).toContain('subtitles');
  expect(await names('字幕', 'zh_cn')).toContain('subtitles');
  expect(await names('phu de', 'vi_vn')).toContain('subtitles');
  expect(await names('zzzz', 'en_us')).toEqual([]);
});
