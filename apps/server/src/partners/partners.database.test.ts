import { randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { mailTo } from '../mail/mailbox.fixture.ts';
import { PASSWORD, startApp } from '../app.fixture.ts';
import { signedAssertions } from '../providers/partners/signed-assertions.ts';
import { type Made, simulatedPartner } from './partner.fixture.ts';

const AUDIENCE = 'https://madang.example';
const DONE = 'https://store.bango.example/done';
const SCHOOL = {
  name: 'School',
  status: 'inactive',
  redirect_url: 'https://school.example/',
  message: 'Back on Monday.',
} as const;
const odk = await simulatedPartner('https://odk.example');
const bango = await simulatedPartner('https://bango.example', [DONE]);
const partnerAssertions = signedAssertions({ odk: odk.agreement, bango: bango.agreement }, AUDIENCE);
const { app, call, clock, connection, deps, signUp, signUpForm, entitle, close } = await startApp(
  { ssoInfo: SCHOOL },
  undefined,
  {
    partnerAssertions,
  },
);
afterAll(close);

const FAILED = { reason: 'SSO_FAILED', code: '2061' };
const made = (different: Partial<Made> = {}): Made => ({ audience: AUDIENCE, at: clock.now, ...different });
const someone = () => ({ sub: randomUUID(), given_name: 'Joon', family_name: 'Kim', birthdate: '1990-02-03', locale: 'pt_br' });
const withAddress = () => ({ ...someone(), email: `${randomUUID()}@partner.example`, email_verified: true });
const ofRequest = (different: object = {}) => ({
  ...someone(),
  bangoUserId: randomUUID(),
  productId: 'PREMIUM_12',
  requestId: randomUUID(),
  ...different,
});
const handOver = async (type: 'odk' | 'bango', claims: JWTPayload, more: object = {}, how: Partial<Made> = {}) =>
  call('confirmHandOver', { type, assertion: await (type === 'odk' ? odk : bango).assert(claims, made(how)), ...more });
const userOf = (object: Record<string, unknown>) => object['user'] as Record<string, unknown>;

test('an odk hand-over signs in with the partner’s user type, and reuses the account the next time [PA-01]', async () => {
  const claims = withAddress();
  const { object } = await handOver('odk', claims);
  expect(object).toMatchObject({ step: 'signed_in', bango_user_id: null, redirect_uri: null });
  expect(userOf(object)).toMatchObject({
    user_type: 'odk',
    signin_type: 2,
    username: claims.email,
    name: 'Joon Kim',
    date_of_birth: '1990-02-03',
    profile: { interface_lang: 'pt_br' },
  });
  const again = await handOver('odk', { ...claims, email: 'another@partner.example' });
  expect(userOf(again.object)['id']).toBe(userOf(object)['id']);
  const as = String(userOf(again.object)['access_token']);
  expect((await call('getAccount', {}, { as })).status).toBe(200);
});

test('a bango hand-over returns its request, product and user id [PA-02]', async () => {
  const claims = { ...withAddress(), ...ofRequest(), email: `${randomUUID()}@partner.example` };
  const named = { request_id: claims.requestId, product_id: claims.productId, bango_user_id: claims.bangoUserId };
  const { object } = await handOver('bango', claims, named);
  expect(object).toMatchObject({ step: 'signed_in', ...named });
  expect(userOf(object)).toMatchObject({ user_type: 'bango', signin_type: 2 });
});

test('an odk guest has a user type that begins with ODK- and a placeholder address [PA-07]', async () => {
  const { object } = await handOver('odk', { sub: 'visit-7', guest: true, email: 'mina@madang.example' });
  expect(userOf(object)['user_type']).toBe('ODK-visit-7');
  expect(userOf(object)['username']).toMatch(/@guest\.invalid$/);
});

test('an assertion works once, even when it is sent three times at once [PA-16]', async () => {
  const assertion = await odk.assert(withAddress(), made());
  const send = () => call('confirmHandOver', { type: 'odk', assertion });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  expect((await send()).body).toMatchObject(FAILED);
});

test.each([
  ['signed by somebody else', { foreign: true }],
  ['of another issuer', { issuer: 'https://evil.example' }],
  ['for somebody else', { audience: 'https://other.example' }],
  ['without a name of its own', { jti: null }],
  ['with too short a name', { jti: 'x' }],
  ['that has run out', { lifeSeconds: -10 }],
] as const)('a hand-over %s is refused', async (_what, how) => {
  expect((await handOver('odk', withAddress(), {}, how)).body).toMatchObject(FAILED);
});

test('an assertion expires after a minute, even if it claims a longer lifetime', async () => {
  const old = (seconds: number) => handOver('odk', withAddress(), {}, { at: clock.now - seconds * 1000, lifeSeconds: 3600 });
  expect((await old(59)).status).toBe(200);
  expect((await old(66)).body).toMatchObject(FAILED);
  expect((await old(-66)).body, 'made in the future').toMatchObject(FAILED);
});

test('an unsigned or altered assertion is refused', async () => {
  const [head = '', payload = '', seal = ''] = (await odk.assert(withAddress(), made())).split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  for (const assertion of [
    `${encode({ alg: 'none' })}.${payload}.`,
    `${encode({ alg: 'HS256' })}.${payload}.${seal}`,
    `${head}.${encode({ ...claims, sub: 'somebody else' })}.${seal}`,
    `${head}.${payload}.`,
    'no assertion',
    '',
  ])
    expect((await call('confirmHandOver', { type: 'odk', assertion })).body, assertion.slice(0, 40)).toMatchObject(FAILED);
  const ofBango = await bango.assert(withAddress(), made());
  expect((await call('confirmHandOver', { type: 'odk', assertion: ofBango })).body).toMatchObject(FAILED);
});

test('a parameter that differs from the signed claims is refused', async () => {
  const claims = ofRequest({ email: `${randomUUID()}@partner.example` });
  for (const other of [{ request_id: 'x' }, { product_id: 'x' }, { bango_user_id: 'x' }])
    expect((await handOver('bango', claims, other)).body).toMatchObject(FAILED);
  expect((await handOver('odk', withAddress(), { bango_user_id: 'x' })).body).toMatchObject(FAILED);
});

test('a hand-over under 18 is refused, and an impossible date of birth is dropped', async () => {
  expect((await handOver('odk', { ...withAddress(), birthdate: '2008-11-23' })).body.reason).toBe('TOO_YOUNG');
  const { object } = await handOver('odk', { ...withAddress(), birthdate: '2026-11-23' });
  expect(userOf(object)['date_of_birth']).toBeNull();
});

test('a partner’s customer without an email address signs up here and joins the partner identity by password [PA-08]', async () => {
  const claims = ofRequest();
  const named = { request_id: claims.requestId, product_id: claims.productId, bango_user_id: claims.bangoUserId };
  const arrived = await handOver('bango', claims, { redirect_uri: DONE });
  expect(arrived.object).toMatchObject({ step: 'sign_in', user: null, ...named, redirect_uri: DONE });
  const { browser } = arrived.object;
  expect((await call('previewIdentity', { browser })).object).toMatchObject({ step: 'sign_in_first', ...named });
  const user = await signUp();
  const join = (more: object = {}, as = user.access_token) =>
    call('addIdentity', { browser, password: PASSWORD, ...more }, { as });
  expect((await join({ browser: 'x' })).body.reason).toBe('IDENTITY_EXPIRED');
  expect((await join({}, 'anonymous')).body.reason).toBe('IDENTITY_EXPIRED');
  expect((await join({ password: undefined })).body.reason).toBe('PROOF_NEEDED');
  const as = user.access_token;
  expect((await call('previewIdentity', { browser }, { as })).object).toMatchObject({
    step: 'join',
    provider: 'Bango',
    outside: claims.bangoUserId,
    email: user.username,
    may_create: false,
    redirect_uri: DONE,
  });
  const { object } = await join();
  expect(object).toMatchObject({ step: 'signed_in', redirect_uri: DONE });
  expect(userOf(object)).toMatchObject({ id: user.id, user_type: 'bango', signin_type: 2, date_of_birth: '1990-02-03' });
  expect((await call('getAccount', {}, { as })).status, 'the session before is over').toBe(401);
  expect((await join({}, String(userOf(object)['access_token']))).body.reason, 'it serves once').toBe('IDENTITY_EXPIRED');
  expect(userOf((await handOver('bango', { ...claims, requestId: randomUUID() })).object)['id']).toBe(user.id);
});

test('an attacker’s assertion in the browser of a signed-in victim joins no identity and replaces no session', async () => {
  const victim = await signUp();
  const as = victim.access_token;
  const claims = ofRequest();
  const named = { request_id: claims.requestId, product_id: claims.productId, bango_user_id: claims.bangoUserId };
  const everything = () =>
    Promise.all([
      connection.database.selectFrom('identities').selectAll().execute(),
      connection.database.selectFrom('accounts').selectAll().orderBy('id').execute(),
      connection.database.selectFrom('sessions').selectAll().orderBy('id').execute(),
    ]);
  const before = await everything();
  for (const type of ['bango', 'odk'] as const)
    for (const operation of ['createHandOver', 'confirmHandOver'] as const) {
      const partner = type === 'bango' ? bango : odk;
      const assertion = await partner.assert(type === 'bango' ? claims : withAddress(), made());
      const arrived = await call(operation, { type, assertion, ...(type === 'bango' && named) }, { as });
      const { browser } = arrived.object;
      expect((await call('previewIdentity', { browser }, { as })).object).toMatchObject({
        step: 'join',
        email: victim.username,
        signed_in_as: victim.username,
        is_proven: false,
      });
      expect((await call('addIdentity', { browser }, { as })).body, 'the session proves nothing').toMatchObject({
        reason: 'PROOF_NEEDED',
      });
      expect((await call('confirmIdentity', { browser }, { as })).object?.['step']).not.toBe('signed_in');
    }
  expect(await everything()).toEqual(before);
  expect((await call('signIn', { email: victim.username, password: PASSWORD })).status).toBe(200);
});

test('a hand-over in a browser signed in to another account replaces the session only after confirmation', async () => {
  const claims = withAddress();
  const customer = userOf((await handOver('odk', claims)).object);
  const other = await signUp();
  const as = other.access_token;
  const arrived = await call('confirmHandOver', { type: 'odk', assertion: await odk.assert(claims, made()) }, { as });
  expect(arrived.object).toMatchObject({ step: 'pending', user: null });
  const { browser } = arrived.object;
  expect((await call('previewIdentity', { browser }, { as })).object).toMatchObject({
    step: 'switch',
    provider: 'ODK',
    outside: claims.email,
    email: customer['username'],
    signed_in_as: other.username,
  });
  expect((await call('confirmIdentity', { browser }, { as })).object['step']).toBe('pending');
  expect((await call('getAccount', {}, { as })).object['email']).toBe(other.username);
  const switched = await call('confirmIdentity', { browser, replace: true, transport: 'body' }, { as });
  expect(userOf(switched.object)).toMatchObject({ id: customer['id'], user_type: 'odk' });
});

test('the owner’s undo link removes a joined partner identity, its entitlement and its sessions', async () => {
  const claims = ofRequest();
  const { object } = await handOver('bango', claims);
  const user = await signUp();
  const joined = await call('addIdentity', { browser: object['browser'], password: PASSWORD }, { as: user.access_token });
  const session = String(userOf(joined.object)['access_token']);
  const [mail] = await mailTo({ deps }, user.username);
  expect(mail?.text).toContain(`with Bango as ${claims.bangoUserId}`);
  expect((await call('undoIdentity', { token: mail?.token })).status).toBe(200);
  expect((await call('getAccount', {}, { as: session })).status).toBe(401);
  const again = await call('signIn', { email: user.username, password: PASSWORD });
  expect(again.object).toMatchObject({ id: user.id, user_type: '1', is_entitle: false });
  expect((await handOver('bango', { ...claims, requestId: randomUUID() })).object).toMatchObject({ step: 'sign_in', user: null });
});

test('sign-in reveals that an email is unknown only to a partner’s pending request', async () => {
  const claims = ofRequest();
  const known = await signUp();
  const reasonOf = async (email: string, request_id?: string) =>
    (await call('signIn', { email, password: 'a guess', request_id })).body.reason;
  const unknownEmail = `${randomUUID()}@madang.example`;
  expect(await reasonOf(unknownEmail, claims.requestId), 'it has not begun').toBe('EMAIL_OR_PASSWORD_WRONG');
  await handOver('bango', claims);
  expect(await reasonOf(unknownEmail, claims.requestId)).toBe('EMAIL_UNKNOWN');
  expect(await reasonOf(known.username, claims.requestId)).toBe('EMAIL_OR_PASSWORD_WRONG');
  expect(await reasonOf(unknownEmail), 'it was never sent').toBe('EMAIL_OR_PASSWORD_WRONG');
  expect(await reasonOf(unknownEmail, randomUUID())).toBe('EMAIL_OR_PASSWORD_WRONG');
  clock.now += 30 * 60_000;
  expect(await reasonOf(unknownEmail, claims.requestId)).toBe('EMAIL_OR_PASSWORD_WRONG');
});

test('a pending hand-over expires after half an hour', async () => {
  const claims = ofRequest();
  const { object } = await handOver('bango', claims);
  clock.now += 30 * 60_000;
  const user = await signUp();
  const late = await call('addIdentity', { browser: object['browser'], password: PASSWORD }, { as: user.access_token });
  expect(late.body.reason).toBe('IDENTITY_EXPIRED');
});

test('the email of an existing account opens no session: bango asks for a sign-in, odk is refused', async () => {
  const owner = await signUp();
  expect((await handOver('bango', ofRequest({ email: owner.username }))).object['step']).toBe('sign_in');
  expect((await handOver('odk', { ...withAddress(), email: owner.username })).body).toMatchObject(FAILED);
});

/** A Premium subscriber who joins a partner identity after `meanwhile` has run. */
const joinWithPlan = async (meanwhile: (accountId: string) => Promise<void> = async () => undefined) => {
  const claims = ofRequest();
  const { object } = await handOver('bango', claims);
  const user = await signUp();
  await entitle(user.id, 'Premium');
  await meanwhile(user.id);
  const joined = await call('addIdentity', { browser: object['browser'], password: PASSWORD }, { as: user.access_token });
  return userOf(joined.object);
};

test('a paying subscriber who joins a partner identity keeps the plan', async () => {
  expect(await joinWithPlan()).toMatchObject({ user_type: '1', is_entitle: true });
});

test('a paused subscriber who joins a partner identity stays a customer here', async () => {
  const { subscriptions } = connection.repositories;
  const joined = await joinWithPlan(async (accountId) => {
    const running = await subscriptions.findOf(accountId);
    if (!running) throw new Error('It was saved a moment ago.');
    await subscriptions.save({ ...running, status: 'PAUSED', until: clock.now });
  });
  expect(joined).toMatchObject({ user_type: '1', is_entitle: false, is_paused: true });
});

test.each(['https://store.bango.example/done/', 'https://evil.example', '//evil.example', '/en_us/main', ''])(
  'a redirect to %j, which the partner has not registered, is dropped',
  async (redirect_uri) => {
    const claims = ofRequest({ email: `${randomUUID()}@partner.example` });
    expect((await handOver('bango', claims, { redirect_uri })).object['redirect_uri']).toBeNull();
  },
);

test('saving the date of birth returns the partner’s redirect only if it is registered', async () => {
  const { birthdate: _birthdate, ...claims } = ofRequest({ email: `${randomUUID()}@partner.example` }) as Record<string, unknown>;
  const { object } = await handOver('bango', claims);
  const as = String(userOf(object)['access_token']);
  expect(userOf(object)['date_of_birth']).toBeNull();
  const give = (redirect_uri: string) => call('addBirthDate', { date_of_birth: '1990-02-03', redirect_uri }, { as });
  expect((await give('https://evil.example')).object['redirect_uri']).toBeNull();
  expect((await give(DONE)).object).toEqual({ date_of_birth: '1990-02-03', redirect_uri: DONE });
});

test('a partner’s customer without a password must sign in at the partner, and one with a password signs in here [PA-04]', async () => {
  const claims = withAddress();
  await handOver('odk', claims);
  for (const password of [PASSWORD, 'a guess'])
    expect((await call('signIn', { email: claims.email, password })).body).toMatchObject({
      reason: 'PARTNER_SIGN_IN_NEEDED',
      code: '2062',
    });
  const form = signUpForm();
  const { object } = await call('signUp', form, { address: '10.77.0.1' });
  await connection.repositories.accounts.changeUserType(String(object['id']), 'bango');
  expect((await call('signIn', { email: form.email, password: 'a guess' })).body.reason).toBe('EMAIL_OR_PASSWORD_WRONG');
  expect((await call('signIn', { email: form.email, password: PASSWORD })).object).toMatchObject({ user_type: 'bango' });
});

test('a partner’s session uses session cookies', async () => {
  const { response } = await handOver('odk', withAddress(), { transport: 'cookie' });
  const typeOf = response.cookies.find(({ name }) => name === 'madang_user_type');
  expect(typeOf).toMatchObject({ value: 'odk' });
  // Only the removal of the former refresh cookie, from before its https prefix, has an expiry.
  for (const cookie of response.cookies.filter(({ value }) => value !== ''))
    expect([cookie.maxAge, cookie.expires], cookie.name).toEqual([undefined, undefined]);
});

test('the partner may be given in the path', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/gateway/v01/partner/sso/odk',
    headers: { authorization: 'anonymous' },
    payload: { assertion: await odk.assert(withAddress(), made()) },
  });
  expect(answer.json()).toMatchObject({ code: '0000', object: { step: 'signed_in' } });
});

test('the menu returns the operator’s single sign-on info [HF-55]', async () => {
  expect((await call('listMenu')).object['sso_info']).toEqual(SCHOOL);
});
