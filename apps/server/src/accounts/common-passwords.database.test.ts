import { afterAll, expect, test } from 'vitest';
import { PASSWORD, startApp } from '../app.fixture.ts';
import { dictionaryGuesses } from '../providers/passwords/password-guesses.ts';

const { call, signUp, signUpForm, connection, deps, close } = await startApp({}, undefined, {
  passwordGuesses: dictionaryGuesses(),
});
afterAll(close);

const both = (password: string) => ({ password, password_confirmation: password });
const REFUSED = { reason: 'INPUT_INVALID', fields: { password: 'too_common' } };

test.each(['12345678a', 'aaaaaaaa1', 'michael1', 'Mina1994', 'oliveira2026'])(
  'a guessable password is refused at sign-up, in the account and by a link: %s',
  async (password) => {
    const address = `10.7.0.${password.length}`;
    expect((await call('signUp', signUpForm(both(password)), { address })).body).toMatchObject(REFUSED);
    const user = await signUp();
    const change = { current_password: PASSWORD, ...both(password) };
    expect((await call('changePassword', change, { as: user.access_token })).body).toMatchObject(REFUSED);
    const link = deps.newId();
    const token = deps.links.tokenOf(link);
    const at = deps.now();
    await connection.repositories.passwordLinks.add(
      { id: link, accountId: user.id, hash: deps.links.hash(token) },
      at,
      at + 1000,
    );
    expect((await call('resetPassword', { token, ...both(password) }, { address })).body).toMatchObject(REFUSED);
    expect((await call('resetPassword', { token, ...both('moonlit-yard-8') }, { address })).status).toBe(200);
  },
);
