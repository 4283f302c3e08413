import { randomUUID } from 'node:crypto';
import { normalEmail } from '@madang/domain/accounts/email-address.ts';
import { accountWith } from '@madang/database/database.fixture.ts';
import { afterAll, expect, test } from 'vitest';
import { PASSWORD, startApp } from '../app.fixture.ts';
import { mailTo } from '../mail/mailbox.fixture.ts';

const testApp = await startApp();
const { call, signUp, signUpForm, connection, deps, inject, close } = testApp;
afterAll(close);

type User = Awaited<ReturnType<typeof signUp>>;
const NEW = 'courtyard-27';
const works = async (accessToken: string): Promise<boolean> => (await call('getAccount', {}, { as: accessToken })).status === 200;
const signIn = (email: string, password: string) => call('signIn', { email, password }, { address: `10.6.0.${Math.random()}` });
const details = (different: object = {}) => ({
  first_name: 'Mina',
  last_name: 'Oliveira',
  gender: 'other',
  date_of_birth: '1994-05-17',
  ...different,
});
const change = (user: User, different: object = {}) => call('changeAccount', details(different), { as: user.access_token });

test('an account has e-mail, names, gender and birthday, and never tells its password [AC-01] [AC-02] [AC-03] [AC-04] [AC-05] [AC-06]', async () => {
  const user = await signUp({ date_of_birth: '1994-05-17' });
  const { object, response } = await call('getAccount', {}, { as: user.access_token });
  expect(object).toMatchObject({
    email: user.username,
    first_name: 'Mina',
    last_name: 'Oliveira',
    gender: 'female',
    date_of_birth: '1994-05-17',
  });
  const changed = await change(user);
  const signedIn = await signIn(user.username, PASSWORD);
  const refreshed = await call('refreshToken', { refresh_token: user.refresh_token });
  for (const { body } of [response, changed.response, signedIn.response, refreshed.response]) {
    expect(body).not.toContain(PASSWORD);
    expect(body).not.toMatch(/password_hash|argon2|"password"/);
  }
});

test('a change applies at once, to the account and to its session', async () => {
  const user = await signUp();
  const { status, object } = await change(user, { first_name: ' Andre\u0301 ', last_name: '민아' });
  expect([status, object['first_name'], object['last_name']]).toEqual([200, 'André', '민아']);
  expect((await call('getAccount', {}, { as: user.access_token })).object).toEqual(object);
  expect((await call('refreshToken', { refresh_token: user.refresh_token })).object).toMatchObject({
    name: 'André 민아',
    gender: 'other',
    date_of_birth: '1994-05-17',
  });
});

test.each([
  [
    { first_name: '', last_name: ' ' },
    { first_name: 'missing', last_name: 'missing' },
  ],
  [
    { first_name: 'x'.repeat(21), last_name: 'x'.repeat(21) },
    { first_name: 'too_long', last_name: 'too_long' },
  ],
  [{ gender: '' }, { gender: 'missing' }],
  [{ gender: 'Female' }, { gender: 'missing' }],
  [{ date_of_birth: '2026-11-23' }, { date_of_birth: 'out_of_range' }],
  [{ date_of_birth: '1899-12-31' }, { date_of_birth: 'out_of_range' }],
  [{ date_of_birth: '2001-02-31' }, { date_of_birth: 'out_of_range' }],
])('%o is refused beside its field, and nothing is changed', async (different, faults) => {
  const user = await signUp();
  const { status, body } = await change(user, different);
  expect([status, body.fields]).toEqual([400, faults]);
  expect((await call('getAccount', {}, { as: user.access_token })).object).toMatchObject({
    gender: 'female',
    first_name: 'Mina',
  });
});

test('a birthday on 29 February and names of twenty letters are as good as any', async () => {
  const user = await signUp();
  expect((await change(user, { date_of_birth: '2000-02-29', first_name: 'x'.repeat(20) })).status).toBe(200);
});

test('an account changes only itself, and only its changeable fields', async () => {
  const [mina, joon] = [await signUp(), await signUp()];
  const sneaky = { id: joon.id, email: 'x@madang.example', email_verified: true, user_type: 'odk', password: 'x' };
  expect((await change(mina, { first_name: 'Minji', ...sneaky })).status).toBe(200);
  expect((await call('getAccount', {}, { as: joon.access_token })).object).toMatchObject({ first_name: 'Mina' });
  expect((await call('getAccount', {}, { as: mina.access_token })).object).toMatchObject({
    id: mina.id,
    email: mina.username,
    email_verified: false,
  });
});

const changePassword = (user: User, different: object = {}) =>
  call(
    'changePassword',
    { current_password: PASSWORD, password: NEW, password_confirmation: NEW, ...different },
    { as: user.access_token },
  );

