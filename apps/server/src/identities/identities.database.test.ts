import { randomUUID } from 'node:crypto';
import { normalEmail } from '@madang/domain/accounts/email-address.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mailTo } from '../mail/mailbox.fixture.ts';
import { PASSWORD, startApp } from '../app.fixture.ts';
import { sessionIn } from '../http/authorization/callers.fixture.ts';
import { openIdProviders } from '../providers/identity/openid-providers.ts';
import { type Known, startOpenIdProvider } from './openid-provider.fixture.ts';

const PUBLIC_URL = 'https://madang.example';
const provider = await startOpenIdProvider([`${PUBLIC_URL}/process/oauth/test`]);
const second = { ...provider.settings, id: 'second', name: 'Second Village', clientId: 'stranger' };
let skipped = 0;
const providers = openIdProviders([provider.settings, second], PUBLIC_URL, {
  timeoutMs: 400,
  // Lets a test expire the cached provider metadata.
  elapsed: () => performance.now() + skipped,
});
const warnings: Error[] = [];
const { app, call, clock, connection, deps, signUp, close } = await startApp({}, undefined, {
  identityProviders: providers,
  warn: (error) => warnings.push(error as Error),
});
afterAll(async () => {
  provider.close();
  await close();
});
// Warm-up: on a loaded machine the first module load may exceed the timeout.
beforeAll(() => vi.waitFor(() => providers.begin('test', { state: 's', nonce: 'n', codeVerifier: 'v' }), 30_000));
beforeEach(() => {
  Object.assign(provider.faults, { server: 'none', token: null, denies: null, codeSeconds: 60 });
});

const someone = (different: Partial<Known> = {}): Known => {
  const sub = randomUUID();
  return {
    sub,
    email: `${sub}@village.example`,
    email_verified: true,
    given_name: 'Mina',
    family_name: 'Oliveira',
    ...different,
  };
};
/** A random IP address per call, because attempts are rate limited by address. */
const someAddress = () => ({ address: `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}` });
const start = async (more: object = {}) =>
  (await call('createSocialSignIn', { provider: 'test', ...more }, someAddress())).object;
const finish = (browser: unknown, returned: URLSearchParams, more: object = {}) =>
  call('confirmSocialSignIn', { provider: 'test', browser, ...Object.fromEntries(returned), ...more }, someAddress());
/** Runs the redirect to the provider and back, optionally signed in with the access token `as`. */
const comeBackAs = async (person: Known, more: object = {}, as = 'anonymous') => {
  const { url, browser } = await start(more);
  const returned = Object.fromEntries(await provider.goThrough(String(url), person));
  const answer = await call('confirmSocialSignIn', { provider: 'test', browser, ...returned }, { ...someAddress(), as });
  return { browser, ...answer };
};
/** Signs in through the provider and confirms a new account by POST. */
const signInAs = async (person: Known, more: object = {}) => {
  const back = await comeBackAs(person, more);
  if (back.object?.['step'] !== 'pending') return back;
  const preview = await call('previewIdentity', { browser: back.browser });
  if (preview.object['step'] !== 'create') return back;
  return { browser: back.browser, ...(await call('confirmIdentity', { browser: back.browser }, someAddress())) };
};
const userOf = (object: Record<string, unknown>) => object['user'] as Record<string, unknown>;
const SOCIAL = { reason: 'SOCIAL_CONNECTION_FAILED', code: '2060' };
const EXPIRED = { reason: 'IDENTITY_EXPIRED', code: '2063' };

test('the providers are listed in the order of the settings', async () => {
  expect((await call('listSocialProviders')).objects).toEqual([
    { id: 'test', name: 'Test Village' },
    { id: 'second', name: 'Second Village' },
  ]);
});

