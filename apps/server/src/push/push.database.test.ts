import { randomUUID } from 'node:crypto';
import { PUSH_WORTH_MS } from '@madang/domain/push/delivery.ts';
import { decodeJwt } from 'jose';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { OPERATOR_KEY, startApp } from '../app.fixture.ts';
import { newBrowserKeys, startPushService } from '../providers/push/push-service.fixture.ts';
import { publicPushKey, webPushSender } from '../providers/push/web-push-sender.ts';
import { forgetPushes, pushJobs } from './push.jobs.ts';
import { sendPushes } from './send-pushes.ts';

const answers = new Map<string, { status: number; retryAfter?: number }>();
const service = await startPushService((path) => answers.get(path) ?? { status: 201 });
const key = Buffer.alloc(32, 7);
const hosts = new Set([service.host]);
const warned: unknown[] = [];
const world = await startApp({}, undefined, {
  push: {
    publicKey: publicPushKey(key),
    isKnown: (endpoint) => endpoint.startsWith(`http://${service.host}/`),
    sender: webPushSender({ key, hosts, subject: 'mailto:us@films.example', warn: (error) => warned.push(error) }),
  },
});
const quiet = await startApp();
afterAll(async () => {
  await world.close();
  await quiet.close();
  service.close();
});
const { call, signUp, connection, deps, clock } = world;
const operator = { as: `operator ${OPERATOR_KEY}` };

beforeEach(async () => {
  service.pushed.length = 0;
  warned.length = 0;
  answers.clear();
  await connection.database.deleteFrom('push_subscriptions').execute();
  await connection.database.deleteFrom('push_messages').execute();
});

/** A new viewer whose browser accepts notifications. */
const subscriber = async (language = 'en_us') => {
  const person = await signUp();
  const place = randomUUID();
  const { read, ...keys } = newBrowserKeys();
  const subscription = { endpoint: service.endpoint(place), ...keys, language };
  const { object } = await call('addPushToken', subscription, { as: person.access_token });
  return { person, place: `/${place}`, subscription, read, token: String(object['push_token']) };
};
const words = (text: string) => ({ en: text, pt: `${text} pt`, es: `${text} es`, zh: `${text} zh`, vi: `${text} vi` });
const message = (different: object = {}) => ({
  push_id: randomUUID(),
  reference_type: 'episode',
  reference_id: 'e-12',
  path: '/season/40001',
  title: words('A new episode'),
  body: words('Moonlight goes on'),
  ...different,
});
const send = async (different: object = {}) => {
  const sent = message(different);
  expect((await call('createPush', sent, operator)).status).toBe(200);
  await deps.push.settled();
  return sent;
};
const waiting = async () => Number((await connection.query('select count(*) as n from push_deliveries')).rows[0].n);

test('a browser that takes notifications is sent one, in its language, that only it can read [NO-31] [NO-43]', async () => {
  const { place, read } = await subscriber('es_es');
  const { push_id } = await send();
  expect(service.pushed.map(({ path }) => path)).toEqual([place]);
  const [pushed] = service.pushed;
  expect(read(pushed?.body ?? Buffer.alloc(0))).toEqual({
    title: 'A new episode es',
    body: 'Moonlight goes on es',
    url: '/es_es/season/40001?ref_id=e-12&ref_type=episode',
    tag: push_id,
  });
  expect(pushed?.body.toString('latin1')).not.toContain('Moonlight');
  expect(pushed?.headers['content-encoding']).toBe('aes128gcm');
  expect(Number(pushed?.headers['ttl'])).toBe(PUSH_WORTH_MS / 1000);
  const [, jwt = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(pushed?.headers['authorization'])) ?? [];
  expect(publicKey).toBe(publicPushKey(key));
  expect(decodeJwt(jwt)).toMatchObject({ aud: `http://${service.host}`, sub: 'mailto:us@films.example' });
  expect(await waiting()).toBe(0);
});

test('a notification goes to all registered browsers or to one account, once each on repeated calls', async () => {
  const [one, other] = [await subscriber(), await subscriber()];
  const sent = await send();
  expect(service.pushed.map(({ path }) => path).toSorted()).toEqual([one.place, other.place].toSorted());
  await call('createPush', sent, operator);
  await deps.push.settled();
  expect(service.pushed.length).toBe(2);
  await send({ email: other.person.username.toUpperCase() });
  expect(service.pushed.map(({ path }) => path)).toHaveLength(3);
  expect(service.pushed.at(-1)?.path).toBe(other.place);
  expect((await call('createPush', message({ email: 'nobody@madang.example' }), operator)).body.reason).toBe('EMAIL_UNKNOWN');
});

