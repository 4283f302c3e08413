import { randomUUID } from 'node:crypto';
import type { LicenceServer } from '@madang/domain/playback/protection.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { type TestCallOptions, PASSWORD, startApp } from '../app.fixture.ts';
import { FILMS } from '../catalog/catalog.fixture.ts';
import { filmOnDisk } from '../providers/encrypted-films/film-on-disk.fixture.ts';
import { keptEncryptedFilms } from '../providers/encrypted-films/kept-encrypted-films.ts';
import { diskMediaStorage } from '../providers/media-storage/disk-media-storage.ts';

const DEVICE = 'e7f4ab9e-4b6e-4c0e-9df2-3d3f7c0f9a11';
const MINUTE = 60_000;
const WIDEVINE: LicenceServer = {
  keySystem: 'com.widevine.alpha',
  licenceUrl: 'https://w.example/licence',
  certificateUrl: null,
};
const FAIRPLAY: LicenceServer = {
  keySystem: 'com.apple.fps',
  licenceUrl: 'https://f.example/ckc',
  certificateUrl: 'https://f.example/certificate',
};

const film = await filmOnDisk('film-a');
afterAll(() => film.remove());
const storage = diskMediaStorage(film.media);
const encryptedFilms = keptEncryptedFilms({ media: storage, directory: film.own, secret: Buffer.alloc(32, 5) });
const index = await encryptedFilms.index('film-a');
const [encrypted, clear] = [index?.video[0]?.folder, film.clear.video[0]?.folder];
const SEGMENT = `${encrypted}/1.m4s`;
const CLEAR_SEGMENT = `${clear}/1.m4s`;

const start = async (licenceServers: readonly LicenceServer[] = []) => {
  const server = await startApp({ protection: { licenceServers } }, undefined, { storage, encryptedFilms });
  const get = (address: string, file: string, options: TestCallOptions = {}) =>
    server.app.inject({
      url: address.replace('master.m3u8', file),
      headers: { ...(options.as && { authorization: options.as }) },
      ...(options.cookies && { cookies: { ...options.cookies } }),
    });
  /** What a playlist, a segment and the key answer. */
  const statuses = async (address: string, options?: TestCallOptions) => {
    const answers = [];
    for (const file of ['v360.m3u8', SEGMENT, 'film.key']) answers.push((await get(address, file, options)).statusCode);
    return answers;
  };
  const subscriber = async () => {
    const email = `${randomUUID()}@madang.example`;
    const { id, access_token: token } = await server.signUp({ email });
    await server.entitle(id, 'Premium');
    return { id, email, as: token };
  };
  const play = async (contentId: string, options: TestCallOptions) => {
    const { object } = await server.call('playVideo', { content_id: contentId }, options);
    return { address: String(object['manifest_url']), protection: object['protection'] };
  };
  return { ...server, get, statuses, subscriber, play };
};

