import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { type TestCallOptions, startApp } from '../app.fixture.ts';

const { call, app, addProfile, connection, signUp, signUpAs, entitle, close } = await startApp();
afterAll(close);

const preview = (id: string, options?: TestCallOptions) => call('previewTitle', { id }, options);
const clipOf = async (id: string, options?: TestCallOptions) =>
  (await preview(id, options)).object['clip'] as {
    content_id: string;
    manifest_url: string;
    start: number;
    length: number;
  } | null;

const adult = await signUp();
await entitle(adult.id, 'Premium');
const as = adult.access_token;

test('a card gets the synopsis of its title and the address of the trailer', async () => {
  const { status, object } = await preview('40');
  expect(status).toBe(200);
  expect(object).toMatchObject({
    synopsis: { en: 'A house.', vi: 'A house. (vi)' },
    clip: { content_id: '4090', duration: 3600, start: 0, length: 30 },
  });
  const { manifest_url } = (await clipOf('40')) ?? {};
  expect(manifest_url).toMatch(/^\/media\/[\w.-]+\/film-a\/master\.m3u8$/);
  expect((await app.inject({ url: String(manifest_url) })).statusCode).toBe(200);
});

test('a title without a trailer has a synopsis alone, and so has a webtoon', async () => {
  for (const id of ['50', '60']) expect((await preview(id)).object['clip'], id).toBeNull();
});

test('an unknown title is not found, and one above the profile is refused', async () => {
  expect((await preview('999')).body.reason).toBe('CONTENT_NOT_FOUND');
  const family = { as: (await signUpAs('family')).access_token };
  expect((await preview('40', family)).body.reason).toBe('RATED_ABOVE_PROFILE');
  expect((await preview('58', family)).body.reason).toBe('RATED_ABOVE_PROFILE');
});

test('a title for adults plays no clip for any viewer', async () => {
  expect((await preview('58', { as })).object['clip']).toBeNull();
});

test('a preview is no viewing: no stream, no history, no play [PL-27] [AN-01]', async () => {
  const clip = await clipOf('40', { as });
  expect(clip).not.toBeNull();
  expect((await app.inject({ url: clip?.manifest_url ?? '', headers: { authorization: as } })).statusCode).toBe(200);
  expect((await call('listStreams', {}, { as })).objects).toEqual([]);
  expect((await call('listWatching', {}, { as })).objects).toEqual([]);
  expect(clip).not.toHaveProperty('playback_id');
  const report = {
    content_id: '4090',
    playback_id: randomUUID(),
    events: [{ sequence: 1, age: 0, position: 1, event: 'start' }],
  };
  expect((await call('trackPlayback', report, { as })).body.reason).toBe('PLAYBACK_UNKNOWN');
  expect(await connection.database.selectFrom('playback_events').selectAll().execute()).toEqual([]);
});

test('the address of a preview is never renewed, and a heartbeat with it takes no lease [PL-43]', async () => {
  const { manifest_url: address } = (await clipOf('40', { as })) ?? {};
  expect((await call('renewStream', { address }, { as })).body.reason).toBe('MEDIA_ADDRESS_INVALID');
  expect((await call('listStreams', {}, { as })).objects).toEqual([]);
});

test('the address of a preview gives nothing to a profile that its trailer is rated above [PL-43]', async () => {
  const { manifest_url: address } = (await clipOf('40', { as })) ?? {};
  const playlist = async () => (await app.inject({ url: String(address), headers: { authorization: as } })).statusCode;
  expect(await playlist()).toBe(200);
  await call('selectProfile', { id: await addProfile(adult, 'family') }, { as });
  expect(await playlist()).toBe(403);
});