test('registered again a browser keeps its token; of twenty-one the oldest takes no more', async () => {
  const { person, subscription, token } = await subscriber();
  const again = await call(
    'addPushToken',
    { ...subscription, ...newBrowserKeys(), language: 'vi_vn' },
    { as: person.access_token },
  );
  expect(again.object).toEqual({ push_token: token });
  for (let more = 0; more < 20; more += 1) {
    clock.now += 1;
    const { p256dh, auth } = newBrowserKeys();
    await call(
      'addPushToken',
      { endpoint: service.endpoint(`more-${more}`), p256dh, auth, language: 'en_us' },
      { as: person.access_token },
    );
  }
  await send({ email: person.username });
  expect(service.pushed.map(({ path }) => path).toSorted()).toEqual(
    Array.from({ length: 20 }, (_, index) => `/more-${index}`).toSorted(),
  );
});

test('a page learns whether its browser is registered, until it unregisters or another account registers it', async () => {
  const { person, token, subscription } = await subscriber();
  const ask = async (as: string) => (await call('getPushToken', { push_token: token }, { as })).object;
  expect(await ask(person.access_token)).toEqual({ key: publicPushKey(key), registered: true });
  expect((await call('getPushToken')).object).toEqual({ key: publicPushKey(key), registered: false });
  const other = await signUp();
  expect(await ask(other.access_token)).toMatchObject({ registered: false });
  // An account cannot unregister the browser of another.
  const foreign = await call('removePushToken', { push_token: token }, { as: other.access_token });
  expect([foreign.status, foreign.body.reason]).toEqual([404, 'PUSH_TOKEN_NOT_FOUND']);
  expect(await ask(person.access_token)).toMatchObject({ registered: true });
  await call('addPushToken', subscription, { as: other.access_token });
  expect(await ask(person.access_token)).toMatchObject({ registered: false });
  await call('removePushToken', { push_token: token }, { as: other.access_token });
  await send();
  expect(service.pushed).toEqual([]);
});

test('after sign-out no notification is sent, also none in the queue, and a token refresh registers the new sign-in [NO-32]', async () => {
  const { person, place, token } = await subscriber();
  answers.set(place, { status: 503 });
  await send();
  expect(await waiting()).toBe(1);
  await call('signOut', {}, { as: person.access_token });
  clock.now += 120_000;
  await sendPushes(deps);
  expect(service.pushed.length).toBe(1);
  expect(await waiting()).toBe(0);
  answers.clear();
  const back = await world.signInAgain(person);
  await send();
  expect(service.pushed.length).toBe(1);
  await call('refreshToken', { refresh_token: back.refresh_token, push_token: token });
  await send();
  expect(service.pushed.length).toBe(2);
  // Of devices that are no browsers, and of others, nothing is taken.
  const third = await signUp();
  expect((await call('refreshToken', { refresh_token: third.refresh_token, push_token: 'fcm:abc' })).status).toBe(200);
  await send();
  expect(service.pushed.length).toBe(3);
});

test.each([404, 410])('a browser of which its service says %d is let go', async (status) => {
  const { place } = await subscriber();
  answers.set(place, { status });
  await send();
  await send();
  expect(service.pushed.length).toBe(1);
  expect(await waiting()).toBe(0);
});

test('a message that the service rejects for good is not sent again, and the browser stays registered', async () => {
  const { place } = await subscriber();
  answers.set(place, { status: 413 });
  await send();
  expect(await waiting()).toBe(0);
  answers.clear();
  await send();
  expect(service.pushed.length).toBe(2);
  expect(warned.map(String)).toEqual(['Error: 413 ']);
});

test('a busy push service is retried after its Retry-After, blocks no other, and only until the message expires', async () => {
  const [busy, other] = [await subscriber(), await subscriber()];
  answers.set(busy.place, { status: 429, retryAfter: 600 });
  await send();
  expect(service.pushed.map(({ path }) => path)).toContain(other.place);
  const before = service.pushed.length;
  clock.now += 599_000;
  await sendPushes(deps);
  expect(service.pushed.length).toBe(before);
  clock.now += 1000;
  await sendPushes(deps);
  expect(service.pushed.length).toBe(before + 1);
  for (let hours = 0; hours < 6; hours += 1) {
    clock.now += 3_600_000;
    await sendPushes(deps);
  }
  const until = service.pushed.length;
  expect(await waiting()).toBe(0);
  clock.now += 24 * 3_600_000;
  await sendPushes(deps);
  expect(service.pushed.length).toBe(until);
});

