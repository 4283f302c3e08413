import { createHash, randomUUID } from 'node:crypto';
import { CODE_MS, MAX_GUESSES, POLL_SECONDS, REPEAT_MS } from '@madang/domain/tv-sign-in/tv-sign-in.ts';
import { shownUserCode } from '@madang/domain/tv-sign-in/user-code.ts';
import { afterAll, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';

const { call, inject, signUp, signUpAs, entitle, clock, connection, deps, close } = await startApp();
afterAll(close);

const TV = { device_id: 'tv-1', device_type: 'tv', device_model: 'Courtyard 55', device_version: '4.0' };
const ELSEWHERE = 'BBBBBB';

interface Shown {
  readonly code: string;
  readonly secret: string;
  readonly qr: URL;
}
/** A television shows a code. */
const show = async (country = 'KR'): Promise<Shown> => {
  const { object } = await call('createTvSignIn', TV, {
    country,
    address: `10.${Math.floor(clock.now % 250)}.4.${Math.floor(Math.random() * 250)}`,
  });
  return { code: String(object['code']), secret: String(object['poll_token']), qr: new URL(String(object['qr_url'])) };
};
const ask = async ({ secret }: Pick<Shown, 'secret'>) => {
  clock.now += POLL_SECONDS * 1000;
  return (await call('getTvSignIn', { poll_token: secret })).object;
};
type Tokens = { readonly access_token: string; readonly refresh_token: string; readonly username: string };
const tokensOf = (object: Record<string, unknown>) => object['user'] as Tokens;
const works = async (accessToken: string): Promise<boolean> => (await call('getAccount', {}, { as: accessToken })).status === 200;
/** A new viewer with a television signed in. */
const personWithTv = async () => {
  const person = await signUp();
  const shown = await show();
  await call('confirmTvSignIn', { token: shown.code }, { as: person.access_token });
  const tv = tokensOf(await ask(shown));
  return { person, shown, tv };
};

test('a television shows a code, a viewer approves it, and the television gets tokens of its own [TV-01] [TV-04] [TV-15]', async () => {
  const sora = await signUp();
  const shown = await show();
  expect((await ask(shown))['status']).toBe('pending');
  const { status } = await call('confirmTvSignIn', { token: shownUserCode(shown.code) }, { as: sora.access_token });
  expect(status).toBe(200);
  const bound = await ask(shown);
  const tv = tokensOf(bound);
  expect([bound['status'], tv.username]).toEqual(['bound', sora.username]);
  expect(await works(tv.access_token)).toBe(true);
  expect(tv.access_token).not.toBe(sora.access_token);
  await call('signOut', {}, { as: sora.access_token });
  expect(await works(tv.access_token), 'its session is its own').toBe(true);
  const renewed = await call('refreshToken', { refresh_token: tv.refresh_token });
  expect(String(renewed.object['refresh_token'])).toMatch(/^[\w-]{43}$/);
});

test('the calls are those of the product, with the secret in the path', async () => {
  const person = await signUp();
  const created = await inject('createTvSignIn', TV);
  const { poll_token: secret, code } = created.json<{ object: Record<string, string> }>().object;
  expect(created.raw.req.url).toBe('/api/gateway/v03/ctv/device-codes');
  const polled = await inject('getTvSignIn', { poll_token: secret });
  expect(polled.raw.req.url).toBe(`/api/gateway/v03/ctv/device-codes/${secret}`);
  expect(polled.headers['cache-control']).toBe('no-store');
  const bound = await inject('confirmTvSignIn', { token: code }, { as: person.access_token });
  expect(bound.raw.req.url).toBe('/api/gateway/v03/ctv/device-bindings');
});

test('the QR code leads to the page with the code and what the television says of itself, and without its secret', async () => {
  const { qr, code, secret } = await show();
  expect(qr.origin + qr.pathname).toBe('https://madang.example/auto/simpleSign');
  expect(Object.fromEntries(qr.searchParams)).toEqual({
    code,
    deviceId: 'tv-1',
    deviceType: 'tv',
    deviceModel: 'Courtyard 55',
    deviceVersion: '4.0',
  });
  expect(qr.href).not.toContain(secret);
});

test('the viewer who approves sees which television asks, and where it is', async () => {
  const person = await signUp();
  const { code } = await show('BR');
  const { object } = await call('previewTvSignIn', { token: code.toLowerCase() }, { as: person.access_token });
  expect(object).toEqual({ device_type: 'tv', device_model: 'Courtyard 55', device_version: '4.0', country: 'BR' });
  expect((await call('confirmTvSignIn', { token: code }, { as: person.access_token })).object).toEqual(object);
});

test('a wrong code fails, a late one and a used one have expired [TV-14]', async () => {
  const person = await signUp();
  const as = person.access_token;
  for (const token of [ELSEWHERE, 'no code', '가'])
    expect((await call('confirmTvSignIn', { token }, { as })).body).toMatchObject({ reason: 'TV_CODE_WRONG', code: '5006' });
  const late = await show();
  clock.now += CODE_MS;
  expect((await call('confirmTvSignIn', { token: late.code }, { as })).body).toMatchObject({ code: '5005' });
  expect((await ask(late))['status']).toBe('expired');
  const used = await show();
  expect((await call('confirmTvSignIn', { token: used.code }, { as })).status).toBe(200);
  for (const operation of ['confirmTvSignIn', 'previewTvSignIn', 'dismissTvSignIn'] as const)
    expect((await call(operation, { token: used.code }, { as })).body).toMatchObject({
      reason: 'TV_SIGN_IN_EXPIRED',
      code: '5005',
    });
  const another = await signUp();
  expect((await call('confirmTvSignIn', { token: used.code }, { as: another.access_token })).body.code).toBe('5005');
  expect(used.code).toHaveLength(6);
});

test('one click that arrives twice is one yes, even after the television has fetched its tokens', async () => {
  const person = await signUp();
  const shown = await show();
  const click = { token: shown.code, attempt_id: randomUUID() };
  const confirm = () => call('confirmTvSignIn', click, { as: person.access_token });
  expect([(await confirm()).status, (await confirm()).status]).toEqual([200, 200]);
  await ask(shown);
  expect((await confirm()).status).toBe(200);
});

test('of concurrent approvals one signs the television in', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => signUp()));
  const shown = await show();
  const answers = await Promise.all(
    people.map(({ access_token: as }, index) =>
      call('confirmTvSignIn', { token: shown.code }, { as, address: `10.2.2.${index}` }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
  const winner = people[answers.findIndex(({ status }) => status === 200)];
  expect(tokensOf(await ask(shown)).username).toBe(winner?.username);
});

test('a denial reaches the television, and the code is dead [TV-10]', async () => {
  const person = await signUp();
  const shown = await show();
  const no = () => call('dismissTvSignIn', { token: shown.code }, { as: person.access_token });
  expect([(await no()).status, (await no()).status]).toEqual([200, 200]);
  expect((await ask(shown))['status']).toBe('denied');
  expect((await call('confirmTvSignIn', { token: shown.code }, { as: person.access_token })).body.code).toBe('5005');
});

test('tokens are handed over once; for a minute the same ones again to a television whose answer was lost', async () => {
  const person = await signUp();
  const shown = await show();
  await call('confirmTvSignIn', { token: shown.code }, { as: person.access_token });
  const racing = await Promise.all([1, 2, 3, 4, 5].map(() => call('getTvSignIn', { poll_token: shown.secret })));
  const [first] = racing.map(({ object }) => tokensOf(object));
  for (const { object } of racing) expect(tokensOf(object)).toEqual(first);
  expect(tokensOf(await ask(shown))).toEqual(first);
  const devices = await call('listSessions', {}, { as: person.access_token });
  expect(devices.objects.filter(({ kind }) => kind === 'tv')).toHaveLength(1);
  clock.now += REPEAT_MS;
  expect(await ask(shown)).toMatchObject({ status: 'expired', user: null });
});

test('a crash during the handover of tokens has no effect: the next poll gets the tokens of one session', async () => {
  const person = await signUp();
  const shown = await show();
  await call('confirmTvSignIn', { token: shown.code }, { as: person.access_token });
  const { seal } = deps.tokens;
  // The last step before the transaction ends.
  Object.assign(deps.tokens, { seal: () => expect.unreachable('the server stops here') });
  expect((await inject('getTvSignIn', { poll_token: shown.secret })).statusCode).toBe(500);
  Object.assign(deps.tokens, { seal });
  expect(await works(tokensOf(await ask(shown)).access_token)).toBe(true);
  const devices = await call('listSessions', {}, { as: person.access_token });
  expect(devices.objects.filter(({ kind }) => kind === 'tv')).toHaveLength(1);
});

test('a television that polls too often gets a longer interval and must keep it', async () => {
  const shown = await show();
  const now = () => call('getTvSignIn', { poll_token: shown.secret });
  expect((await now()).object).toEqual({ status: 'pending', interval: 5, user: null });
  expect((await now()).object).toEqual({ status: 'slow_down', interval: 10, user: null });
  expect(await ask(shown), 'five seconds are too few now').toMatchObject({ status: 'slow_down', interval: 15 });
  clock.now += 15_000;
  expect((await now()).object).toMatchObject({ status: 'pending', interval: 15 });
});

test('an unknown secret is answered like an expired one', async () => {
  for (const secret of ['x', randomUUID(), "' or 1=1 --", '../device-codes', 'y'.repeat(200)])
    expect((await call('getTvSignIn', { poll_token: secret })).object).toEqual({ status: 'expired', interval: 5, user: null });
});

test('the sixth wrong code of an account within ten minutes is not looked at, nor is the right one then', async () => {
  const [guesser, honest] = [await signUp(), await signUp()];
  const { code } = await show();
  const guess = (token: string, address: string) => call('previewTvSignIn', { token }, { as: guesser.access_token, address });
  for (let count = 0; count < MAX_GUESSES.account; count += 1)
    expect((await guess(ELSEWHERE, `10.3.0.${count}`)).body.reason).toBe('TV_CODE_WRONG');
  const { status, body } = await guess(code, '10.3.1.1');
  expect([status, body.reason]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  expect(body.retry_after).toBeGreaterThan(590);
  expect((await call('confirmTvSignIn', { token: code }, { as: guesser.access_token, address: '10.3.1.2' })).status).toBe(429);
  expect((await call('previewTvSignIn', { token: code }, { as: honest.access_token, address: '10.3.1.3' })).status).toBe(200);
  clock.now += 600_001;
  const { object } = await call('refreshToken', { refresh_token: guesser.refresh_token });
  const later = await call('previewTvSignIn', { token: ELSEWHERE }, { as: String(object['access_token']), address: '10.3.1.4' });
  expect(later.body.reason).toBe('TV_CODE_WRONG');
});

test('nor does an address guess on with one account after another', async () => {
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => signUp()));
  const statuses = [];
  for (const { access_token: as } of people)
    for (let count = 0; count < MAX_GUESSES.account; count += 1)
      statuses.push((await call('previewTvSignIn', { token: ELSEWHERE }, { as, address: '10.3.9.9' })).status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(MAX_GUESSES.address);
  expect(statuses.slice(MAX_GUESSES.address)).toEqual(Array.from({ length: 5 }, () => 429));
});

test('guesses that are made all at once are no more than those made in turn', async () => {
  const { access_token: as } = await signUp();
  const guesses = Array.from({ length: 15 }, (_, index) =>
    call('previewTvSignIn', { token: ELSEWHERE }, { as, address: `10.3.8.${index}` }),
  );
  const received = (await Promise.all(guesses)).filter(({ status }) => status === 404);
  expect(received.length).toBeLessThanOrEqual(MAX_GUESSES.account);
});

test('right codes do not count as guesses, however many televisions an account signs in', async () => {
  const { access_token: as } = await signUp();
  for (let count = 0; count < 8; count += 1)
    expect((await call('confirmTvSignIn', { token: (await show()).code }, { as, address: '10.3.7.7' })).status).toBe(200);
});

test('the database holds no secret of a television and no token that could be used', async () => {
  const { shown, tv } = await personWithTv();
  const rows = await connection.database.selectFrom('tv_sign_ins').selectAll().execute();
  const row = rows.find(({ user_code: code }) => code === shown.code);
  expect(row?.token_hash.equals(createHash('sha256').update(shown.secret).digest())).toBe(true);
  const written = Object.values(row ?? {}).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)));
  for (const secret of [shown.secret, tv.access_token, tv.refresh_token]) expect(written.join(' ')).not.toContain(secret);
});

