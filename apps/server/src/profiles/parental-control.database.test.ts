import { api } from '@madang/contract/api.ts';
import { type OperationName, ROUTES } from '@madang/contract/routes.ts';
import { mayWatch } from '@madang/domain/profiles/viewing-age.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { PASSWORD, startApp } from '../app.fixture.ts';
import { CATALOG, FILMS } from '../catalog/catalog.fixture.ts';
import { sessionRegistry } from '../sessions/session-registry.ts';

const { call, signUp, signInAgain, entitle, clock, deps, close } = await startApp();
afterAll(close);

const ABOVE = new Set(CATALOG.contents.filter(({ rating }) => !mayWatch('family', rating)).map(({ id }) => id));
const ADULT_FILM = FILMS.forAdults.id;
const ADULT_WEBTOON = '62';
const ADULT_STRIP = '62001';
const TEEN_SERIES = '40';
const device_id = randomUUID();
const report = { event: 'progress', position: 600, sequence: 1, playback_id: 'p' };

/** Everything that gives titles, with what would give the most of them; each is also asked for what is above the profile. */
const GIVES: Readonly<Partial<Record<OperationName, readonly object[]>>> = {
  listMenu: [{}],
  listCollection: ['22', '29', '30', '31', '32', '33', '67', 'home-stage', 'top-ten', 'mixed'].map((collection_id) => ({
    collection_id,
    limit: 100,
  })),
  listRecommendations: [{ limit: 100 }],
  listGroups: [{ id: FILMS.free.id, limit: 100 }],
  listEpisodes: [{ id: FILMS.free.id, limit: 20 }],
  searchTitles: [
    { q: 'show', limit: 100 },
    { q: 'moonlit', limit: 100 },
    { q: 'film', limit: 100 },
  ],
  listSuggestions: [{ q: 'moon' }, { q: 'sh' }],
  searchKeywords: [{ q: 'rain' }],
  listTopSearches: [{}],
  listFavorites: [{ limit: 100 }],
  listLikes: [{ limit: 100 }],
  listWatching: [{ limit: 100 }],
  listContinueWatching: [{ limit: 100 }],
  listWebtoonGroups: [{ id: '60', limit: 100 }],
  listRelatedWebtoons: [{ related_id: '60', limit: 100 }],
  listWebtoonChildren: [{ parent_id: '60', limit: 100 }],
  listDownloads: [{}],
  listPopups: [{ placement: '30_007_01_01' }],
};

/** Everything that opens one title. */
const OPENS: Readonly<Partial<Record<OperationName, readonly object[]>>> = {
  getContent: [{ id: ADULT_FILM }, { id: ADULT_WEBTOON }, { id: TEEN_SERIES }, { id: '40001' }],
  listGroups: [{ id: TEEN_SERIES }],
  listEpisodes: [{ id: TEEN_SERIES }],
  listWebtoonGroups: [{ id: ADULT_WEBTOON }],
  listWebtoonChildren: [{ parent_id: ADULT_WEBTOON }],
  getStrip: [{ id: ADULT_STRIP }],
  playVideo: [{ content_id: ADULT_FILM }, { content_id: '40001' }],
  previewTitle: [{ id: ADULT_FILM }, { id: TEEN_SERIES }],
  previewDownload: [{ content_id: ADULT_FILM }],
  addDownload: [{ content_id: ADULT_FILM, quality: 720, device_id }],
};

/** These give no titles, or only those that the viewer has named. The schedule and notices are open to all, and playing the channel has its own tests. */
const SILENT: readonly OperationName[] = [
  'addFavorite',
  'removeFavorite',
  'removeAllFavorites',
  'restoreFavorites',
  'getLike',
  'addLike',
  'removeLike',
  'removeWatching',
  'removeAllWatching',
  'restoreWatching',
  'trackReading',
  'trackWatch',
  'trackSearch',
  'listPersonTitles',
  'getLiveCounter',
  'listGuide',
  'getSmsConfig',
  'listNotices',
  'changeNotices',
  'changePopups',
  'getLiveCountdown',
  'playLive',
  'renewStream',
  'stopStream',
  'listStreams',
  'endStream',
  'renewDownloads',
  'removeDownload',
  'trackPlayback',
  'trackAd',
  'changeSubtitlePreferences',
];

/** Every id in an answer, wherever it stands. */
const idsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'id' || key === 'content_id') && typeof inner === 'string' ? [inner] : idsIn(inner),
  );
};