test('a node that dies while it sends leaves it to another', async () => {
  await subscriber();
  const service_ = deps.push.service;
  if (!service_) throw new Error('notifications are on');
  const dying = {
    ...deps,
    push: { ...deps.push, service: { ...service_, sender: { send: () => new Promise<never>(() => undefined) } } },
  };
  const same = (text: string) => ({ en_us: text, pt_br: text, es_es: text, zh_cn: text, vi_vn: text });
  const reference = { referenceType: 'episode', referenceId: 'e-12', path: '/main' };
  // Stored without waking this node's worker.
  await connection.repositories.push.addMessage(
    { id: randomUUID(), accountId: null, ...reference, title: same('A'), body: same('B') },
    clock.now,
  );
  void sendPushes(dying);
  await expect.poll(waiting).toBe(1);
  await expect.poll(async () => (await connection.query('select tries from push_deliveries')).rows[0]?.tries).toBe(1);
  await sendPushes(deps);
  expect(service.pushed).toEqual([]);
  clock.now += 61_000;
  await sendPushes(deps);
  expect(service.pushed.length).toBe(1);
  expect(await waiting()).toBe(0);
});

test('without push settings no browser registers, and only URLs of push services are accepted', async () => {
  const viewer = await quiet.signUp();
  const { p256dh, auth } = newBrowserKeys();
  const keys = { p256dh, auth, language: 'en_us' };
  expect((await quiet.call('getPushToken')).object).toEqual({ key: null, registered: false });
  const known = { endpoint: service.endpoint('x'), ...keys };
  expect((await quiet.call('addPushToken', known, { as: viewer.access_token })).body.reason).toBe('PUSH_NOT_OFFERED');
  expect((await quiet.call('createPush', message(), operator)).body.reason).toBe('PUSH_NOT_OFFERED');
  const person = await signUp();
  const inner = { endpoint: 'http://127.0.0.1:5432/', ...keys };
  expect((await call('addPushToken', inner, { as: person.access_token })).body.reason).toBe('PUSH_NOT_OFFERED');
});

test.each([
  { path: 'https://evil.example/' },
  { path: '//evil.example' },
  { reference_id: 'a b' },
  { reference_type: '' },
  { title: { ...words('a'), vi: '' } },
  { body: words('x'.repeat(201)) },
  { push_id: '1' },
])('%j is refused', async (wrong) => {
  expect((await call('createPush', message(wrong), operator)).body.reason).toBe('INPUT_INVALID');
});

test('where none are sent nothing is sent by a job, and what was told of some is forgotten all the same', () => {
  expect(pushJobs(quiet.deps).map(({ name }) => name)).toEqual(['forget-pushes']);
  expect(pushJobs(deps).map(({ name }) => name)).toEqual(['send-pushes', 'forget-pushes']);
});

test('a notification report counts once, only with consent, and is deleted after 90 days [AN-12]', async () => {
  const viewer = await signUp();
  const reported = (event: string, more: object = {}) => ({
    event_id: randomUUID(),
    event,
    reference_type: 'episode',
    reference_id: 'e-12',
    ...more,
  });
  const clicked = reported('clicked');
  await call('trackPush', clicked);
  await call('trackPush', clicked);
  await call('trackPush', reported('moved'), { as: viewer.access_token });
  await call('trackPush', reported('moved'), { country: 'DE' });
  const kept = async () =>
    (await connection.query('select kind, account_id from push_events order by kind')).rows.map(({ kind, account_id }) => [
      kind,
      account_id,
    ]);
  expect(await kept()).toEqual([
    ['clicked', null],
    ['moved', viewer.id],
  ]);
  for (const wrong of [{ event: 'seen' }, { event_id: '1' }, { reference_id: '<b>' }])
    expect((await call('trackPush', reported('clicked', wrong))).body.reason).toBe('INPUT_INVALID');
  clock.now += 89 * 86_400_000;
  await forgetPushes(deps);
  expect(await kept()).toHaveLength(2);
  clock.now += 2 * 86_400_000;
  await forgetPushes(deps);
  expect(await kept()).toEqual([]);
});
