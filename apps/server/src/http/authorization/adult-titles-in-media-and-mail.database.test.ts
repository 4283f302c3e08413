import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLANTED, PLANTED_CATALOG, PLANTED_IDS, PLANTED_WORD } from './adult-titles.fixture.ts';
import { type TestCallOptions, PASSWORD, startApp } from '../../app.fixture.ts';
import { publishGuide } from '../../live/live.jobs.ts';
import { filmOnDisk } from '../../providers/encrypted-films/film-on-disk.fixture.ts';
import { keptEncryptedFilms } from '../../providers/encrypted-films/kept-encrypted-films.ts';
import { diskMediaStorage } from '../../providers/media-storage/disk-media-storage.ts';
import { PANELS } from '../../webtoons/strip.fixture.ts';

/*
 * Surfaces of a title rated 19 that are no operation and no page: signed addresses of films, keys, strips and the channel, mails, and the
 * file of an account's data. The title is for subscribers, so that it is encrypted.
 */

const film = await filmOnDisk('film-a');
const storage = diskMediaStorage(film.media);
const encryptedFilms = keptEncryptedFilms({ media: storage, directory: film.own, secret: Buffer.alloc(32, 5) });
const site = await startApp({ protection: { licenceServers: [] } }, undefined, { storage, encryptedFilms });
const { app, call, clock, connection, deps, guide, source, signUp, entitle, addProfile, signInAgain, close } = site;
afterAll(async () => {
  await close();
  await film.remove();
});

const FOR_SUBSCRIBERS = { ...PLANTED.film, id: '8675320', range: 'SVOD' } as const;
const { mildEpisode, mildChapter } = PLANTED;
beforeAll(async () => {
  await connection.repositories.catalog.replaceAll({
    ...PLANTED_CATALOG,
    contents: [...PLANTED_CATALOG.contents, FOR_SUBSCRIBERS],
  });
  await source.refresh();
  await connection.repositories.live.replaceWeek('film-a', [
    { weekday: 6, startMinute: 1200, durationMinutes: 120, contentId: mildEpisode.id, catchUp: true },
  ]);
  await publishGuide(deps);
  await guide.refresh();
});

/** An account with Premium in whose one session an adult profile watches, with a family profile to change to. */
const household = async () => {
  const user = await signUp();
  await entitle(user.id, 'Premium');
  const familyId = await addProfile(user, 'family');
  await call('selectProfile', { id: user.profile?.id }, { as: user.access_token });
  return { user, as: user.access_token, adultId: user.profile?.id ?? '', familyId };
};
type Household = Awaited<ReturnType<typeof household>>;
const watchAs = async ({ as }: Household, id: string) => {
  expect((await call('selectProfile', { id }, { as })).status).toBe(200);
};
const get = async (address: string, { as, cookies }: TestCallOptions = {}) =>
  (await app.inject({ url: address, headers: { ...(as && { authorization: as }) }, ...(cookies && { cookies: { ...cookies } }) }))
    .statusCode;
const signedUrl = async (name: 'playVideo' | 'addDownload' | 'playLive', input: object, as: string): Promise<string> => {
  const { status, object } = await call(name, input, { as });
  expect(status).toBe(200);
  return String(object['manifest_url']);
};
const download = (contentId: string) => ({ content_id: contentId, quality: 540, device_id: randomUUID() });

test.each([
  ['a film', (as: string) => signedUrl('playVideo', { content_id: PLANTED.film.id }, as), ['master.m3u8', 'v360.m3u8']],
  [
    'a film for subscribers',
    (as: string) => signedUrl('playVideo', { content_id: FOR_SUBSCRIBERS.id }, as),
    ['master.m3u8', 'v360.m3u8', 'film.key'],
  ],
  [
    'a milder part of a series for adults',
    (as: string) => signedUrl('playVideo', { content_id: mildEpisode.id }, as),
    ['master.m3u8', 'v360.m3u8'],
  ],
  [
    'a download',
    (as: string) => signedUrl('addDownload', download(FOR_SUBSCRIBERS.id), as),
    ['master.m3u8', 'v360.m3u8', 'film.key'],
  ],
  ['the channel', (as: string) => signedUrl('playLive', {}, as), ['master.m3u8']],
] as const)(
  'an address of %s that an adult profile was lent gives a family profile nothing [PL-43]',
  async (_what, sign, files) => {
    const home = await household();
    const address = await sign(home.as);
    const { access_token: elsewhere } = await signInAgain(home.user);
    await watchAs({ ...home, as: elsewhere }, home.familyId);
    for (const file of files) {
      const url = address.replace('master.m3u8', file);
      expect(await get(url, home), file).toBe(200);
      expect(await get(url, { as: elsewhere }), `${file} in another session`).toBe(403);
      await watchAs(home, home.familyId);
      expect(await get(url, home), `${file} after a change of the profile`).toBe(403);
      expect(await get(url, { cookies: { madang_token: home.as } }), `${file} by cookie`).toBe(403);
      await watchAs(home, home.adultId);
    }
  },
);