/** A popup for each of these titles. */
const publishPopups = async (ids: readonly string[]): Promise<void> => {
  const texts = { en: 'Title', pt: 'Title', es: 'Title', zh: 'Title', vi: 'Title' };
  const popups = ids.map((content_id) => ({
    notice_id: `popup-${content_id}`,
    placement: '30_007_01_01',
    img_url: `/img/v1/${content_id}/popup`,
    link: { type: 'content', content_id, content_title: texts, tracking_id: 'popup', popup_tracking_id: 'popup' },
    start_date: new Date(clock.now - 1).toISOString(),
    end_date: new Date(clock.now + 86_400_000).toISOString(),
  }));
  expect((await call('changePopups', { popups }, { as: 'operator operator key' })).status).toBe(200);
};

/** A viewer who watched, liked and kept adult titles before the profile became a family profile. */
const familyWithPast = async () => {
  const user = await signUp();
  const as = user.access_token;
  await entitle(user.id, 'Premium');
  for (const content_id of [ADULT_FILM, TEEN_SERIES, FILMS.free.id]) {
    await call('addFavorite', { content_id }, { as });
    await call('addLike', { content_id }, { as });
  }
  for (const content_id of [ADULT_FILM, '40001', FILMS.free.id]) {
    await call('trackWatch', { content_id, ...report }, { as });
    await call('addDownload', { content_id, quality: 720, device_id }, { as });
  }
  await call('changeProfile', { id: user.profile?.id, rating_value: 'family', password: PASSWORD }, { as });
  clock.now += 1000;
  return as;
};

test('a family profile gets no title above its age from any operation, and none opens [PR-24] [PR-25] [SE-18] [ER-36]', async () => {
  const known = [...Object.keys(GIVES), ...Object.keys(OPENS), ...SILENT];
  const titled = (Object.keys(api) as OperationName[]).filter((name) => /\/api\/(content|stream)\//.test(ROUTES[name]));
  expect(
    titled.filter((name) => !known.includes(name)),
    'calls of which this test knows nothing',
  ).toEqual([]);

  const as = await familyWithPast();
  await publishPopups([ADULT_FILM, TEEN_SERIES, FILMS.free.id]);
  let given = 0;
  for (const [name, inputs] of Object.entries(GIVES) as [OperationName, readonly object[]][]) {
    for (const input of inputs) {
      const { status, body } = await call(name, input, { as });
      expect(status, `${name} ${JSON.stringify(input)}`).toBe(200);
      const ids = idsIn(body);
      given += ids.length;
      expect(
        ids.filter((id) => ABOVE.has(id)),
        `${name} ${JSON.stringify(input)}`,
      ).toEqual([]);
    }
  }
  expect(given, 'there is much that it may see').toBeGreaterThan(100);
  for (const [name, inputs] of Object.entries(OPENS) as [OperationName, readonly object[]][]) {
    for (const input of inputs) {
      const { status, body, response } = await call(name, input, { as });
      expect([status, body.reason, body.code], `${name} ${JSON.stringify(input)}`).toEqual([403, 'RATED_ABOVE_PROFILE', '4001']);
      expect(response.body).not.toContain('/media/');
    }
  }
});

test('a viewing age that is changed in one session holds in every other at once', async () => {
  const user = await signUp();
  await entitle(user.id, 'Premium');
  const { access_token: elsewhere } = await signInAgain(user);
  const opens = async () => (await call('getContent', { id: ADULT_FILM }, { as: elsewhere })).status;
  expect(await opens()).toBe(200);
  const change = { id: user.profile?.id, rating_value: 'family', password: PASSWORD };
  expect((await call('changeProfile', change, { as: user.access_token })).status).toBe(200);
  expect(await opens()).toBe(403);
});

test('a cached session is not used after a change of its account', async () => {
  const user = await signUp();
  const claims = await deps.tokens.readAccess(user.access_token, clock.now);
  const registry = sessionRegistry(deps.repositories, deps.now, deps.elapsed);
  const find = () => registry.find(claims?.sessionId ?? '', user.id);
  registry.forgetAccount(user.id);
  const early = find();
  registry.forgetAccount(user.id);
  const later = find();
  await Promise.all([early, later]);
  // Only the later reading is kept.
  expect(await find()).toBe(await later);
  expect(await find()).not.toBe(await early);
});
