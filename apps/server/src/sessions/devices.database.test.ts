import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { PASSWORD, startApp } from '../app.fixture.ts';
import { sessionRegistry } from './session-registry.ts';

const { call, signUp, entitle, clock, connection, deps, close } = await startApp();
afterAll(close);

const DAY_MS = 86_400_000;
const PHONE = 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';
const works = async (accessToken: string): Promise<boolean> => (await call('getAccount', {}, { as: accessToken })).status === 200;
/** Signs in once more, on another device. */
const signInElsewhere = async (email: string, options: Parameters<typeof call>[2] = {}, more: object = {}) => {
  clock.now += 1000;
  const { object } = await call('signIn', { email, password: PASSWORD, ...more }, options);
  return { access: String(object['access_token']), refresh: String(object['refresh_token']) };
};
/** Has said who watches there. */
const chooseProfile = async ({ access }: { readonly access: string }): Promise<void> => {
  const { objects } = await call('listProfiles', {}, { as: access });
  await call('selectProfile', { id: objects[0]?.['id'] }, { as: access });
};
const idOf = (accessToken: string): string =>
  String((JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid);

test('an account sees where it is signed in: what the device calls itself, where, since when and when last seen', async () => {
  const first = await signUp();
  const begun = clock.now;
  const phone = await signInElsewhere(first.username, { headers: { 'user-agent': PHONE }, country: 'BR' });
  const { objects, total } = await call('listSessions', {}, { as: phone.access });
  expect(total).toBe(2);
  expect(objects).toEqual([
    {
      id: idOf(phone.access),
      is_this_device: true,
      kind: 'browser',
      name: 'Chrome, Android',
      country: 'BR',
      signed_in_at: new Date(begun + 1000).toISOString(),
      seen_at: new Date(begun + 1000).toISOString(),
    },
    expect.objectContaining({ id: idOf(first.access_token), is_this_device: false, name: null, country: 'US' }),
  ]);
  clock.now += 5000;
  await call('refreshToken', { refresh_token: first.refresh_token });
  const [seen] = (await call('listSessions', {}, { as: phone.access })).objects;
  expect(seen).toMatchObject({ id: idOf(first.access_token), seen_at: new Date(begun + 6000).toISOString() });
});

test('signed-out and expired sessions are not listed', async () => {
  const person = await signUp();
  const [out, idle] = [await signInElsewhere(person.username), await signInElsewhere(person.username)];
  await call('signOut', {}, { as: out.access });
  expect((await call('listSessions', {}, { as: person.access_token })).total).toBe(2);
  clock.now += DAY_MS + 1;
  const kept = await signInElsewhere(person.username, {}, { remember: true });
  const { objects } = await call('listSessions', {}, { as: kept.access });
  expect(objects.map(({ id }) => id)).toEqual([idOf(kept.access)]);
  expect((await call('refreshToken', { refresh_token: idle.refresh })).body.code).toBe('2030');
});

test('ending a device refuses its token here at once and on another node within a second, and its refresh token for good', async () => {
  const person = await signUp();
  const other = await signInElsewhere(person.username);
  const anotherNode = sessionRegistry(deps.repositories, deps.now, deps.elapsed);
  expect(await anotherNode.find(idOf(other.access), person.id)).not.toBeNull();
  expect((await call('endSession', { id: idOf(other.access) }, { as: person.access_token })).status).toBe(200);
  expect(await works(other.access)).toBe(false);
  clock.now += 1000;
  expect(await anotherNode.find(idOf(other.access), person.id)).toBeNull();
  expect((await call('refreshToken', { refresh_token: other.refresh })).body.code).toBe('2030');
  expect(await works(person.access_token)).toBe(true);
});

test('a system clock that is set back lets no node trust what it read of a session for longer than a second', async () => {
  const person = await signUp();
  const other = await signInElsewhere(person.username);
  const anotherNode = sessionRegistry(deps.repositories, deps.now, deps.elapsed);
  expect(await anotherNode.find(idOf(other.access), person.id)).not.toBeNull();
  await call('endSession', { id: idOf(other.access) }, { as: person.access_token });
  clock.now -= 500;
  clock.setBack += 500;
  clock.now += 1000;
  expect(await anotherNode.find(idOf(other.access), person.id)).toBeNull();
});

test('a session is read once for all who ask at the same time, and kept although they never stop asking', async () => {
  const person = await signUp();
  let reads = 0;
  const { sessions } = deps.repositories;
  const counted = { ...deps.repositories, sessions: { ...sessions, find: (id: string) => ((reads += 1), sessions.find(id)) } };
  const registry = sessionRegistry(counted, deps.now, deps.elapsed);
  const find = () => registry.find(idOf(person.access_token), person.id);
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let page = 0; page < 20; page += 1) expect((await find())?.account.id).toBe(person.id);
    }),
  );
  expect(reads).toBe(1);
  clock.now += 1000;
  await Promise.all([find(), find()]);
  expect(reads).toBe(2);
});

