import { afterAll, expect, test } from 'vitest';
import { PASSWORD, startApp } from '../app.fixture.ts';

const { call, signUp, signUpForm, connection, deps, close } = await startApp();
afterAll(close);

const COMPOSED = 'ma\u00f1ana-\u00e91';
const DECOMPOSED = 'man\u0303ana-e\u03011';

test('a password typed composed at sign-up and decomposed at sign-in signs in, and the other way round', async () => {
  for (const [chosen, typed] of [
    [COMPOSED, DECOMPOSED],
    [DECOMPOSED, COMPOSED],
    ['마당에서봄을', '마당에서봄을'.normalize('NFD')],
  ]) {
    const form = signUpForm({ password: chosen, password_confirmation: typed });
    expect((await call('signUp', form, { address: `10.8.0.${chosen?.length}` })).status).toBe(200);
    expect((await call('signIn', { email: form.email, password: typed })).status).toBe(200);
  }
});

test('the account’s own password is verified in either spelling where it is asked for again', async () => {
  const user = await signUp({ password: COMPOSED, password_confirmation: COMPOSED });
  const change = { current_password: DECOMPOSED, password: 'moonlit-yard-8', password_confirmation: 'moonlit-yard-8' };
  expect((await call('changePassword', change, { as: user.access_token })).status).toBe(200);
});

test('a sign-in replaces a password hash from before normalization, so that the other spelling signs in afterwards', async () => {
  const user = await signUp();
  await connection.repositories.accounts.savePassword(user.id, `quick ${DECOMPOSED}`);
  expect((await call('signIn', { email: user.username, password: COMPOSED })).status).toBe(401);
  expect((await call('signIn', { email: user.username, password: DECOMPOSED })).status).toBe(200);
  expect((await call('signIn', { email: user.username, password: COMPOSED })).status).toBe(200);
  expect((await connection.repositories.accounts.find(user.id))?.passwordHash).toBe(await deps.passwords.hash(COMPOSED));
});

test('a password that changed while its old hash was replaced is kept', async () => {
  const { accounts } = connection.repositories;
  const user = await signUp();
  await accounts.savePassword(user.id, 'quick changed meanwhile');
  await accounts.replacePasswordHash(user.id, `quick ${DECOMPOSED}`, `quick ${COMPOSED}`);
  expect((await accounts.find(user.id))?.passwordHash).toBe('quick changed meanwhile');
});

test('an address in letters and its punycode are one account, whichever is typed where', async () => {
  const [letters, ascii] = ['mina@bücher.example', 'mina@xn--bcher-kva.example'];
  const { object } = await call('signUp', signUpForm({ email: letters }), { address: '10.8.1.1' });
  expect(object['username']).toBe(letters);
  for (const email of [letters, ascii, 'Mina@BU\u0308CHER.example']) {
    expect((await call('signIn', { email, password: PASSWORD })).status).toBe(200);
    expect((await call('signUp', signUpForm({ email }), { address: '10.8.1.2' })).body).toMatchObject({ reason: 'EMAIL_IN_USE' });
  }
  expect((await call('forgotPassword', { email: ascii })).status).toBe(200);
  const [mail] = await connection.database
    .selectFrom('mail_outbox')
    .select('address')
    .where('kind', '=', 'welcome')
    .where('address', 'like', 'mina@%')
    .execute();
  expect(mail?.address).toBe(ascii);
});

test('an address with a hidden character is refused beside its field wherever an address is given', async () => {
  const user = await signUp();
  const as = { as: user.access_token };
  for (const email of ['mina@try.example\u200b', 'mi\u200bna@try.example', 'mina@t\u00adry.example', 'mina@try.example\ufe0f']) {
    const fields = { email: 'has_invisible' };
    expect((await call('signUp', signUpForm({ email }), { address: '10.8.2.1' })).body).toMatchObject({
      reason: 'INPUT_INVALID',
      fields,
    });
    expect((await call('forgotPassword', { email })).body).toMatchObject({ reason: 'INPUT_INVALID', fields });
    expect((await call('changeEmail', { email, password: PASSWORD }, as)).body).toMatchObject({
      reason: 'INPUT_INVALID',
      fields,
    });
    expect((await call('signIn', { email, password: PASSWORD })).status).toBe(401);
  }
});

test('an account cannot change to another spelling of its own address', async () => {
  const { object } = await call('signUp', signUpForm({ email: 'sora@bücher.example' }), { address: '10.8.3.1' });
  const change = { email: 'sora@XN--BCHER-kva.example', password: PASSWORD };
  const { body } = await call('changeEmail', change, { as: String(object['access_token']) });
  expect(body).toMatchObject({ fields: { email: 'same' } });
});

test.each([
  ['迪丽热巴', '迪力木拉提·吾买尔'],
  ['Meritxell', 'Col·lell'],
  ['Homer', 'Simpson Jr.'],
  ['St. John', 'Rivers'],
])('%s %s signs up, and is called so', async (first_name, last_name) => {
  const { status, object } = await call('signUp', signUpForm({ first_name, last_name }), {
    address: `10.8.4.${first_name.length}`,
  });
  expect(status).toBe(200);
  const as = { as: String(object['access_token']) };
  expect((await call('getAccount', {}, as)).object).toMatchObject({ first_name, last_name });
  const details = { first_name: last_name, last_name: first_name, gender: 'female' };
  expect((await call('changeAccount', details, as)).status).toBe(200);
});

test('the operator sets how many characters a name has, at sign-up and afterwards', async () => {
  const names = { first_name: 'María', last_name: 'Ñíguez-López y Gómez de la Torre' };
  expect((await call('signUp', signUpForm(names), { address: '10.8.5.1' })).body).toMatchObject({
    fields: { last_name: 'too_long' },
  });
  const longer = await startApp({ longestName: 40 });
  try {
    const { status, object } = await longer.call('signUp', longer.signUpForm(names));
    expect(status).toBe(200);
    const change = { first_name: 'Ñíguez-López y Gómez de la Torre', last_name: 'María', gender: 'female' };
    expect((await longer.call('changeAccount', change, { as: String(object['access_token']) })).status).toBe(200);
    const named = await longer.call('signUp', longer.signUpForm(change), { address: '10.8.5.2' });
    expect(named.object).toMatchObject({ profile: { name: 'Ñíguez-López y Gómez' } });
  } finally {
    await longer.close();
  }
});

test('a name with a full stop makes no link in a mail', async () => {
  const user = await signUp({ first_name: 'evil.example', last_name: 'Jr.' });
  await deps.mail.settled();
  const mails = await connection.database.selectFrom('mailbox').selectAll().execute();
  const mine = mails.filter(({ address }) => address === user.username);
  expect(mine).toHaveLength(1);
  for (const { text_body, html_body } of mine) {
    expect(text_body).toContain('evil.\u200bexample');
    expect(`${text_body}${html_body}`).not.toContain('evil.example');
  }
});