test('segments of a download are refused after a change to a family profile, for its address lasts six hours', async () => {
  const home = await household();
  const address = await signedUrl('addDownload', download(FOR_SUBSCRIBERS.id), home.as);
  const playlist = await app.inject({ url: address.replace('master', 'v360'), headers: { authorization: home.as } });
  const segment = /^[^#].*$/m.exec(playlist.body)?.[0] ?? '';
  const url = new URL(segment, `http://site${address}`).pathname;
  expect(await get(url, home), url).toBe(200);
  await watchAs(home, home.familyId);
  expect(await get(url, home)).toBe(403);
});

test('an address that a visitor was lent gives a family profile nothing either', async () => {
  const home = await household();
  const address = String((await call('playVideo', { content_id: PLANTED.film.id })).object['manifest_url']);
  expect([await get(address), await get(address, home)]).toEqual([200, 200]);
  await watchAs(home, home.familyId);
  expect(await get(address, home)).toBe(403);
});

test('the pictures of a strip for adults are refused after a change to a family profile [WT-01]', async () => {
  const home = await household();
  const { object } = await call('getStrip', { id: mildChapter.id }, home);
  const picture = `${String(object['base'])}/${PANELS[0]?.id}-480.webp`;
  expect([200, 404]).toContain(await get(picture, home));
  await watchAs(home, home.familyId);
  expect(await get(picture, home)).toBe(403);
});

test('no address of a title for adults is renewed for a family profile, nor a download of it', async () => {
  const home = await household();
  const file = download(mildEpisode.id);
  const addresses = [
    await signedUrl('playVideo', { content_id: mildEpisode.id }, home.as),
    await signedUrl('playLive', {}, home.as),
  ];
  await call('addDownload', file, home);
  for (const address of addresses) expect((await call('renewStream', { address }, home)).status).toBe(200);
  await watchAs(home, home.familyId);
  for (const address of addresses) expect((await call('renewStream', { address }, home)).body.reason).toBe('RATED_ABOVE_PROFILE');
  expect((await call('playLive', {}, home)).body.reason).toBe('RATED_ABOVE_PROFILE');
  expect((await call('renewDownloads', { device_id: file.device_id }, home)).objects).toEqual([]);
});

test('during a database outage a signed URL stays valid, so that running playback continues', async () => {
  const home = await household();
  const address = await signedUrl('playVideo', { content_id: PLANTED.film.id }, home.as);
  const { find } = deps.sessions;
  Object.assign(deps.sessions, { find: () => Promise.reject(new Error('away')) });
  const status = await get(address.replace('master', 'v360'), home);
  Object.assign(deps.sessions, { find });
  expect(status).toBe(200);
});

test('no mail names a title rated 19, whatever an account does with it', async () => {
  const home = await household();
  for (const id of PLANTED_IDS) {
    await call('addFavorite', { content_id: id }, home);
    await call('addDownload', download(id), home);
    await call('trackWatch', { content_id: id, event: 'progress', position: 600, sequence: 1, playback_id: randomUUID() }, home);
  }
  await signInAgain(home.user);
  await call('forgotPassword', { email: home.user.username });
  await call('createDataExport', { password: PASSWORD }, home);
  const { rows } = await connection.query('select * from mail_outbox');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows).toLowerCase()).not.toContain(PLANTED_WORD);
});

test('the file of an account’s data names what was watched, for its holder’s password alone', async () => {
  const home = await household();
  await call('addFavorite', { content_id: PLANTED.film.id }, home);
  await watchAs(home, home.familyId);
  expect((await call('createDataExport', { password: 'not-the-password-1' }, home)).status).not.toBe(200);
  const { object } = await call('createDataExport', { password: PASSWORD }, home);
  clock.now += 1;
  const file = await app.inject({ url: String(object['url']), cookies: { madang_token: home.as } });
  expect(file.body.toLowerCase()).toContain(PLANTED_WORD);
});