test('a session invalidated while it is loading is loaded again for the next caller', async () => {
  const person = await signUp();
  const registry = sessionRegistry(deps.repositories, deps.now, deps.elapsed);
  const [sessionId, accountId] = [idOf(person.access_token), person.id];
  for (const forget of [() => registry.forget(sessionId), () => registry.forgetAccount(accountId)]) {
    const early = registry.find(sessionId, accountId);
    forget();
    const late = registry.find(sessionId, accountId);
    expect((await early)?.sessionId).toBe(sessionId);
    expect(await registry.find(sessionId, accountId)).toBe(await late);
    expect(await late).not.toBe(await early);
    registry.forget(sessionId);
  }
});

test('a device that is unknown, ended or of another account is not found', async () => {
  const [mina, joon] = [await signUp(), await signUp()];
  const end = (id: string, as: string) => call('endSession', { id }, { as });
  const foreign = await end(idOf(joon.access_token), mina.access_token);
  expect([foreign.status, foreign.body.reason]).toEqual([404, 'SESSION_NOT_FOUND']);
  expect(await works(joon.access_token)).toBe(true);
  expect((await end(randomUUID(), mina.access_token)).body).toEqual(foreign.body);
  const other = await signInElsewhere(mina.username);
  await end(idOf(other.access), mina.access_token);
  expect((await end(idOf(other.access), mina.access_token)).body).toEqual(foreign.body);
});

test('all other devices of the account are ended at once, and none of another account', async () => {
  const [person, stranger] = [await signUp(), await signUp()];
  const others = [await signInElsewhere(person.username), await signInElsewhere(person.username)];
  const { object } = await call('endOtherSessions', {}, { as: person.access_token });
  expect(object).toEqual({ ended: 2 });
  for (const { access } of others) expect(await works(access)).toBe(false);
  expect([await works(person.access_token), await works(stranger.access_token)]).toEqual([true, true]);
  expect((await call('listSessions', {}, { as: person.access_token })).total).toBe(1);
});

test('ending a device releases its stream slot', async () => {
  const person = await signUp();
  await entitle(person.id, 'Basic');
  const devices = [await signInElsewhere(person.username), await signInElsewhere(person.username)];
  for (const device of devices) await chooseProfile(device);
  const play = async (as: string) => (await call('playVideo', { content_id: '40001' }, { as })).status;
  expect([await play(devices[0]?.access ?? ''), await play(devices[1]?.access ?? '')]).toEqual([200, 200]);
  expect(await play(person.access_token)).toBe(401);
  await call('endSession', { id: idOf(devices[0]?.access ?? '') }, { as: person.access_token });
  expect(await play(person.access_token)).toBe(200);
});

test('a list of devices ends somewhere', async () => {
  const person = await signUp();
  const row = await connection.database
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', idOf(person.access_token))
    .executeTakeFirstOrThrow();
  for (let count = 0; count < 120; count += 1) {
    const id = randomUUID();
    const dates = { created_at: new Date(clock.now - count - 1), ends_at: new Date(row.ends_at), revoked_at: null };
    await connection.database
      .insertInto('sessions')
      .values({ ...row, id, ...dates })
      .execute();
    await deps.repositories.sessions.addToken(deps.tokens.newRefresh().hash, id, 1, clock.now + DAY_MS);
  }
  expect((await call('listSessions', {}, { as: person.access_token })).objects).toHaveLength(100);
});