test('a new identity gets its own account and signs in to it the next time', async () => {
  const mina = someone();
  const first = await signInAs(mina, { way_back: '/en_us/plan', language: 'pt_br' });
  expect(first.status).toBe(200);
  expect(first.object).toMatchObject({ step: 'signed_in', way_back: '/en_us/plan' });
  expect(userOf(first.object)).toMatchObject({
    username: mina.email,
    name: 'Mina Oliveira',
    user_type: '1',
    signin_type: 1,
    email_verified: true,
    date_of_birth: null,
    profile: { name: 'Mina', interface_lang: 'pt_br' },
  });
  const again = await signInAs({ ...mina, email: 'another@village.example' });
  expect(userOf(again.object)['id']).toBe(userOf(first.object)['id']);
  const as = String(userOf(again.object)['access_token']);
  expect((await call('getAccount', {}, { as })).object['email']).toBe(mina.email);
});

test('a social sign-in to an account with several profiles selects none', async () => {
  const jiho = someone();
  const first = userOf((await signInAs(jiho)).object);
  const [known] = await connection.repositories.profiles.listOf(String(first['id']));
  if (!known) throw new Error('A new account has a profile.');
  await connection.repositories.profiles.add({ ...known, id: randomUUID(), name: 'Bada' }, (clock.now += 1));
  expect(userOf((await signInAs(jiho)).object)).toMatchObject({ id: first['id'], profile: null });
});

test('the sign-in type, email or provider, survives a token refresh', async () => {
  const social = userOf((await signInAs(someone())).object);
  const refreshed = await call('refreshToken', { refresh_token: social['refresh_token'] });
  expect(refreshed.object['signin_type']).toBe(1);
  expect((await signUp()).signin_type).toBe(0);
});

test('a session uses session cookies unless remember was requested', async () => {
  for (const remember of [true, false]) {
    const { url, browser } = await start({ remember });
    await finish(browser, await provider.goThrough(String(url), someone()));
    const { response } = await call('confirmIdentity', { browser, transport: 'cookie' }, someAddress());
    expect(response.cookies.find(({ name }) => name === 'madang_token')?.maxAge).toBe(remember ? 60 * 86_400 : undefined);
  }
});

test('a return path outside this site is dropped', async () => {
  for (const way_back of ['//evil.example', 'https://evil.example', '/\\evil.example', 'en_us/main'])
    expect((await signInAs(someone(), { way_back })).object['way_back']).toBeNull();
});

test('an altered state or another browser is refused, and the attempt is used up', async () => {
  const { url, browser } = await start();
  const returned = await provider.goThrough(String(url), someone());
  const altered = new URLSearchParams(returned);
  altered.set('state', `${String(returned.get('state')).slice(1)}A`);
  expect((await finish(browser, altered)).body).toMatchObject(SOCIAL);
  expect((await finish((await start())['browser'], returned)).body).toMatchObject(SOCIAL);
  expect((await finish(browser, returned)).body, 'it was used up').toMatchObject(SOCIAL);
});

