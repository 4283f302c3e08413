import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { PASSWORD, startApp } from '../app.fixture.ts';
import { mailTo } from '../mail/mailbox.fixture.ts';
import { sendMail } from '../mail/send-mail.ts';

const testApp = await startApp();
const { call, clock, connection, close } = testApp;
afterAll(close);

type User = Awaited<ReturnType<typeof testApp.signUp>>;
/** An account whose welcome link is not waited for any more, so that every mail is one that the test asked for. */
const signUp: typeof testApp.signUp = async (different) => {
  const user = await testApp.signUp(different);
  await call('cancelVerification', {}, { as: user.access_token });
  return user;
};
const WELCOME = 'Welcome to Madang';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A token of an account, however long ago it signed in. */
const tokenOf = async ({ username }: Pick<User, 'username'>): Promise<string> =>
  String((await call('signIn', { email: username, password: PASSWORD }, { address: randomUUID() })).object['access_token']);
const as = async (user: Pick<User, 'username'>) => ({ as: await tokenOf(user) });
const newAddress = () => `${randomUUID()}@new.example`;
const change = async (user: User, email: string, password = PASSWORD) => call('changeEmail', { email, password }, await as(user));
const resend = async (user: User) => call('resendVerification', {}, await as(user));
const check = async (user: Pick<User, 'username'>, by: 'button' | 'page' = 'button') =>
  call('checkVerification', { by }, await as(user));
const confirm = (token: string) => call('confirmEmail', { token }, { address: randomUUID() });
const accountOf = async (user: Pick<User, 'username'>) => (await call('getAccount', {}, await as(user))).object;
const linksTo = async (address: string) =>
  (await mailTo(testApp, address)).filter(({ token, subject }) => token !== '' && subject !== WELCOME).map(({ token }) => token);

test('the link of the welcome mail verifies the address, until another one is mailed [AC-39]', async () => {
  const welcomeOf = async (user: User) =>
    (await mailTo(testApp, user.username)).find(({ subject }) => subject === WELCOME)?.token ?? '';
  const [user, other] = [await testApp.signUp(), await testApp.signUp()];
  expect(await accountOf(user)).toMatchObject({
    email_verified: false,
    email_verification: { state: 'mail_sent', address: user.username },
  });
  expect((await resend(user)).body.reason).toBe('VERIFICATION_TOO_SOON');
  expect((await confirm(await welcomeOf(user))).object).toEqual({ email: user.username });
  expect(await accountOf(user)).toMatchObject({ email_verified: true, email_verification: { state: 'verified' } });
  clock.now += MINUTE;
  expect((await resend(other)).status).toBe(200);
  expect((await confirm(await welcomeOf(other))).body.reason).toBe('VERIFICATION_LINK_INVALID');
  expect((await confirm((await linksTo(other.username))[0] ?? '')).status).toBe(200);
});

test('an address is not verified, mail is sent, it waits, and is verified', async () => {
  const user = await signUp();
  const states = async () => ((await accountOf(user))['email_verification'] as { state: string }).state;
  expect(await states()).toBe('not_verified');
  expect((await resend(user)).object).toEqual({ state: 'mail_sent', address: user.username });
  expect(await states()).toBe('mail_sent');
  expect((await check(user)).object['state']).toBe('waiting');
  expect(await states()).toBe('waiting');
  const [token = ''] = await linksTo(user.username);
  expect((await confirm(token)).object).toEqual({ email: user.username });
  expect((await check(user)).object['state']).toBe('verified');
  expect(await accountOf(user)).toMatchObject({ email_verified: true, email_verification: { state: 'verified' } });
});

test('a new address replaces the old one once its link is followed, and the old address is notified', async () => {
  const user = await signUp();
  const address = newAddress();
  const { status, object } = await change(user, ` ${address.toUpperCase()} `);
  expect([status, object]).toEqual([200, { state: 'mail_sent', address }]);
  expect(await accountOf(user)).toMatchObject({ email: user.username, email_verified: false });
  const [token = ''] = await linksTo(address);
  expect((await confirm(token)).object).toEqual({ email: address });
  expect((await call('signIn', { email: user.username, password: PASSWORD })).body.code).toBe('2001');
  expect(await accountOf({ username: address })).toMatchObject({
    email: address,
    email_verified: true,
    email_verification: { state: 'verified', address },
  });
  const [sentMail] = await mailTo(testApp, user.username);
  expect(sentMail?.subject).toBe('Your email address was changed');
  expect(sentMail?.text).toContain(address);
});

