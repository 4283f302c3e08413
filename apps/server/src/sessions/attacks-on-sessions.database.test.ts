import { createHmac, createPrivateKey, createPublicKey, randomUUID } from 'node:crypto';
import { normalEmail } from '@madang/domain/accounts/email-address.ts';
import { api } from '@madang/contract/api.ts';
import type { Operation } from '@madang/contract/operation.ts';
import type { OperationName } from '@madang/contract/routes.ts';
import { freshDatabase } from '@madang/database/database.fixture.ts';
import { NO_PRIVACY_PREFERENCES } from '@madang/domain/privacy/choices.ts';
import { ABSOLUTE_MS } from '@madang/domain/sessions/refresh.ts';
import { type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, startApp } from '../app.fixture.ts';
import { sessionIn } from '../http/authorization/callers.fixture.ts';
import { COOKIES } from '../http/cookies.ts';
import { createOperatorCheck } from '../http/credentials.ts';
import { toLimitAddress } from '../ports/limits.ts';
import { signIn } from './sign-in.ts';

const { call, signUp, startNode, clock, tokenKey, deps, close } = await startApp();
let other: Awaited<ReturnType<typeof startNode>>;
beforeAll(async () => {
  other = await startNode();
});
afterAll(async () => {
  await other.close();
  await close();
});

const DAY_MS = 86_400_000;
const TRUSTED_MS = 1000;
const INVALID = { code: '2032', reason: 'TOKEN_INVALID' };
const operationsFor = (...authorities: readonly Operation['authority'][]) =>
  (Object.keys(api) as OperationName[]).filter((name) => authorities.includes((api[name] as Operation).authority));
const nodes = () => [call, other.call];

/** The very key that signs access tokens, as an Ed25519 key. */
const privateKey = createPrivateKey({
  key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), tokenKey]),
  format: 'der',
  type: 'pkcs8',
});
const publicKey = createPublicKey(privateKey);
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = () => Math.floor(clock.now / 1000);
/** A token that our own key has signed, with something else in it than we write. */
const signed = (claims: JWTPayload, head: object = {}) =>
  new SignJWT({ aud: 'madang', exp: seconds() + 600, iat: seconds(), ...claims })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', ...head })
    .sign(privateKey);

test('every signing in begins a session of its own, whatever was brought along', async () => {
  const first = await signUp();
  const used = {
    as: first.access_token,
    cookies: { [COOKIES.token]: first.access_token, [COOKIES.refresh]: first.refresh_token },
  };
  const sessions = [sessionIn(first.access_token)];
  for (let turn = 0; turn < 3; turn += 1) {
    const { object } = await call('signIn', { email: first.username, password: PASSWORD }, used);
    sessions.push(sessionIn(String(object['access_token'])));
  }
  expect(new Set(sessions).size).toBe(4);
});

test.each(['signOut', 'endSession', 'endOtherSessions'] as const)(
  'what %s has ended is refused by every operation, at once here and within a second on the other node',
  async (how) => {
    const person = await signUp();
    const { object } = await call('signIn', { email: person.username, password: PASSWORD });
    const token = String(object['access_token']);
    for (const node of nodes()) expect((await node('getAccount', {}, { as: token })).status).toBe(200);
    await call(how, { id: sessionIn(token) }, { as: how === 'signOut' ? token : person.access_token });
    expect((await call('getAccount', {}, { as: token })).body).toMatchObject(INVALID);
    clock.now += TRUSTED_MS;
    for (const node of nodes())
      for (const name of operationsFor('user', 'profile'))
        expect((await node(name, {}, { as: token })).body, name).toMatchObject(INVALID);
    expect((await other.call('refreshToken', { refresh_token: object['refresh_token'] })).body.code).toBe('2030');
  },
);

test('reuse of a refresh token on one node ends the session on both', async () => {
  const person = await signUp();
  const parent = (await call('refreshToken', { refresh_token: person.refresh_token })).object;
  const child = (await other.call('refreshToken', { refresh_token: parent['refresh_token'] })).object;
  expect((await other.call('getAccount', {}, { as: String(child['access_token']) })).status).toBe(200);
  expect((await call('refreshToken', { refresh_token: person.refresh_token })).body.code).toBe('2031');
  clock.now += TRUSTED_MS;
  for (const node of nodes()) {
    expect((await node('getAccount', {}, { as: String(child['access_token']) })).body).toMatchObject(INVALID);
    expect((await node('refreshToken', { refresh_token: child['refresh_token'] })).body.code).toBe('2030');
  }
});