test('a callback works once, even when sent three times at once', async () => {
  const { url, browser } = await start();
  const returned = await provider.goThrough(String(url), someone());
  const answers = await Promise.all([finish(browser, returned), finish(browser, returned), finish(browser, returned)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  expect((await finish(browser, returned)).body).toMatchObject(SOCIAL);
});

test('a sign-in attempt expires after ten minutes', async () => {
  const { url, browser } = await start();
  const returned = await provider.goThrough(String(url), someone());
  clock.now += 600_000;
  expect((await finish(browser, returned)).body).toMatchObject(SOCIAL);
});

test('an expired authorization code is refused', async () => {
  provider.faults.codeSeconds = 1;
  const { url, browser } = await start();
  const returned = await provider.goThrough(String(url), someone());
  await new Promise((resolve) => setTimeout(resolve, 2100));
  expect((await finish(browser, returned)).body).toMatchObject(SOCIAL);
});

test('an authorization code of another attempt is refused by its PKCE verifier', async () => {
  const [one, other] = [await start(), await start()];
  const stolen = await provider.goThrough(String(other['url']), someone());
  const returned = await provider.goThrough(String(one['url']), someone());
  returned.set('code', String(stolen.get('code')));
  expect((await finish(one['browser'], returned)).body).toMatchObject(SOCIAL);
});

test('a callback with another or no issuer is refused', async () => {
  for (const iss of ['https://evil.example', null]) {
    const { url, browser } = await start();
    const returned = await provider.goThrough(String(url), someone());
    if (iss === null) returned.delete('iss');
    else returned.set('iss', iss);
    expect((await finish(browser, returned)).body).toMatchObject(SOCIAL);
  }
});

test('an attempt begun at one provider cannot be completed at another', async () => {
  const { url, browser } = await start();
  const returned = await provider.goThrough(String(url), someone());
  expect((await finish(browser, returned, { provider: 'second' })).body).toMatchObject(SOCIAL);
});

test.each([
  ['with another nonce', (claims: object) => ({ claims: { ...claims, nonce: 'another' } })],
  ['without a nonce', ({ nonce: _nonce, ...claims }: Record<string, unknown>) => ({ claims })],
  ['for another audience', (claims: object) => ({ claims: { ...claims, aud: 'stranger' } })],
  [
    'for several, made for another',
    (claims: object) => ({ claims: { ...claims, aud: ['madang', 'stranger'], azp: 'stranger' } }),
  ],
  ['of another issuer', (claims: object) => ({ claims: { ...claims, iss: 'https://evil.example' } })],
  ['that has run out', (claims: object) => ({ claims: { ...claims, exp: Math.floor(Date.now() / 1000) - 600 } })],
  ['without a subject', ({ sub: _sub, ...claims }: Record<string, unknown>) => ({ claims })],
  ['signed by somebody else', (claims: object) => ({ claims, foreign: true })],
  ['signed by nobody', (claims: object) => ({ claims, unsigned: true })],
] as const)('an identity token %s is refused', async (_what, change) => {
  provider.faults.token = change as typeof provider.faults.token;
  expect((await signInAs(someone())).body).toMatchObject(SOCIAL);
});

test.each(['access_denied', 'server_error', 'temporarily_unavailable'])(
  'a provider error %s is refused as a failed connection, and no account is created',
  async (error) => {
    provider.faults.denies = error;
    const { url, browser } = await start();
    const person = someone();
    const returned = await provider.goThrough(String(url), person);
    expect(returned.get('error')).toBe(error);
    expect((await finish(browser, returned)).body).toMatchObject(SOCIAL);
    expect(await connection.repositories.accounts.findByEmail(normalEmail(String(person.email)))).toBeNull();
  },
);

test.each(['away', 'slow', 'broken'] as const)(
  'a provider that is %s fails only its own sign-in, and the next attempt works',
  async (server) => {
    const { url, browser } = await start();
    const returned = await provider.goThrough(String(url), someone());
    provider.faults.server = server;
    const from = performance.now();
    expect((await finish(browser, returned)).body).toMatchObject(SOCIAL);
    skipped += 3_600_000;
    expect((await call('createSocialSignIn', { provider: 'test' })).body).toMatchObject(SOCIAL);
    expect(performance.now() - from).toBeLessThan(3000);
    provider.faults.server = 'none';
    expect((await signInAs(someone())).status).toBe(200);
  },
);

test('a matching email opens no account: the identity joins by the account’s password, which still signs in', async () => {
  const owner = await signUp();
  const visitor = someone({ email: owner.username });
  const { object, browser } = await signInAs(visitor, { way_back: '/en_us/plan' });
  expect(object).toEqual({ step: 'pending', user: null, way_back: '/en_us/plan' });
  expect((await call('previewIdentity', { browser })).object).toMatchObject({
    step: 'join',
    provider: 'Test Village',
    outside: owner.username,
    email: owner.username,
    signed_in_as: null,
    may_create: false,
    has_password: true,
    is_proven: false,
  });
  expect((await call('previewIdentity', { browser: (await start())['browser'] })).body).toMatchObject(EXPIRED);
  expect((await call('addIdentity', { browser, password: 'a guess' })).body.reason).toBe('EMAIL_OR_PASSWORD_WRONG');
  expect((await call('addIdentity', { browser })).body.reason).toBe('PROOF_NEEDED');
  const joined = await call('addIdentity', { browser, password: PASSWORD });
  expect(joined.object).toMatchObject({ step: 'signed_in', way_back: '/en_us/plan', user: { id: owner.id, signin_type: 1 } });
  expect((await call('addIdentity', { browser, password: PASSWORD })).body, 'nothing waits any more').toMatchObject(EXPIRED);
  expect(userOf((await signInAs(visitor)).object)['id']).toBe(owner.id);
  expect((await call('signIn', { email: owner.username, password: PASSWORD })).object['id']).toBe(owner.id);
});

/** An account with email and password, and an identity joined with it. */
const joinedPerson = async () => {
  const owner = await signUp();
  const known = someone({ email: owner.username });
  const { browser } = await comeBackAs(known);
  const { object } = await call('addIdentity', { browser, password: PASSWORD }, someAddress());
  return { owner, known, as: String(userOf(object)['access_token']), session: userOf(object) };
};
const identitiesOf = async (as: string) => (await call('listIdentities', {}, { as })).objects;
const accountOf = async (as: string) => (await call('getAccount', {}, { as })).object['email'];

test('a callback only begins a session of the account that the identity is joined with', async () => {
  const mina = someone();
  const { object, browser } = await comeBackAs(mina, { way_back: '/en_us/plan' });
  expect(object).toEqual({ step: 'pending', user: null, way_back: '/en_us/plan' });
  expect(await connection.repositories.accounts.findByEmail(normalEmail(String(mina.email)))).toBeNull();
  expect((await call('previewIdentity', { browser })).object).toMatchObject({
    step: 'create',
    outside: mina.email,
    email: mina.email,
  });
  expect((await call('confirmIdentity', { browser: 'x'.repeat(43) })).body).toMatchObject(EXPIRED);
  const accepted = await Promise.all([0, 1, 2].map(() => call('confirmIdentity', { browser }, someAddress())));
  expect(accepted.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
});

test('an identity in a browser signed in to another account replaces the session only by an explicit POST', async () => {
  const thief = someone();
  const account = userOf((await signInAs(thief)).object);
  const victim = await signUp();
  const { object, browser } = await comeBackAs(thief, {}, victim.access_token);
  expect(object).toMatchObject({ step: 'pending', user: null });
  const as = victim.access_token;
  expect((await call('previewIdentity', { browser }, { as })).object).toMatchObject({
    step: 'switch',
    outside: thief.email,
    email: account['username'],
    signed_in_as: victim.username,
  });
  expect((await call('confirmIdentity', { browser }, { as })).object).toMatchObject({ step: 'pending', user: null });
  expect(await accountOf(as), 'the victim is still signed in').toBe(victim.username);
  expect((await call('addIdentity', { browser, password: PASSWORD }, { as })).body, 'there is nothing to join').toMatchObject(
    EXPIRED,
  );
  const switched = await call('confirmIdentity', { browser, replace: true }, { as });
  expect(userOf(switched.object)['id']).toBe(account['id']);
  expect((await call('getAccount', {}, { as })).status, 'the session before is over').toBe(401);
});

test('a session alone joins no identity, even one that began by password', async () => {
  const victim = await signUp();
  const stolen = victim.access_token;
  const thief = someone();
  const { browser } = await comeBackAs(thief, {}, stolen);
  expect((await call('previewIdentity', { browser }, { as: stolen })).object).toMatchObject({
    step: 'join',
    outside: thief.email,
    email: victim.username,
    signed_in_as: victim.username,
    may_create: true,
    is_proven: false,
  });
  expect((await call('addIdentity', { browser }, { as: stolen })).body).toMatchObject({ reason: 'PROOF_NEEDED', code: '2065' });
  clock.now += 1000;
  const fresh = await call('signIn', { email: victim.username, password: PASSWORD });
  const byPassword = String(fresh.object['access_token']);
  expect((await call('addIdentity', { browser }, { as: byPassword })).body.reason).toBe('PROOF_NEEDED');
  expect(await identitiesOf(stolen)).toEqual([]);
  expect(await connection.repositories.identities.findAccountId(provider.settings.issuer, thief.sub)).toBeNull();
});

test('a fresh sign-in with another identity of the account proves a join, and an older one does not', async () => {
  const { owner, known } = await joinedPerson();
  const next = someone();
  const older = String(userOf((await comeBackAs(known)).object)['access_token']);
  clock.now += 1000;
  const { browser } = await comeBackAs(next, {}, older);
  expect((await call('addIdentity', { browser }, { as: older })).body.reason).toBe('PROOF_NEEDED');
  const fresh = String(userOf((await comeBackAs(known)).object)['access_token']);
  expect((await call('previewIdentity', { browser }, { as: fresh })).object).toMatchObject({ step: 'join', is_proven: true });
  expect((await call('addIdentity', { browser }, { as: fresh })).object).toMatchObject({ user: { id: owner.id } });
  expect(userOf((await comeBackAs(next)).object)['id']).toBe(owner.id);
});

test('of two accounts that join one identity concurrently, one gets it', async () => {
  const contested = someone();
  const people = await Promise.all([signUp(), signUp()]);
  const arrived = await Promise.all(people.map(({ access_token }) => comeBackAs(contested, {}, access_token)));
  const answers = await Promise.all(
    people.map(({ access_token: as }, at) => call('addIdentity', { browser: arrived[at]?.browser, password: PASSWORD }, { as })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('the owner gets an email about a joined identity, and its link removes it and ends all sessions', async () => {
  const { owner, known, as } = await joinedPerson();
  const [mail] = await mailTo({ deps }, owner.username);
  expect(mail?.subject).toBe('A sign-in was linked to your account');
  expect(mail?.text).toContain(`with Test Village as ${String(known.email)}`);
  const token = mail?.token;
  const rows = JSON.stringify(await connection.database.selectFrom('identity_undo_links').selectAll().execute());
  expect(rows).not.toContain(String(token));
  expect((await call('previewIdentityUndo', { token })).object).toEqual({
    provider: 'Test Village',
    outside: known.email,
    email: owner.username,
  });
  expect(await identitiesOf(as), 'reading the link changes nothing').toHaveLength(1);
  const undone = await Promise.all([0, 1, 2].map(() => call('undoIdentity', { token }, someAddress())));
  expect(undone.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  expect((await call('getAccount', {}, { as })).status).toBe(401);
  expect((await call('previewIdentityUndo', { token })).body).toMatchObject({ reason: 'UNDO_LINK_INVALID', code: '2067' });
  expect((await comeBackAs(known)).object['step'], 'the identity signs in no more').toBe('pending');
  expect((await call('signIn', { email: owner.username, password: PASSWORD })).status).toBe(200);
});

test('an undo link expires after seven days', async () => {
  const { owner } = await joinedPerson();
  const token = (await mailTo({ deps }, owner.username))[0]?.token;
  const before = clock.now;
  clock.now += 7 * 86_400_000 - 1;
  expect((await call('previewIdentityUndo', { token })).status).toBe(200);
  clock.now += 1;
  expect((await call('undoIdentity', { token })).body.reason).toBe('UNDO_LINK_INVALID');
  clock.now = before;
});

test('the owner lists identities and removes one by password, which ends every other session', async () => {
  const { owner, known, as } = await joinedPerson();
  const other = String((await call('signIn', { email: owner.username, password: PASSWORD })).object['access_token']);
  const listed = (await call('listIdentities', {}, { as })) as { objects: readonly Record<string, unknown>[]; object: unknown };
  expect(listed.object).toEqual({ has_password: true });
  expect(listed.objects).toEqual([
    {
      id: expect.any(String),
      kind: 'social',
      provider: 'Test Village',
      outside: known.email,
      joined_at: new Date(clock.now).toISOString(),
    },
  ]);
  const id = listed.objects[0]?.['id'];
  expect((await call('removeIdentity', { id }, { as })).body.reason).toBe('PROOF_NEEDED');
  expect((await call('removeIdentity', { id, password: 'a guess' }, { as })).body.reason).toBe('PASSWORD_WRONG');
  const stranger = await signUp();
  expect((await call('removeIdentity', { id, password: PASSWORD }, { as: stranger.access_token })).body.reason).toBe(
    'IDENTITY_NOT_FOUND',
  );
  expect((await call('removeIdentity', { id, password: PASSWORD }, { as })).status).toBe(200);
  expect(await identitiesOf(as)).toEqual([]);
  expect((await call('getAccount', {}, { as: other })).status).toBe(401);
  expect(userOf((await comeBackAs(known)).object), 'it signs in no more').toBeNull();
});

test('an account without a password cannot remove its last identity, and removes another after a fresh sign-in', async () => {
  const [mina, second] = [someone(), someone()];
  const first = String(userOf((await signInAs(mina)).object)['access_token']);
  const [only] = await identitiesOf(first);
  expect((await call('removeIdentity', { id: only?.['id'] }, { as: first })).body.reason).toBe('LAST_WAY_IN');
  const { browser } = await comeBackAs(second, {}, first);
  clock.now += 1;
  const fresh = String(userOf((await comeBackAs(mina)).object)['access_token']);
  const joined = await call('addIdentity', { browser }, { as: fresh });
  expect(joined.status).toBe(200);
  const bySecond = String(userOf(joined.object)['access_token']);
  const [, own] = await identitiesOf(bySecond);
  expect((await call('removeIdentity', { id: own?.['id'] }, { as: bySecond })).body.reason, 'it vouches for itself').toBe(
    'PROOF_NEEDED',
  );
  expect((await call('removeIdentity', { id: only?.['id'] }, { as: bySecond })).status).toBe(200);
  expect(await identitiesOf(bySecond)).toHaveLength(1);
});

test('a session records the identity that it began with, and none for a password', async () => {
  const { owner, known, as } = await joinedPerson();
  const origin = (token: string) => connection.repositories.sessions.originOf(sessionIn(token));
  expect((await origin(as))?.identity).toEqual({ issuer: provider.settings.issuer, subject: known.sub });
  expect((await origin(owner.access_token))?.identity).toBeNull();
});

test('password guesses of a join share the rate limit of sign-in, and the pending identity expires after ten minutes', async () => {
  const owner = await signUp();
  const { browser } = await signInAs(someone({ email: owner.username }));
  const guess = (password: string) => call('addIdentity', { browser, password }, { address: '10.66.0.1' });
  for (let count = 0; count < 10; count += 1) expect((await guess('a guess')).status).toBe(401);
  expect((await guess(PASSWORD)).body.reason).toBe('TOO_MANY_ATTEMPTS');
  clock.now += 600_000;
  expect((await call('addIdentity', { browser, password: PASSWORD })).body).toMatchObject(EXPIRED);
});

test('one email at two providers does not sign in to one account', async () => {
  const mina = someone();
  await signInAs(mina);
  const elsewhere = await signInAs(someone({ email: String(mina.email) }));
  expect(elsewhere.body).toMatchObject({ reason: 'PASSWORD_NOT_SET', code: '2006' });
});

test('sign-in and sign-up with the email of an account without a password return PASSWORD_NOT_SET', async () => {
  const mina = someone();
  await signInAs(mina);
  expect((await call('signIn', { email: mina.email, password: PASSWORD })).body.reason).toBe('PASSWORD_NOT_SET');
  const form = { email: mina.email, password: PASSWORD, password_confirmation: PASSWORD };
  const names = { first_name: 'Mina', last_name: 'Oliveira', gender: 'female', agreed: true };
  expect((await call('signUp', { ...form, ...names })).body.reason).toBe('PASSWORD_NOT_SET');
});

test('an identity without an email address gets no account', async () => {
  const { email: _email, email_verified: _verified, ...nameless } = someone();
  expect((await signInAs(nameless)).body).toMatchObject(SOCIAL);
});

test('a stored attempt holds neither state nor browser secret in clear, and its URL has no PKCE verifier', async () => {
  const { url, browser } = await start();
  const rows = JSON.stringify(await connection.database.selectFrom('social_attempts').selectAll().execute());
  const state = String(new URL(String(url)).searchParams.get('state'));
  expect(rows.includes(state) || rows.includes(String(browser))).toBe(false);
  const parameters = new URL(String(url)).searchParams;
  expect(parameters.get('code_challenge_method')).toBe('S256');
  expect([...parameters.keys()]).not.toContain('code_verifier');
});

test('sign-in attempts are rate limited by IP address', async () => {
  const begin = () => call('createSocialSignIn', { provider: 'test' }, { address: '10.67.0.1' });
  for (let count = 0; count < 100; count += 1) expect((await begin()).status).toBe(200);
  expect((await begin()).body.reason).toBe('TOO_MANY_ATTEMPTS');
});

test('an unknown provider is refused, in the body and in the path', async () => {
  expect((await call('createSocialSignIn', { provider: 'unknown' })).body).toMatchObject(SOCIAL);
  const inPath = await app.inject({
    method: 'POST',
    url: '/api/gateway/v01/user/social/test',
    headers: { authorization: 'anonymous' },
    payload: { browser: 'x', state: 'x' },
  });
  expect(inPath.json()).toMatchObject(SOCIAL);
});

test('a missing date of birth is saved once, and one under 18 is a validation error of its field', async () => {
  const as = String(userOf((await signInAs(someone())).object)['access_token']);
  const give = (date_of_birth: string) => call('addBirthDate', { date_of_birth }, { as });
  expect((await give('2008-11-23')).body).toMatchObject({ reason: 'TOO_YOUNG', fields: { date_of_birth: 'too_young' } });
  expect((await give('1899-12-31')).body).toMatchObject({ reason: 'INPUT_INVALID', fields: { date_of_birth: 'out_of_range' } });
  expect((await give('1994-05-17')).object).toEqual({ date_of_birth: '1994-05-17', redirect_uri: null });
  expect((await give('2001-01-01')).object['date_of_birth'], 'what was given stays').toBe('1994-05-17');
  expect((await call('getAccount', {}, { as })).object['date_of_birth']).toBe('1994-05-17');
});

test('a cross-site form post of a provider becomes a redirect, which the browser opens with its cookies', async () => {
  const post = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      payload: new URLSearchParams(fields).toString(),
    });
  const user = JSON.stringify({ name: { firstName: 'Mina', lastName: 'Oliveira' }, email: 'x@y.example' });
  const apple = await post('/process/oauth/apple', { state: 's', code: 'c', user, extra: 'x', error: 'e'.repeat(300) });
  expect([apple.statusCode, apple.headers.location]).toEqual([303, '/process/oauth/apple?state=s&code=c&name=Mina+Oliveira']);
  expect(apple.cookies).toEqual([]);
  const partner = await post('/process/bango', { assertion: 'a.b.c', requestId: 'r', location: 'https://evil.example' });
  expect(partner.headers.location).toBe('/process/bango?assertion=a.b.c&requestId=r');
  const strange = await post('/process/oauth/%2F%2Fevil.example', { state: 's', user: '{' });
  expect(strange.headers.location).toBe('/process/oauth/%2F%2Fevil.example?state=s');
});

test('a rejected ID token is logged without its secrets', async () => {
  const { url, browser } = await start();
  const returned = await provider.goThrough(String(url), someone());
  provider.faults.token = (claims) => ({ claims: { ...claims, nonce: 'another' } });
  warnings.length = 0;
  await finish(browser, returned);
  expect(warnings.map(({ message }) => message)).toEqual([expect.stringMatching(/^test: .*nonce/)]);
  const logged = JSON.stringify(warnings.map((warning) => [warning.message, { ...warning }]));
  for (const secret of [String(returned.get('code')), String(returned.get('state')), 'a word that both know'])
    expect(logged).not.toContain(secret);
});