test('the session says that a change waits, until it is proven or cancelled', async () => {
  const user = await signUp();
  const refresh = async () =>
    (await call('signIn', { email: user.username, password: PASSWORD }, { address: randomUUID() })).object;
  expect(await refresh()).toMatchObject({ email_verified: false, email_verification_required: false });
  const address = newAddress();
  await change(user, address);
  expect(await refresh()).toMatchObject({ email_verification_required: true });
  await call('cancelVerification', {}, await as(user));
  expect(await refresh()).toMatchObject({ email_verification_required: false });
  await resend(user);
  await confirm((await linksTo(user.username))[0] ?? '');
  expect(await refresh()).toMatchObject({ email_verified: true, email_verification_required: false });
});

test('an address change that is not confirmed within a day expires', async () => {
  const user = await signUp();
  const address = newAddress();
  await change(user, address);
  clock.now += DAY - SECOND;
  expect((await accountOf(user))['email_verification']).toEqual({ state: 'mail_sent', address });
  clock.now += SECOND;
  expect((await accountOf(user))['email_verification']).toEqual({ state: 'not_verified', address: user.username });
  expect((await confirm((await linksTo(address))[0] ?? '')).body).toMatchObject({
    reason: 'VERIFICATION_LINK_INVALID',
    code: '2042',
  });
});

test('cancelling leaves nothing of a change; cancelling again changes nothing', async () => {
  const user = await signUp();
  const address = newAddress();
  await change(user, address);
  for (let count = 0; count < 2; count += 1) {
    const { status, body } = await call('cancelVerification', {}, await as(user));
    expect([status, body.code]).toEqual([200, '0000']);
  }
  expect(await accountOf(user)).toMatchObject({ email: user.username, email_verification: { state: 'not_verified' } });
  expect((await confirm((await linksTo(address))[0] ?? '')).body.reason).toBe('VERIFICATION_LINK_INVALID');
  expect(await connection.repositories.emailVerifications.find(user.id)).toBeNull();
});

test('an altered link and a used link are refused with different reasons', async () => {
  const user = await signUp();
  await resend(user);
  const [token = ''] = await linksTo(user.username);
  for (const wrong of ['', 'x', token.slice(1), `${token}x`])
    expect((await confirm(wrong)).body.reason).toBe('VERIFICATION_LINK_INVALID');
  expect((await confirm(token)).status).toBe(200);
  expect((await confirm(token)).body).toMatchObject({ reason: 'EMAIL_ALREADY_VERIFIED', code: '2043' });
  expect((await resend(user)).body.reason).toBe('EMAIL_ALREADY_VERIFIED');
});

test('a mail that is sent again has another link, and the one before is worth nothing [AC-43]', async () => {
  const user = await signUp();
  await resend(user);
  clock.now += MINUTE;
  expect((await resend(user)).object['state']).toBe('mail_sent');
  const [newest = '', before = ''] = await linksTo(user.username);
  expect((await confirm(before)).body.reason).toBe('VERIFICATION_LINK_INVALID');
  expect((await confirm(newest)).status).toBe(200);
});

test('within a minute no second mail is sent', async () => {
  const user = await signUp();
  await resend(user);
  clock.now += MINUTE - SECOND;
  const { status, body } = await resend(user);
  expect([status, body.reason, body.retry_after]).toEqual([429, 'VERIFICATION_TOO_SOON', 1]);
  expect(await linksTo(user.username)).toHaveLength(1);
  clock.now += SECOND;
  expect((await resend(user)).status).toBe(200);
});

test('five mails are sent again a day; the next day there are five more [AC-44] [ST-66]', async () => {
  const user = await signUp();
  await resend(user);
  for (let count = 0; count < 5; count += 1) {
    clock.now += MINUTE;
    expect((await resend(user)).status).toBe(200);
  }
  clock.now += MINUTE;
  expect((await resend(user)).body).toMatchObject({ reason: 'VERIFICATION_LIMIT_REACHED', code: '2045' });
  expect(await linksTo(user.username)).toHaveLength(6);
  clock.now += DAY;
  expect((await resend(user)).status).toBe(200);
});

test('canceling and restarting an address change does not reset its rate limits', async () => {
  const user = await signUp();
  await resend(user);
  await call('cancelVerification', {}, await as(user));
  expect((await resend(user)).body.reason).toBe('VERIFICATION_TOO_SOON');
  for (let count = 0; count < 5; count += 1) {
    clock.now += MINUTE;
    expect((await resend(user)).status).toBe(200);
    await call('cancelVerification', {}, await as(user));
  }
  clock.now += MINUTE;
  expect((await resend(user)).body.reason).toBe('VERIFICATION_LIMIT_REACHED');
});

