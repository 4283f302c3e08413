import { createHash, createHmac, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { PASSWORD, startApp } from '../app.fixture.ts';
import { COOKIES, HOST_REFRESH_COOKIE } from '../http/cookies.ts';
import { ACCESS_TOKEN_SECONDS, tokenIssuer } from './token-issuer.ts';

const { call, signUp, signUpForm, signUpAs, entitle, addProfile, clock, connection, deps, inject, close } = await startApp();
afterAll(close);

type User = Awaited<ReturnType<typeof signUp>>;
const DAY_MS = 86_400_000;
const works = async (accessToken: string): Promise<boolean> => (await call('getAccount', {}, { as: accessToken })).status === 200;
const refreshWith = (refreshToken: string, more: object = {}) => call('refreshToken', { refresh_token: refreshToken, ...more });

test('signing up makes an account with its first profile and signs in [SE-36] [SE-37] [SE-38] [SE-39] [SE-40] [SE-41] [SE-43]', async () => {
  const form = signUpForm({ email: 'Sora@Madang.example', language: 'es_es', date_of_birth: '1994-05-17' });
  const { status, object, body } = await call('signUp', form, { country: 'BR' });
  expect([status, body.code]).toEqual([200, '0000']);
  expect(object).toMatchObject({
    name: 'Mina Oliveira',
    username: 'sora@madang.example',
    gender: 'female',
    date_of_birth: '1994-05-17',
    is_entitle: false,
    email_verified: false,
    email_verification_required: false,
    user_type: '1',
    country: 'BR',
    channel_id: '1',
    product_id: null,
    period: null,
    payment_gateway: null,
    entitlement: null,
    profile: {
      name: 'Mina',
      interface_lang: 'es_es',
      subtitle_lang: 'es_es',
      image_type: 'A',
      image_path: null,
      rating_value: 'adult',
      display_type: 'grid',
      pin: null,
      pin_enable: false,
    },
  });
  expect(await works(String(object['access_token']))).toBe(true);
});

test('concurrent sign-ups with one address create one account', async () => {
  const form = signUpForm();
  const answers = await Promise.all([1, 2, 3, 4].map((index) => call('signUp', form, { address: `10.9.0.${index}` })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const again = await call('signUp', { ...form, email: form.email.toUpperCase() });
  expect(again.body).toMatchObject({ reason: 'EMAIL_IN_USE', code: '2005', fields: { email: 'in_use' } });
});

test('every fault of the form comes at once, beside its field', async () => {
  const { status, body } = await call(
    'signUp',
    signUpForm({ email: 'x', password: 'short', password_confirmation: 'other', first_name: '', agreed: false, gender: '' }),
  );
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    email: 'malformed',
    password: 'too_short',
    password_confirmation: 'different',
    first_name: 'missing',
    agreed: 'missing',
    gender: 'missing',
  });
});

test('someone under 18 is refused [AC-12]', async () => {
  expect((await call('signUp', signUpForm({ date_of_birth: '2008-11-23' }))).body).toMatchObject({
    reason: 'TOO_YOUNG',
    code: '2013',
  });
  expect((await call('signUp', signUpForm({ date_of_birth: '2008-11-22' }))).status).toBe(200);
});

test('one address on the network cannot make accounts without end', async () => {
  const statuses = [];
  for (let count = 0; count < 31; count += 1) statuses.push((await call('signUp', signUpForm(), { address: '10.8.0.1' })).status);
  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
  expect(statuses[30]).toBe(429);
});

test('signing in with the right password gives the session user [SE-64]', async () => {
  const { username, id } = await signUp();
  const { status, body, object } = await call('signIn', { email: ` ${username.toUpperCase()} `, password: PASSWORD });
  expect([status, body.code]).toEqual([200, '0000']);
  expect(object).toMatchObject({ id, username, profile: null });
});

test('a wrong password and an unknown address are one answer', async () => {
  const { username } = await signUp();
  const wrong = await call('signIn', { email: username, password: 'not-the-one' });
  const unknown = await call('signIn', { email: 'nobody@madang.example', password: PASSWORD });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual(unknown.body);
  expect(wrong.body).toMatchObject({ code: '2001', reason: 'EMAIL_OR_PASSWORD_WRONG' });
});

test('the eleventh attempt within a quarter of an hour waits, even with the right password [SE-96]', async () => {
  const { username } = await signUp();
  const attempt = (password: string, address: string) => call('signIn', { email: username, password }, { address });
  for (let count = 0; count < 10; count += 1) expect((await attempt('wrong', '10.7.0.1')).status).toBe(401);
  const { status, body, response } = await attempt(PASSWORD, '10.7.0.1');
  expect(status).toBe(429);
  expect(body).toMatchObject({ reason: 'TOO_MANY_ATTEMPTS', code: '2012' });
  expect(body.retry_after).toBeGreaterThan(0);
  expect(body.retry_after).toBeLessThanOrEqual(900);
  expect(response.headers['cache-control']).toBe('no-store');
  expect((await attempt(PASSWORD, '10.7.0.2')).status, 'someone elsewhere is not locked out').toBe(200);
});

test('a success forgets the attempts before it', async () => {
  const { username } = await signUp();
  for (let round = 0; round < 2; round += 1) {
    for (let count = 0; count < 9; count += 1)
      await call('signIn', { email: username, password: 'wrong' }, { address: '10.7.1.1' });
    expect((await call('signIn', { email: username, password: PASSWORD }, { address: '10.7.1.1' })).status).toBe(200);
  }
});

test('with cookies the refresh token stays out of the answer, and tokens are HttpOnly, Secure and SameSite [SE-67] [SE-68] [ST-02] [ST-03] [ST-04] [ST-05] [ST-22] [ST-73]', async () => {
  const { username } = await signUp();
  const remembered = await call('signIn', { email: username, password: PASSWORD, transport: 'cookie', remember: true });
  expect(remembered.object['refresh_token']).toBeNull();
  const cookies = remembered.response.cookies;
  expect(cookies.map(({ name }) => name).sort()).toEqual(
    [COOKIES.device, COOKIES.profile, COOKIES.refresh, HOST_REFRESH_COOKIE, COOKIES.token, COOKIES.udid, COOKIES.userType].sort(),
  );
  const CLEARED: readonly string[] = [COOKIES.profile, COOKIES.refresh];
  expect(cookies.find(({ name }) => name === COOKIES.refresh)).toMatchObject({ value: '', maxAge: 0 });
  // Who watches is chosen next.
  expect(cookies.find(({ name }) => name === COOKIES.profile)).toMatchObject({ value: '', maxAge: 0 });
  for (const cookie of cookies.filter(({ name }) => !CLEARED.includes(name)))
    expect(cookie).toMatchObject({
      path: '/',
      sameSite: 'Lax',
      secure: true,
      maxAge: (cookie.name === COOKIES.device ? 400 : 60) * 86_400,
    });
  const HIDDEN: readonly string[] = [COOKIES.token, COOKIES.refresh, HOST_REFRESH_COOKIE, COOKIES.device];
  for (const { name, httpOnly } of cookies) expect(httpOnly ?? false, name).toBe(HIDDEN.includes(name));

  const forgotten = await call('signIn', { email: username, password: PASSWORD, transport: 'cookie' });
  for (const cookie of forgotten.response.cookies.filter(({ name }) => !CLEARED.includes(name) && name !== COOKIES.device)) {
    expect(cookie.maxAge).toBeUndefined();
    expect(cookie.expires).toBeUndefined();
  }
});

test('on https the refresh cookie has the prefix __Host-, its old name is read until it is replaced, and the prefixed one wins', async () => {
  const { username } = await signUp();
  const { response } = await call('signIn', { email: username, password: PASSWORD, transport: 'cookie' });
  const issued = response.cookies.find(({ name }) => name === HOST_REFRESH_COOKIE);
  expect(issued).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Lax' });
  expect(issued).not.toHaveProperty('domain');
  const own = { 'sec-fetch-site': 'same-origin' };
  const planted = { [COOKIES.refresh]: 'planted by a subdomain', [HOST_REFRESH_COOKIE]: issued?.value ?? '' };
  const renewed = await call('refreshToken', {}, { cookies: planted, headers: own });
  expect(renewed.status).toBe(200);
  const next = renewed.response.cookies.find(({ name }) => name === HOST_REFRESH_COOKIE)?.value ?? '';
  const migrated = await call('refreshToken', {}, { cookies: { [COOKIES.refresh]: next }, headers: own });
  expect(migrated.status).toBe(200);
  expect(migrated.response.cookies.find(({ name }) => name === COOKIES.refresh)).toMatchObject({ value: '', maxAge: 0 });
  const signedOut = await call('signOut', {}, { as: String(migrated.object['access_token']) });
  for (const name of [COOKIES.refresh, HOST_REFRESH_COOKIE])
    expect(signedOut.response.cookies.find((cookie) => cookie.name === name)).toMatchObject({ value: '', maxAge: 0 });
});

test('without cookies the refresh token is in the body and nothing is set', async () => {
  const { username } = await signUp();
  const { object, response } = await call('signIn', { email: username, password: PASSWORD, transport: 'body' });
  expect(String(object['refresh_token'])).toMatch(/^[\w-]{43}$/);
  expect(response.cookies).toEqual([]);
});

test('a refresh rotates both tokens and tells who is signed in [SE-36] [SE-42] [SE-44] [SE-45] [SE-46] [SE-47] [SE-48] [SE-52] [SE-53] [SE-54]', async () => {
  const user = await signUp({ date_of_birth: '1994-05-17' });
  const { object } = await refreshWith(user.refresh_token, {
    profile_id: user.profile?.id,
    push_token: 'p',
    attribution_id: 'a',
    app_version: '1',
  });
  expect(object).toEqual({ ...user, access_token: object['access_token'], refresh_token: object['refresh_token'] });
  expect(object['access_token']).not.toBe(user.access_token);
  expect(object['refresh_token']).not.toBe(user.refresh_token);
  expect(await works(String(object['access_token']))).toBe(true);
});

test('a refresh tells of the plan, its period and who takes the money [SE-43] [SE-49] [SE-50] [SE-51] [SE-09] [SE-10] [SE-11]', async () => {
  const user = await signUp();
  await entitle(user.id, 'Premium');
  expect((await refreshWith(user.refresh_token)).object).toMatchObject({
    is_entitle: true,
    product_id: 'WEB_PREMIUM_MONTHLY_USD',
    period: 'monthly',
    payment_gateway: 'CARD',
    entitlement: 'Premium',
  });
});

test('a refresh chooses the profile that is named, and only one of the account’s own [PR-42]', async () => {
  const user = await signUp();
  const teen = await addProfile(user, 'teen');
  const stranger = await signUp();
  const chosen = await refreshWith(user.refresh_token, { profile_id: teen });
  expect(chosen.object['profile']).toMatchObject({ id: teen, rating_value: 'teen' });
  const foreign = await refreshWith(String(chosen.object['refresh_token']), { profile_id: stranger.profile?.id });
  expect(foreign.object['profile'], 'who watched goes on').toMatchObject({ id: teen });
});

test('an access token that has run out does not stand in the way of its refresh, nor of signing in [SE-77]', async () => {
  const user = await signUp();
  clock.now += (ACCESS_TOKEN_SECONDS + 1) * 1000;
  const expired = { as: user.access_token };
  expect((await call('getAccount', {}, expired)).body).toMatchObject({ reason: 'TOKEN_INVALID', code: '2032' });
  const { status, object } = await call('refreshToken', { refresh_token: user.refresh_token }, expired);
  expect(status).toBe(200);
  expect(await works(String(object['access_token']))).toBe(true);
  expect((await call('signIn', { email: user.username, password: PASSWORD }, expired)).status).toBe(200);
  expect((await call('signUp', signUpForm(), expired)).status).toBe(200);
});

test('an access token lives ten minutes', async () => {
  const user = await signUp();
  clock.now += ACCESS_TOKEN_SECONDS * 1000 - 2000;
  expect(await works(user.access_token)).toBe(true);
  clock.now += 2000;
  expect((await call('listFavorites', {}, { as: user.access_token })).status).toBe(401);
  expect(ACCESS_TOKEN_SECONDS).toBe(600);
});

test('tabs that refresh at once get one successor', async () => {
  const user = await signUp();
  const answers = await Promise.all(Array.from({ length: 8 }, () => refreshWith(user.refresh_token)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(new Set(answers.map(({ object }) => object['refresh_token'])).size).toBe(1);
  expect((await refreshWith(String(answers[0]?.object['refresh_token']))).status).toBe(200);
});

test('the direct predecessor gets the same successor for ten seconds; after that the session is over [SE-69]', async () => {
  const user = await signUp();
  const next = (await refreshWith(user.refresh_token)).object;
  clock.now += 10_000;
  expect((await refreshWith(user.refresh_token)).object['refresh_token']).toBe(next['refresh_token']);
  clock.now += 1;
  const reused = await refreshWith(user.refresh_token);
  expect(reused.body).toMatchObject({ code: '2031', reason: 'REFRESH_TOKEN_REUSED' });
  expect((await refreshWith(String(next['refresh_token']))).body).toMatchObject({ code: '2030' });
});

test('a grandparent shown again ends the session at once, access token included [SE-69]', async () => {
  const user = await signUp();
  const parent = (await refreshWith(user.refresh_token)).object;
  const child = (await refreshWith(String(parent['refresh_token']))).object;
  expect(await works(String(child['access_token']))).toBe(true);
  const reused = await refreshWith(user.refresh_token);
  expect([reused.status, reused.body.code]).toEqual([401, '2031']);
  expect(await works(String(child['access_token']))).toBe(false);
  expect((await refreshWith(String(child['refresh_token']))).body).toMatchObject({
    code: '2030',
    reason: 'REFRESH_TOKEN_INVALID',
  });
});

test('a session that is not remembered ends after a day without use, a remembered one after sixty', async () => {
  const brief = await signUp();
  const { object: long } = await call('signIn', { email: brief.username, password: PASSWORD, remember: true });
  clock.now += DAY_MS;
  expect((await refreshWith(brief.refresh_token)).body.code).toBe('2030');
  clock.now += 59 * DAY_MS - 1;
  expect((await refreshWith(String(long['refresh_token']))).status).toBe(200);
});

test('no session outlives 180 days, however often it is refreshed', async () => {
  const { username } = await signUp();
  let { object } = await call('signIn', { email: username, password: PASSWORD, remember: true });
  for (let month = 0; month < 5; month += 1) {
    clock.now += 30 * DAY_MS;
    ({ object } = await refreshWith(String(object['refresh_token'])));
  }
  expect(object['username']).toBe(username);
  clock.now += 30 * DAY_MS;
  expect((await refreshWith(String(object['refresh_token']))).body.code).toBe('2030');
});

test('an invalid refresh token is refused', async () => {
  const user = await signUp();
  for (const refresh_token of ['', 'x', user.access_token.slice(0, 200), user.refresh_token.slice(1), `${user.refresh_token}x`]) {
    expect((await call('refreshToken', { refresh_token })).body.code, refresh_token).toBe('2030');
  }
  expect((await call('refreshToken')).body.code).toBe('2030');
  expect((await refreshWith(user.refresh_token)).status).toBe(200);
});

test('the refresh cookie is honoured from our own pages, and ignored when another site posts [SE-54]', async () => {
  const { username } = await signUp();
  const { response } = await call('signIn', { email: username, password: PASSWORD, transport: 'cookie', remember: true });
  const cookieOf = (from: typeof response, name: string) => from.cookies.find((cookie) => cookie.name === name)?.value ?? '';
  const cookies = { [HOST_REFRESH_COOKIE]: cookieOf(response, HOST_REFRESH_COOKIE) };
  for (const site of ['cross-site', 'same-site']) {
    expect((await call('refreshToken', {}, { cookies, headers: { 'sec-fetch-site': site } })).body.code).toBe('2030');
  }
  const own = await call('refreshToken', {}, { cookies, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(own.status).toBe(200);
  expect(own.object['refresh_token']).toBeNull();
  expect(cookieOf(own.response, HOST_REFRESH_COOKIE)).not.toBe(cookies[HOST_REFRESH_COOKIE]);
  expect(own.response.cookies.find(({ name }) => name === HOST_REFRESH_COOKIE)?.maxAge).toBe(60 * 86_400);
});

test('cookies give no authority: a call without Authorization is anonymous', async () => {
  const { username } = await signUp();
  const { response } = await call('signIn', { email: username, password: PASSWORD, transport: 'cookie' });
  const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  expect((await call('getAccount', {}, { cookies })).body).toMatchObject({ reason: 'SIGN_IN_NEEDED', code: '4002' });
});

test('signing out ends the session on the server at once and clears its cookies [SE-73] [SE-76] [SE-97]', async () => {
  const user = await signUp();
  expect(await works(user.access_token)).toBe(true);
  const { response } = await call('signOut', {}, { as: user.access_token });
  for (const cookie of response.cookies) expect(cookie).toMatchObject({ value: '', maxAge: 0 });
  expect(new Set(response.cookies.map(({ name }) => name))).toEqual(
    new Set([COOKIES.token, COOKIES.refresh, HOST_REFRESH_COOKIE, COOKIES.userType, COOKIES.udid, COOKIES.profile]),
  );
  expect((await call('getAccount', {}, { as: user.access_token })).body).toMatchObject({ code: '2032' });
  expect((await refreshWith(user.refresh_token)).body.code).toBe('2030');
  expect((await call('signOut')).status, 'an anonymous visitor signs out of nothing').toBe(200);
});

test('one person signs in on several devices, and signing out on one leaves the other [SE-82]', async () => {
  const phone = await signUp();
  const { object: television } = await call('signIn', { email: phone.username, password: PASSWORD });
  await call('signOut', {}, { as: phone.access_token });
  expect(await works(String(television['access_token']))).toBe(true);
});

test('a token that we did not sign is refused as no longer valid', async () => {
  const user = await signUp();
  const [head = '', payload = '', seal = ''] = user.access_token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`;
  const hmacHead = encode({ alg: 'HS256', typ: 'at+jwt' });
  const forgeries = {
    unsigned,
    'keyed with a guess': `${hmacHead}.${payload}.${createHmac('sha256', 'guess').update(`${hmacHead}.${payload}`).digest('base64url')}`,
    'signed with another key': await tokenIssuer(Buffer.alloc(32, 7)).issueAccess(
      { accountId: user.id, sessionId: String(claims['sid']) },
      clock.now,
    ),
    'with another account': `${head}.${encode({ ...claims, sub: randomUUID() })}.${seal}`,
    'with a longer life': `${head}.${encode({ ...claims, exp: Number(claims['exp']) + 9999 })}.${seal}`,
    'with a bit turned': `${head}.${payload}.${seal.startsWith('A') ? 'B' : 'A'}${seal.slice(1)}`,
    'cut off': user.access_token.slice(0, -2),
    'the refresh token': user.refresh_token,
    'an endless one': 'x'.repeat(3000),
    'a word': 'Bearer',
  };
  for (const [what, token] of Object.entries(forgeries)) {
    expect((await call('getAccount', {}, { as: token })).body, what).toMatchObject({ code: '2032', reason: 'TOKEN_INVALID' });
  }
});

test('a token of ours for another purpose or of another account’s session is refused', async () => {
  const [mina, joon] = [await signUp(), await signUp()];
  const sessionOf = ({ access_token }: User) =>
    String(JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()).sid);
  const mixed = await deps.tokens.issueAccess({ accountId: mina.id, sessionId: sessionOf(joon) }, clock.now);
  const unknown = await deps.tokens.issueAccess({ accountId: mina.id, sessionId: randomUUID() }, clock.now);
  expect([await works(mixed), await works(unknown), await works(mina.access_token)]).toEqual([false, false, true]);
  const elsewhere = new SignJWT({ sid: sessionOf(mina) })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(mina.id)
    .setAudience('another');
  expect(await works(await elsewhere.setExpirationTime('1h').sign(createHash('sha256').update('x').digest()))).toBe(false);
});

test('an account sees itself [SE-35]', async () => {
  const user = await signUp();
  expect((await call('getAccount', {}, { as: user.access_token })).object).toEqual({
    id: user.id,
    email: user.username,
    first_name: 'Mina',
    last_name: 'Oliveira',
    gender: 'female',
    date_of_birth: null,
    email_verified: false,
    email_verification: { state: 'mail_sent', address: user.username },
    has_password: true,
    country: 'US',
  });
});

test('profiles are listed and read by their own account alone [PR-14] [PR-16]', async () => {
  const [mina, joon] = [await signUp(), await signUp()];
  const teen = await addProfile(mina, 'teen');
  const { objects, total } = await call('listProfiles', {}, { as: mina.access_token });
  expect([objects.map(({ id }) => id), total]).toEqual([[mina.profile?.id, teen], 2]);
  expect((await call('getProfile', { profile_id: teen }, { as: mina.access_token })).object).toMatchObject({
    id: teen,
    rating_value: 'teen',
  });
  for (const profile_id of [teen, randomUUID(), 'x', '', "' or 1=1 --"]) {
    expect((await call('getProfile', { profile_id }, { as: joon.access_token })).body).toMatchObject({
      reason: 'PROFILE_NOT_FOUND',
      code: '2008',
    });
    expect((await call('selectProfile', { id: profile_id }, { as: joon.access_token })).status).toBe(404);
  }
});

test('a selected profile watches from the next call on [PR-15]', async () => {
  const user = await signUpAs('family');
  expect((await call('getContent', { id: '58' }, { as: user.access_token })).body.reason).toBe('RATED_ABOVE_PROFILE');
});

test('the database holds no password and no token that could be used [SE-97]', async () => {
  const user = await signUp();
  const account = await connection.database
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(Object.values(account)).not.toContain(PASSWORD);
  const tokens = await connection.database.selectFrom('refresh_tokens').selectAll().execute();
  expect(JSON.stringify(tokens)).not.toContain(user.refresh_token);
  expect(tokens.some(({ hash }) => hash.equals(createHash('sha256').update(user.refresh_token).digest()))).toBe(true);
});

test('deleting the session row ends access [SE-97]', async () => {
  const user = await signUp();
  await connection.database.deleteFrom('sessions').where('account_id', '=', user.id).execute();
  clock.now += 1000;
  expect(await works(user.access_token)).toBe(false);
});

test('plans are priced in the currency of the account’s country, wherever it travels', async () => {
  const { object } = await call('signUp', signUpForm(), { country: 'BR' });
  const currencies = async (country: string, as?: string) =>
    new Set((await call('listProducts', {}, { country, ...(as && { as }) })).objects.map(({ currency }) => currency));
  expect(await currencies('US', String(object['access_token']))).toEqual(new Set(['BRL']));
  expect(await currencies('US')).toEqual(new Set(['USD']));
});

test('everyone may ask where they are [SE-92]', async () => {
  expect((await call('getGeo', {}, { country: 'BR' })).object).toEqual({ country_code: 'BR', open_countries: null });
  expect((await call('getGeo', {}, { country: 'not a country' })).object).toEqual({ country_code: 'US', open_countries: null });
  const blocked = (await call('getGeo', {}, { country: 'KP' })).object as { open_countries: readonly string[] };
  expect(blocked.open_countries.slice(0, 2)).toEqual(['US', 'BR']);
  expect(blocked.open_countries).not.toContain('KP');
});

test('an answer to a person is never kept by anyone on the way', async () => {
  const user = await signUp();
  for (const name of ['getAccount', 'listFavorites', 'listProfiles', 'listRecommendations'] as const) {
    expect((await inject(name, {}, { as: user.access_token })).headers['cache-control']).toBe('no-store');
  }
});