test('a changed password signs in, the old one does not, and only the session that changed it goes on', async () => {
  const user = await signUp();
  const elsewhere = (await signIn(user.username, PASSWORD)).object;
  expect(await works(String(elsewhere['access_token']))).toBe(true);
  expect((await changePassword(user)).status).toBe(200);
  expect(await works(user.access_token)).toBe(true);
  expect(await works(String(elsewhere['access_token']))).toBe(false);
  expect((await call('refreshToken', { refresh_token: elsewhere['refresh_token'] })).body.code).toBe('2030');
  expect((await signIn(user.username, PASSWORD)).body.code).toBe('2001');
  expect((await signIn(user.username, NEW)).status).toBe(200);
  const [newest] = await mailTo(testApp, user.username);
  expect(newest?.subject).toBe('Your password was changed');
});

test('with a wrong current password nothing changes, and guessing ends after ten', async () => {
  const user = await signUp();
  for (let count = 0; count < 10; count += 1) {
    expect((await changePassword(user, { current_password: 'guess' })).body).toMatchObject({
      reason: 'PASSWORD_WRONG',
      code: '2011',
      fields: { current_password: 'wrong' },
    });
  }
  const { status, body } = await changePassword(user);
  expect([status, body.reason]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  expect((await signIn(user.username, PASSWORD)).status).toBe(200);
});

test('a change of the password without one of its fields has a message of its own, and changes nothing [AC-32]', async () => {
  const user = await signUp();
  for (const missing of ['current_password', 'password', 'password_confirmation']) {
    const { status, body } = await changePassword(user, { [missing]: undefined });
    expect([status, body.reason, body.code]).toEqual([400, 'PASSWORD_CHANGE_INCOMPLETE', '2041']);
    expect(body.message).toContain('Wrong parameter');
  }
  expect((await signIn(user.username, PASSWORD)).status).toBe(200);
});

test.each([
  ['x'.repeat(5), 'too_short'],
  ['x'.repeat(6), null],
  ['x'.repeat(20), null],
  ['x'.repeat(21), 'too_long'],
  ['password', 'too_common'],
])('the new password %s has the fault %s', async (password, fault) => {
  const user = await signUp();
  const { status, body } = await changePassword(user, { password, password_confirmation: password });
  expect([status, body.fields]).toEqual(fault === null ? [200, undefined] : [400, { password: fault }]);
});

test.each([
  [5, 400],
  [6, 200],
  [20, 200],
  [21, 400],
])('signing up with a password of %i characters answers %i [AC-14]', async (length, status) => {
  const password = 'x'.repeat(length);
  expect((await call('signUp', signUpForm({ password, password_confirmation: password }), { address: '10.5.0.1' })).status).toBe(
    status,
  );
});

test.each([
  ['abc', 'malformed'],
  ['a b@c.de', 'has_spaces'],
])('signing up with the address %s says %s', async (email, fault) => {
  const { body } = await call('signUp', signUpForm({ email }));
  expect(body.fields).toEqual({ email: fault });
});

test('a new account gets a welcome mail in its language', async () => {
  const user = await signUp({ language: 'vi_vn' });
  const [mail, ...others] = await mailTo(testApp, user.username);
  expect(mail?.subject).toBe('Chào mừng bạn đến với Madang');
  expect(others).toEqual([]);
});

test('while sign-up is closed, no account is created [AC-26] [ER-23]', async () => {
  const closed = await startApp({ signUpOpen: false });
  const form = closed.signUpForm();
  const { status, body } = await closed.call('signUp', form);
  expect([status, body.reason, body.code]).toEqual([403, 'SIGN_UP_CLOSED', '5000']);
  expect(await closed.deps.repositories.accounts.findByEmail(normalEmail(form.email))).toBeNull();
  await closed.close();
});

/** An account without a password, as sign-in through a provider creates it. */
const addWithoutPassword = async (): Promise<string> => {
  const account = accountWith({ id: randomUUID(), passwordHash: null, language: 'en_us' });
  await connection.repositories.accounts.add(account);
  return account.email;
};

test('an account without a password is asked to set one, and a mailed link sets it', async () => {
  const email = await addWithoutPassword();
  expect((await signIn(email, PASSWORD)).body).toMatchObject({ reason: 'PASSWORD_NOT_SET', code: '2006' });
  expect((await call('signUp', signUpForm({ email }))).body).toMatchObject({ reason: 'PASSWORD_NOT_SET', code: '2006' });
  expect((await call('forgotPassword', { email })).status).toBe(200);
  const [mail] = await mailTo(testApp, email);
  expect(mail?.subject).toBe('Set a password');
  const { status } = await call('resetPassword', { token: mail?.token, password: NEW, password_confirmation: NEW });
  expect(status).toBe(200);
  const account = await connection.repositories.accounts.findByEmail(normalEmail(email));
  expect(await deps.passwords.verify(account?.passwordHash ?? null, NEW)).toBe(true);
});

test('account answers are not stored by caches (no-store)', async () => {
  const user = await signUp();
  expect((await inject('getAccount', {}, { as: user.access_token })).headers['cache-control']).toBe('no-store');
});