test('one refresh token on two nodes at once has one successor', async () => {
  const person = await signUp();
  const input = { refresh_token: person.refresh_token };
  const answers = await Promise.all(Array.from({ length: 10 }, () => nodes().map((node) => node('refreshToken', input))).flat());
  expect(new Set(answers.map(({ object }) => object['refresh_token'])).size).toBe(1);
});

test('an access token is worth nothing after the last millisecond of its session, however fresh it is', async () => {
  const person = await signUp();
  let { object } = await call('signIn', { email: person.username, password: PASSWORD, remember: true });
  const ends = clock.now + ABSOLUTE_MS;
  while (ends - clock.now > 30 * DAY_MS) {
    clock.now += 30 * DAY_MS;
    ({ object } = await call('refreshToken', { refresh_token: object['refresh_token'] }));
  }
  clock.now = ends - 1;
  ({ object } = await call('refreshToken', { refresh_token: object['refresh_token'] }));
  expect((await call('getAccount', {}, { as: String(object['access_token']) })).status).toBe(200);
  clock.now = ends + TRUSTED_MS;
  expect((await call('getAccount', {}, { as: String(object['access_token']) })).body).toMatchObject(INVALID);
  expect((await call('refreshToken', { refresh_token: object['refresh_token'] })).body.code).toBe('2030');
});

test('a token counts by the second that it names: not a minute before, not at its end, not a minute after', async () => {
  const person = await signUp();
  const claims = { sub: person.id, sid: sessionIn(person.access_token) };
  const answersWith = async (more: JWTPayload) =>
    (await call('getAccount', {}, { as: await signed({ ...claims, ...more }) })).status === 200;
  for (const [late, good] of [
    [60, true],
    [1, true],
    [0, false],
    [-60, false],
  ] as const)
    expect(await answersWith({ exp: seconds() + late }), `exp ${late}`).toBe(good);
  for (const [from, good] of [
    [-60, true],
    [0, true],
    [1, false],
    [60, false],
  ] as const)
    expect(await answersWith({ nbf: seconds() + from }), `nbf ${from}`).toBe(good);
});

test('no other algorithm, key or purpose makes a token of ours', async () => {
  const person = await signUp();
  const claims = { sub: person.id, sid: sessionIn(person.access_token), aud: 'madang', exp: seconds() + 600, iat: seconds() };
  expect((await call('getAccount', {}, { as: await signed(claims) })).status, 'as we write it').toBe(200);
  const keys = {
    raw: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32),
    der: publicKey.export({ format: 'der', type: 'spki' }),
    pem: publicKey.export({ format: 'pem', type: 'spki' }),
    x: String(publicKey.export({ format: 'jwk' }).x),
    nothing: '',
  };
  const forged: Record<string, string> = {};
  for (const alg of ['none', 'None', 'NONE', '', 'HS256', 'ES256', 'RS256', 'EdDSA'])
    forged[`${alg}, without a seal`] = `${encode({ alg, typ: 'at+jwt' })}.${encode(claims)}.`;
  for (const alg of ['HS256', 'HS384', 'HS512'])
    for (const [name, key] of Object.entries(keys)) {
      const body = `${encode({ alg, typ: 'at+jwt' })}.${encode(claims)}`;
      const seal = createHmac(alg.replace('HS', 'sha'), key).update(body).digest('base64url');
      forged[`${alg} with the public key (${name})`] = `${body}.${seal}`;
    }
  forged['for another purpose'] = await signed(claims, { typ: 'JWT' });
  forged['for others'] = await signed({ ...claims, aud: 'another' });
  forged['without an end'] = await new SignJWT({ sub: claims.sub, sid: claims.sid, aud: 'madang' })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt' })
    .sign(privateKey);
  forged['without a session'] = await signed({ sub: person.id });
  forged['of nobody'] = await signed({ sid: claims.sid });
  forged['of a session that is none'] = await signed({ ...claims, sid: randomUUID() });
  for (const [what, as] of Object.entries(forged))
    expect((await call('getAccount', {}, { as })).body, what).toMatchObject(INVALID);
});

test('neither kind of token stands for the other, in header, body or cookie', async () => {
  const person = await signUp();
  for (const name of operationsFor('user', 'profile'))
    expect((await call(name, {}, { as: person.refresh_token })).body, name).toMatchObject(INVALID);
  const cookies = { [COOKIES.refresh]: person.access_token.slice(0, 200) };
  expect((await call('refreshToken', {}, { cookies, headers: { 'sec-fetch-site': 'same-origin' } })).body.code).toBe('2030');
  expect((await call('refreshToken', { refresh_token: person.access_token.slice(0, 200) })).body.code).toBe('2030');
  expect((await call('refreshToken', { refresh_token: person.refresh_token })).status, 'nothing was spent').toBe(200);
});

