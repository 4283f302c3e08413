import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { MAX_OPEN_PASSWORD_LINKS, PASSWORD_MAIL_WAIT_MS } from '@madang/domain/accounts/passwords.ts';
import { PASSWORD, startApp } from '../app.fixture.ts';
import { COOKIES } from '../http/cookies.ts';
import { mailTo } from '../mail/mailbox.fixture.ts';

const testApp = await startApp();
const { call, signUp, clock, connection, close } = testApp;
afterAll(close);

const NEW = 'courtyard-27';
const DAY_MS = 86_400_000;
let addresses = 0;
/** From an address of one's own, so that only what is tested is limited. */
const from = () => ({ address: `10.4.0.${(addresses += 1)}` });
const forget = (email: string) => call('forgotPassword', { email }, from());
const reset = (token: string, password = NEW, password_confirmation = password) =>
  call('resetPassword', { token, password, password_confirmation }, from());
const signIn = (email: string, password: string) => call('signIn', { email, password }, from());
const linkFor = async (email: string): Promise<string> => {
  expect((await forget(email)).status).toBe(200);
  return (await mailTo(testApp, email))[0]?.token ?? '';
};
const FAILED = { reason: 'PASSWORD_LINK_INVALID', code: '2040' };

test('a known address gets a link within its mail, in the language of its account [AC-33]', async () => {
  const { username } = await signUp({ language: 'pt_br' });
  expect((await forget(` ${username.toUpperCase()} `)).status).toBe(200);
  const [mail] = await mailTo(testApp, username);
  expect(mail?.subject).toBe('Redefina sua senha');
  expect(mail?.text).toContain(`https://madang.example/pt_br/resetPassword?token=${mail?.token}`);
  expect(mail?.token).toMatch(/^[\w-]{43}$/);
});

test('a reset for an unknown address is refused', async () => {
  expect((await forget('nobody@madang.example')).body).toMatchObject({
    code: '2004',
    reason: 'EMAIL_UNKNOWN',
  });
  expect((await forget('abc')).body.fields).toEqual({ email: 'malformed' });
});

test('a new password replaces the old one and ends every session [AC-36]', async () => {
  const user = await signUp();
  const { object: phone } = await signIn(user.username, PASSWORD);
  const { status, response } = await reset(await linkFor(user.username));
  expect(status).toBe(200);
  expect(response.cookies.filter(({ name }) => name !== COOKIES.device).every(({ value }) => value === '')).toBe(true);
  for (const token of [user.access_token, String(phone['access_token'])])
    expect((await call('getAccount', {}, { as: token })).status).toBe(401);
  for (const token of [user.refresh_token, phone['refresh_token']])
    expect((await call('refreshToken', { refresh_token: token })).body.code).toBe('2030');
  expect((await signIn(user.username, PASSWORD)).body.code).toBe('2001');
  expect((await signIn(user.username, NEW)).status).toBe(200);
  expect((await mailTo(testApp, user.username))[0]?.subject).toBe('Your password was changed');
});

test('a link counts once, and for a day [AC-38]', async () => {
  const { username } = await signUp();
  const token = await linkFor(username);
  clock.now += DAY_MS - 1;
  expect((await reset(token)).status).toBe(200);
  expect((await reset(token, 'courtyard-28')).body).toMatchObject(FAILED);
  expect((await signIn(username, NEW)).status).toBe(200);

  const late = await linkFor(username);
  clock.now += DAY_MS;
  expect((await reset(late, 'courtyard-29')).body).toMatchObject(FAILED);
  expect((await signIn(username, NEW)).status).toBe(200);
});

test('of twenty who use a link at once, one chooses the password', async () => {
  const { username } = await signUp();
  const token = await linkFor(username);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => reset(token, `courtyard-${index}x`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect((await signIn(username, `courtyard-${winner}x`)).status).toBe(200);
});

test('a new password, however it was chosen, ends the links before', async () => {
  const user = await signUp();
  const first = await linkFor(user.username);
  clock.now += PASSWORD_MAIL_WAIT_MS;
  const second = await linkFor(user.username);
  expect(second).not.toBe(first);
  const change = { current_password: PASSWORD, password: NEW, password_confirmation: NEW };
  expect((await call('changePassword', change, { as: user.access_token })).status).toBe(200);
  for (const token of [first, second]) expect((await reset(token, 'courtyard-28')).body).toMatchObject(FAILED);
});

test('two clicks are one mail', async () => {
  const { username } = await signUp();
  await Promise.all([forget(username), forget(username)]);
  const mails = await mailTo(testApp, username);
  expect(mails.filter(({ subject }) => subject === 'Reset your password')).toHaveLength(1);
});

test('an address gets three links an hour for an e-mail, and the fourth request from it waits', async () => {
  const { username } = await signUp();
  const there = from();
  const forgetThere = () => call('forgotPassword', { email: username }, there);
  for (let count = 0; count < 3; count += 1) {
    expect((await forgetThere()).status).toBe(200);
    clock.now += PASSWORD_MAIL_WAIT_MS;
  }
  const { status, body } = await forgetThere();
  expect([status, body.reason]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  expect((await mailTo(testApp, username)).filter(({ subject }) => subject === 'Reset your password')).toHaveLength(3);
});

test('strangers who request links for an e-mail cannot keep its owner from choosing a password', async () => {
  const { username } = await signUp();
  for (let count = 0; count < 12; count += 1) {
    expect((await forget(username)).status).toBe(200);
    clock.now += PASSWORD_MAIL_WAIT_MS;
  }
  expect((await forget(username)).status).toBe(200);
  const links = (await mailTo(testApp, username)).filter(({ subject }) => subject === 'Reset your password');
  expect(links).toHaveLength(MAX_OPEN_PASSWORD_LINKS);
  expect((await reset(links[0]?.token ?? '')).status).toBe(200);
  expect((await signIn(username, NEW)).status).toBe(200);
  clock.now += PASSWORD_MAIL_WAIT_MS;
  expect(await linkFor(username), 'used links do not count').toMatch(/^[\w-]{43}$/);
});

test.each([
  ['x'.repeat(5), 'x'.repeat(5), { password: 'too_short' }],
  ['x'.repeat(21), 'x'.repeat(21), { password: 'too_long' }],
  [NEW, 'courtyard-28', { password_confirmation: 'different' }],
])('the password %s, repeated as %s, is refused, and the link stays good', async (password, again, faults) => {
  const { username } = await signUp();
  const token = await linkFor(username);
  expect((await reset(token, password, again)).body.fields).toEqual(faults);
  expect((await reset(token, 'x'.repeat(6))).status).toBe(200);
});

test('an invalid link resets nothing', async () => {
  const { username } = await signUp();
  const token = await linkFor(username);
  for (const wrong of [
    '',
    'x',
    token.slice(1),
    `${token}A`,
    token.toLowerCase(),
    createHash('sha256').update(token).digest('base64url'),
  ])
    expect((await reset(wrong)).body, wrong).toMatchObject(FAILED);
  expect((await reset(token)).status).toBe(200);
});

test('neither the links nor the mails that wait hold a token', async () => {
  const { username } = await signUp();
  const token = await linkFor(username);
  const tables = [
    await connection.database.selectFrom('password_links').selectAll().execute(),
    await connection.database.selectFrom('mail_outbox').selectAll().execute(),
  ];
  expect(JSON.stringify(tables)).not.toContain(token);
});