describe('with ClearKey', async () => {
  const { call, get, statuses, subscriber, play, signUp, clock, connection, deps, close } = await start();
  afterAll(close);
  const { id: subscribers } = FILMS.subscribers;

  test('a title for subscribers is lent encrypted, everything else in the clear', async () => {
    const sora = await subscriber();
    const key_systems = [{ name: 'org.w3.clearkey', licence_url: null, certificate_url: null }];
    expect((await play(subscribers, sora)).protection).toEqual({ scheme: 'cbcs', key_systems });
    for (const { id } of [FILMS.free, FILMS.withAds, FILMS.registered]) expect((await play(id, sora)).protection).toBeNull();
    expect((await play('4090', sora)).protection).toBeNull();
  });

  test('the viewer of a signed URL gets playlists, segments and the key, and the key is not cached', async () => {
    const sora = await subscriber();
    const { address } = await play(subscribers, sora);
    expect(await statuses(address, sora)).toEqual([200, 200, 200]);
    const key = await get(address, 'film.key', sora);
    expect(key.rawPayload).toEqual(encryptedFilms.keyOf('film-a'));
    expect(key.rawPayload).toHaveLength(16);
    expect(key.headers['cache-control']).toBe('private, no-store');
    expect((await get(address, 'v360.m3u8', sora)).body).toContain(
      '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="film.key",KEYFORMAT="identity"',
    );
    expect((await get(address, SEGMENT, sora)).rawPayload).toHaveLength(index?.video[0]?.segments[0]?.bytes ?? 0);
    expect((await get(address, `${index?.thumbnails.folder}/1.jpg`, sora)).statusCode).toBe(200);
  });

  test('an address alone gives no key, and neither does a cookie, which a page sends without being asked', async () => {
    const sora = await subscriber();
    const { address } = await play(subscribers, sora);
    expect(await statuses(address)).toEqual([200, 200, 403]);
    expect(await statuses(address, { cookies: { madang_token: sora.as } })).toEqual([200, 200, 403]);
    expect(await statuses(address, { as: 'anonymous' })).toEqual([200, 200, 403]);
  });

  test('in another session, altered, for another film or run out an address gives nothing at all [PL-43]', async () => {
    const [sora, joon] = [await subscriber(), await subscriber()];
    const { address } = await play(subscribers, sora);
    expect(await statuses(address, joon)).toEqual([403, 403, 403]);
    expect(await statuses(address.replace('/media/M', '/media/N'), sora)).toEqual([403, 403, 403]);
    expect(await statuses(address.replace('/film-a/', '/film-b/'), sora)).toEqual([403, 403, 403]);
    clock.now += 3 * MINUTE;
    expect(await statuses(address, sora)).toEqual([403, 403, 403]);
  });

  test('a viewer who signed out, stopped paying or was ended from another device gets no key for the rest of a URL', async () => {
    const [out, late, ended] = [await subscriber(), await subscriber(), await subscriber()];
    const { address: left } = await play(subscribers, out);
    await call('signOut', {}, out);
    expect(await statuses(left, out)).toEqual([200, 200, 403]);

    const { address: unpaid } = await play(subscribers, late);
    await connection.database
      .updateTable('subscriptions')
      .set({ until: new Date(clock.now) })
      .where('account_id', '=', late.id)
      .execute();
    clock.now += 2000;
    expect(await statuses(unpaid, late)).toEqual([200, 200, 403]);

    const { address: taken } = await play(subscribers, ended);
    const { object } = await call('signIn', { email: ended.email, password: PASSWORD });
    const other = { as: String(object['access_token']) };
    const { objects } = await call('listStreams', {}, other);
    await call('endStream', { id: String(objects[0]?.['id']) }, other);
    expect(await statuses(taken, ended)).toEqual([200, 200, 403]);
  });

  test('a viewer without access gets no signed URL', async () => {
    const mina = await signUp();
    const { body } = await call('playVideo', { content_id: subscribers }, { as: mina.access_token });
    expect(body.reason).toBe('SUBSCRIPTION_NEEDED');
    expect((await call('playVideo', { content_id: subscribers })).body.reason).toBe('SIGN_IN_NEEDED');
  });

  test('of the two films of an asset an address gives one, whatever of the other is in memory', async () => {
    const sora = await subscriber();
    const [locked, free] = [(await play(subscribers, sora)).address, (await play(FILMS.free.id, sora)).address];
    const statusOf = async (address: string, file: string) => (await get(address, file, sora)).statusCode;
    // Each has been read, and is in memory.
    expect([await statusOf(locked, SEGMENT), await statusOf(free, CLEAR_SEGMENT)]).toEqual([200, 200]);
    expect([await statusOf(locked, CLEAR_SEGMENT), await statusOf(free, SEGMENT)]).toEqual([404, 404]);
    expect(await statusOf(free, 'film.key')).toBe(404);
  });

  test('the next address is for the same film, and gives the key again', async () => {
    const sora = await subscriber();
    const { address } = await play(subscribers, sora);
    clock.now += 2 * MINUTE;
    const { object } = await call('renewStream', { address }, sora);
    const next = String(object['manifest_url']);
    expect(next).not.toBe(address);
    expect(await statuses(next, sora)).toEqual([200, 200, 200]);
    expect(deps.media.read(next)).toMatchObject({ encrypted: true });
  });

  test('a download is encrypted too, and includes its key', async () => {
    const sora = await subscriber();
    const wish = { content_id: subscribers, quality: 360, device_id: DEVICE };
    const { object } = await call('addDownload', wish, sora);
    expect(object['protection']).toMatchObject({ key_systems: [{ name: 'org.w3.clearkey' }] });
    const address = String(object['manifest_url']);
    expect(await statuses(address, sora)).toEqual([200, 200, 200]);
    expect(await statuses(address)).toEqual([200, 200, 403]);
    const free = await call('addDownload', { ...wish, content_id: FILMS.free.id }, sora);
    expect(free.object['protection']).toBeNull();
  });
});

describe('with licence servers', async () => {
  const { call, get, statuses, subscriber, play, close } = await start([WIDEVINE, FAIRPLAY]);
  afterAll(close);
  const { id: subscribers } = FILMS.subscribers;

  test('players get license server URLs with DRM, and the plain key is not served', async () => {
    const sora = await subscriber();
    const { address, protection } = await play(subscribers, sora);
    expect(protection).toEqual({
      scheme: 'cbcs',
      key_systems: [
        { name: 'com.widevine.alpha', licence_url: 'https://w.example/licence', certificate_url: null },
        { name: 'com.apple.fps', licence_url: 'https://f.example/ckc', certificate_url: 'https://f.example/certificate' },
      ],
    });
    expect(await statuses(address, sora)).toEqual([200, 200, 404]);
    const [master, track] = [await get(address, 'master.m3u8', sora), await get(address, 'v360.m3u8', sora)];
    expect(master.body.match(/#EXT-X-SESSION-KEY:/g)).toHaveLength(2);
    expect(track.body.match(/#EXT-X-KEY:.*KEYFORMAT="(urn:uuid:edef8ba9[^"]+|com\.apple\.streamingkeydelivery)"/g)).toHaveLength(
      2,
    );
    expect(track.body).not.toContain('identity');
  });

  test('a download is kept with its key all the same, as no licence outlives the page', async () => {
    const sora = await subscriber();
    const { object } = await call('addDownload', { content_id: subscribers, quality: 360, device_id: DEVICE }, sora);
    expect(await statuses(String(object['manifest_url']), sora)).toEqual([200, 200, 200]);
    expect((await get(String(object['manifest_url']), 'v360.m3u8', sora)).body).toContain('KEYFORMAT="identity"');
  });
});