test('a refresh token with any letter changed is invalid and leaves the real one valid', async () => {
  const person = await signUp();
  const token = person.refresh_token;
  for (let at = 0; at < token.length; at += 1) {
    const letter = token[at] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, at) + letter + token.slice(at + 1);
    expect((await call('refreshToken', { refresh_token: changed })).body.code, String(at)).toBe('2030');
  }
  expect((await call('refreshToken', { refresh_token: token })).status).toBe(200);
});

test('extra fields in an input raise no privileges', async () => {
  const person = await signUp();
  const added = {
    user_type: 'odk',
    role: 'operator',
    is_entitle: true,
    entitlement: 'Premium',
    product_id: 'WEB_PREMIUM_ANNUAL_USD',
    price: 0,
    country: 'KR',
    email_verified: true,
    account_id: randomUUID(),
    subscription: { plan: 'Premium', until: 9_999_999_999_999 },
    profile: { rating_value: 'adult' },
  };
  const inputs: Partial<Record<OperationName, object>> = {
    changeAccount: { first_name: 'Mina', last_name: 'Oliveira', gender: 'female' },
    changeProfile: { id: person.profile?.id, name: 'Bada' },
    selectProfile: { id: person.profile?.id },
    playVideo: { content_id: '53' },
    addDownload: { content_id: '53', quality: 720, device_id: randomUUID() },
    addBirthDate: { date_of_birth: '1990-02-03' },
  };
  const spared: readonly OperationName[] = ['signOut', 'endOtherSessions', 'cancelVerification', 'resendVerification'];
  for (const name of [...operationsFor('user', 'profile'), 'playVideo' as const].filter((each) => !spared.includes(each)))
    await call(name, { ...inputs[name], ...added }, { as: person.access_token });
  const { object } = await call('refreshToken', { refresh_token: person.refresh_token, ...added });
  expect(object).toMatchObject({
    id: person.id,
    user_type: '1',
    is_entitle: false,
    entitlement: null,
    product_id: null,
    email_verified: false,
    country: person.country,
  });
  const input = { content_id: '53', entitlement: 'Premium', policy_range: 'FREE' };
  expect((await call('playVideo', input, { as: String(object['access_token']) })).body.reason).toBe('SUBSCRIPTION_NEEDED');
  const fresh = await signUp(added);
  expect(fresh).toMatchObject({ user_type: '1', is_entitle: false, email_verified: false, country: 'US' });
});

test('a known address and an unknown one cost the same: as many statements, and one password held against a hash', async () => {
  const { username } = await signUp();
  const costOf = async (email: string) => {
    const cost = { statements: 0, hashes: 0 };
    const findByEmail = (address: string) => {
      cost.statements += 1;
      return deps.repositories.accounts.findByEmail(normalEmail(address));
    };
    const verifyAndRehash: typeof deps.passwords.verifyAndRehash = (...given) => {
      cost.hashes += 1;
      return deps.passwords.verifyAndRehash(...given);
    };
    // Whatever else it would ask of the database is not there.
    const repositories = { accounts: { findByEmail } } as unknown as typeof deps.repositories;
    const attempt = signIn({ ...deps, repositories, passwords: { ...deps.passwords, verifyAndRehash } });
    const viewer = {
      signedIn: false,
      viewingAge: 'adult',
      country: 'US',
      address: toLimitAddress('10.6.0.1'),
      refreshCookie: null,
      privacy: NO_PRIVACY_PREFERENCES,
    } as const;
    const { ok } = await attempt(viewer, { email, password: 'wrong', remember: false, transport: 'body' });
    return { ...cost, ok };
  };
  const known = await costOf(username);
  expect(known).toEqual({ statements: 1, hashes: 1, ok: false });
  expect(await costOf(`${randomUUID()}@madang.example`)).toEqual(known);
});

test('a new installation has no account, and no operator without its key', async () => {
  const untouched = await freshDatabase();
  expect(await untouched.database.selectFrom('accounts').selectAll().execute()).toEqual([]);
  await untouched.close();
  for (const as of ['operator', 'operator ', 'operator undefined', 'operator null', 'operator admin'])
    expect((await call('listErrors', {}, { as })).body.reason).toBe('SIGN_IN_NEEDED');
  for (const as of ['operator', 'operator ', 'operator undefined', 'operator null'])
    expect(createOperatorCheck(null)(as)).toBe(false);
});