test('the check button waits three seconds; what the page asks by itself does not count', async () => {
  const user = await signUp();
  await resend(user);
  expect((await check(user)).status).toBe(200);
  clock.now += 3 * SECOND - 1;
  expect((await check(user, 'page')).status).toBe(200);
  expect((await check(user)).body).toMatchObject({ reason: 'TOO_MANY_CHECKS', code: '2046', retry_after: 1 });
  clock.now += 1;
  expect((await check(user)).status).toBe(200);
});

test('fifteen minutes lie between two changes, and after three within a day one waits [AC-55] [AC-56] [ST-65]', async () => {
  const user = await signUp();
  expect((await change(user, newAddress())).status).toBe(200);
  clock.now += 14 * MINUTE;
  expect((await change(user, newAddress())).body).toMatchObject({
    reason: 'EMAIL_CHANGE_TOO_SOON',
    code: '2047',
    retry_after: 60,
  });
  clock.now += MINUTE;
  expect((await change(user, newAddress())).status).toBe(200);
  clock.now += 16 * MINUTE;
  expect((await change(user, newAddress())).status).toBe(200);
  clock.now += 16 * MINUTE;
  const fourth = newAddress();
  expect((await change(user, fourth)).body).toMatchObject({ reason: 'EMAIL_CHANGE_LIMIT_REACHED', code: '2048' });
  expect(await mailTo(testApp, fourth)).toEqual([]);
  clock.now += DAY;
  expect((await change(user, fourth)).status).toBe(200);
});

test('a new address is well formed, different, and not in use', async () => {
  const [user, other] = [await signUp(), await signUp()];
  const faultOf = async (email: string) => (await change(user, email)).body;
  expect((await faultOf('abc')).fields).toEqual({ email: 'malformed' });
  expect((await faultOf('a b@c.de')).fields).toEqual({ email: 'has_spaces' });
  expect((await faultOf(user.username.toUpperCase())).fields).toEqual({ email: 'same' });
  expect(await faultOf(other.username)).toMatchObject({ reason: 'EMAIL_IN_USE', fields: { email: 'unavailable' } });
  expect(await accountOf(user)).toMatchObject({ email: user.username, email_verification: { state: 'not_verified' } });
});

test('a change needs the password', async () => {
  const user = await signUp();
  const address = newAddress();
  expect((await change(user, address, 'a guess')).body).toMatchObject({
    reason: 'PASSWORD_WRONG',
    fields: { password: 'wrong' },
  });
  expect(await mailTo(testApp, address)).toEqual([]);
});

test('an address that another account took meanwhile stays with that account', async () => {
  const user = await signUp();
  const address = newAddress();
  await change(user, address);
  const [token = ''] = await linksTo(address);
  await signUp({ email: address });
  expect((await confirm(token)).body.reason).toBe('EMAIL_IN_USE');
  expect(await accountOf(user)).toMatchObject({ email: user.username });
});

test('concurrent sign-ups and changes for one address give it to one account', async () => {
  const address = newAddress();
  const users = await Promise.all([signUp(), signUp(), signUp()]);
  for (const user of users) await change(user, address);
  const tokens = await linksTo(address);
  expect(tokens).toHaveLength(3);
  const outcomes = await Promise.all([
    ...tokens.map((token) => confirm(token)),
    call('signUp', testApp.signUpForm({ email: address }), { address: '10.3.0.1' }),
  ]);
  expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(outcomes.filter(({ body }) => body.reason === 'EMAIL_IN_USE')).toHaveLength(3);
});

test('eight new accounts cannot flood one recipient with mails: three leave at once, the others later', async () => {
  const address = newAddress();
  const users = await Promise.all(Array.from({ length: 8 }, () => signUp()));
  await Promise.all(users.map((user) => change(user, address)));
  expect(await linksTo(address)).toHaveLength(3);
  clock.now += 600_000;
  await sendMail(testApp.deps);
  expect(await linksTo(address)).toHaveLength(6);
  clock.now += 600_000;
  await sendMail(testApp.deps);
  expect(await linksTo(address), 'six within an hour').toHaveLength(6);
});

test('an account cannot check, resend or cancel the verification of another', async () => {
  const [user, other] = [await signUp(), await signUp()];
  await change(user, newAddress());
  await call('cancelVerification', {}, await as(other));
  expect((await check(other)).object).toEqual({ state: 'not_verified', address: other.username });
  expect((await accountOf(user))['email_verification']).toMatchObject({ state: 'mail_sent' });
});
