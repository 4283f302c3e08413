import { afterAll, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';
import { FILMS } from '../catalog/catalog.fixture.ts';

const { call, clock, signUp, signInAgain, entitle, close } = await startApp();
afterAll(close);

const SECOND = 1000;
const TEXT = 'User authorization failed or Maximum session concurrency reached. Please try again in a few minutes.';

/** An account with a plan, signed in on a number of devices. */
const devicesOf = async (count: number, plan: 'Basic' | 'Premium' | null) => {
  const user = await signUp();
  if (plan) await entitle(user.id, plan);
  const tokens = await Promise.all(
    Array.from({ length: count }, async (_, device) => {
      const { access_token } = await signInAgain(user, { address: `10.9.${device}.1` });
      return access_token;
    }),
  );
  return tokens;
};
/** The address that each device was lent last. */
const addresses = new Map<string, string>();
const play = async (as: string, content_id = FILMS.free.id) => {
  const playing = await call('playVideo', { content_id }, { as });
  if (playing.status === 200) addresses.set(as, String(playing.object['manifest_url']));
  return playing;
};
const renew = async (as: string) => {
  const renewed = await call('renewStream', { address: addresses.get(as) ?? '' }, { as });
  if (renewed.status === 200) addresses.set(as, String(renewed.object['manifest_url']));
  return renewed;
};
const stop = (as: string, content_id: string) => call('stopStream', { content_id }, { as });
const streams = async (as: string) => (await call('listStreams', {}, { as })).objects;

test('of twenty that begin at once on a Premium account exactly four play, the others read why [PL-27] [SE-81]', async () => {
  const devices = await devicesOf(20, 'Premium');
  const answers = await Promise.all(devices.map((device) => play(device)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => [status, body.code, body.message])).toEqual(
    Array.from({ length: 16 }, () => [401, '2053', TEXT]),
  );
  expect(await streams(devices[0] ?? '')).toHaveLength(4);
  const [playing, waiting] = [200, 401].map((status) => devices[answers.findIndex((answer) => answer.status === status)] ?? '');
  await stop(playing ?? '', FILMS.free.id);
  expect((await play(waiting ?? '')).status).toBe(200);
});

test.each([
  ['Basic', 2],
  [null, 2],
] as const)('with %s two devices play at once', async (plan, limit) => {
  const devices = await devicesOf(4, plan);
  const answers = [];
  for (const device of devices) answers.push((await play(device)).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(limit);
});

test('stopping on one device makes room for another, and the next episode takes no second place [PL-28]', async () => {
  const [one = '', two = '', three = ''] = await devicesOf(3, 'Basic');
  expect([(await play(one)).status, (await play(one, FILMS.withAds.id)).status, (await play(two)).status]).toEqual([
    200, 200, 200,
  ]);
  expect((await play(three)).status).toBe(401);
  await stop(one, FILMS.free.id);
  expect((await play(three)).body.code).toBe('2053');
  await stop(one, FILMS.withAds.id);
  expect((await play(three)).status).toBe(200);
  expect((await play(one)).body.code).toBe('2053');
});

test('a viewer at the limit sees the running streams and ends one, and the other device learns of it', async () => {
  const [one = '', two = '', three = ''] = await devicesOf(3, 'Basic');
  await play(one, FILMS.withAds.id);
  clock.now += SECOND;
  await play(two);
  expect((await play(three)).status).toBe(401);
  const playing = await streams(three);
  expect(playing).toMatchObject([
    { is_this_device: false, profile_name: 'Mina', content: { id: FILMS.withAds.id } },
    { is_this_device: false, content: { id: FILMS.free.id } },
  ]);
  const [first] = playing;
  await call('endStream', { id: first?.['id'] }, { as: three });
  expect((await call('endStream', { id: first?.['id'] }, { as: three })).body.reason).toBe('STREAM_NOT_FOUND');
  expect((await play(three)).status).toBe(200);
  const renewed = await renew(one);
  expect([renewed.status, renewed.body.reason]).toEqual([410, 'STREAM_ENDED']);
  expect((await renew(two)).object).toMatchObject({ manifest_url: addresses.get(two), renew_after: 30 });
});

test('a device that is silent for a minute and a half is taken for gone', async () => {
  const [one = '', two = '', three = ''] = await devicesOf(3, 'Basic');
  await play(one);
  await play(two);
  clock.now += 60 * SECOND;
  await renew(two);
  clock.now += 29 * SECOND;
  expect((await play(three)).status).toBe(401);
  clock.now += SECOND;
  expect((await play(three)).status).toBe(200);
  // It wakes up, and its place is taken.
  expect((await renew(one)).body.code).toBe('2053');
  await stop(three, FILMS.free.id);
  expect((await renew(one)).status).toBe(200);
});

test('an account cannot see or end the streams of another', async () => {
  const [one = ''] = await devicesOf(1, 'Basic');
  const [stranger = ''] = await devicesOf(1, 'Basic');
  await play(one);
  const [own] = await streams(one);
  expect(await streams(stranger)).toEqual([]);
  expect((await call('endStream', { id: own?.['id'] }, { as: stranger })).body.reason).toBe('STREAM_NOT_FOUND');
  expect((await call('endStream', { id: 'me' }, { as: one })).body.fields).toHaveProperty('id');
  expect((await renew(one)).status).toBe(200);
  // Neither without a URL nor with the URL of another account.
  expect((await renew(stranger)).body.reason).toBe('MEDIA_ADDRESS_INVALID');
  addresses.set(stranger, addresses.get(one) ?? '');
  expect((await renew(stranger)).body.reason).toBe('MEDIA_ADDRESS_INVALID');
});

test('an anonymous viewer takes no stream slot', async () => {
  for (let times = 0; times < 6; times += 1) expect((await call('playVideo', { content_id: FILMS.free.id })).status).toBe(200);
});