test('a request is forgotten an hour after its code has ended', async () => {
  const shown = await show();
  clock.now += CODE_MS + 3_600_001;
  await show();
  const rows = await connection.database.selectFrom('tv_sign_ins').select('user_code').execute();
  expect(rows.map(({ user_code: code }) => code)).not.toContain(shown.code);
});

test('a code that is taken is not given to another television', async () => {
  const taken = await show();
  const codes = [taken.code, taken.code, 'ZZZZZZ'];
  const create = deps.tvSignIn.newCode;
  Object.assign(deps.tvSignIn, { newCode: () => codes.shift() ?? '' });
  expect((await show()).code).toBe('ZZZZZZ');
  Object.assign(deps.tvSignIn, { newCode: create });
});

test('a television watches with the profile that said yes', async () => {
  const child = await signUpAs('family');
  const shown = await show();
  await call('confirmTvSignIn', { token: shown.code }, { as: child.access_token });
  const { access_token: as } = tokensOf(await ask(shown));
  expect((await call('getContent', { id: '58' }, { as })).body.reason).toBe('RATED_ABOVE_PROFILE');
});

test('a television is in the list of devices, and takes a place of its own among those that play [TV-16]', async () => {
  const { person, tv } = await personWithTv();
  await entitle(person.id, 'Basic');
  const { objects } = await call('listSessions', {}, { as: person.access_token });
  expect(objects).toMatchObject([
    { kind: 'tv', name: 'Courtyard 55', country: 'KR', is_this_device: false },
    { kind: 'browser', is_this_device: true },
  ]);
  const play = (as: string) => call('playVideo', { content_id: '40001' }, { as });
  expect((await play(tv.access_token)).status).toBe(200);
  expect((await play(person.access_token)).status).toBe(200);
  const { object: third } = await call('signIn', { email: person.username, password: 'courtyard-26' });
  const as = String(third['access_token']);
  const { objects: profiles } = await call('listProfiles', {}, { as });
  await call('selectProfile', { id: profiles[0]?.['id'] }, { as });
  expect((await play(as)).body).toMatchObject({ code: '2053', reason: 'TOO_MANY_STREAMS' });
});

test('signing a television out leaves the cookies of a browser alone, and so does a token of its own that has ended', async () => {
  const { tv } = await personWithTv();
  expect((await call('signOut', {}, { as: tv.access_token })).response.cookies).toEqual([]);
  expect(await works(tv.access_token)).toBe(false);
  expect((await call('refreshToken', { refresh_token: tv.refresh_token })).response.cookies).toEqual([]);
});

test('sign-in requests of televisions are rate limited by address', async () => {
  const statuses = [];
  for (let count = 0; count < 121; count += 1) statuses.push((await call('createTvSignIn', TV, { address: '10.4.4.4' })).status);
  expect([statuses.indexOf(429), statuses.length]).toEqual([120, 121]);
});
