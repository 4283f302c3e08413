import { afterAll, expect, test } from 'vitest';
import { type TestCallOptions, startApp } from '../app.fixture.ts';
import { FILMS } from './catalog.fixture.ts';

const { call, signUpAs, app, close } = await startApp();
afterAll(close);

const family = { as: (await signUpAs('family')).access_token };
const teen = { as: (await signUpAs('teen')).access_token };
const texts = (en: string) => ({ en, pt: `${en} (pt)`, es: `${en} (es)`, zh: `${en} (zh)`, vi: `${en} (vi)` });

/** Every id of a list, page by page. */
const idsOf = async (input: object, options?: TestCallOptions): Promise<string[]> => {
  const ids: string[] = [];
  for (let total = 1; ids.length < total;) {
    const { objects, ...page } = await call('listCollection', { ...input, offset: ids.length }, options);
    total = page.total;
    if (objects.length === 0) break;
    ids.push(...objects.map(({ id }) => String(id)));
  }
  return ids;
};

test('the menu has home and the six catalogues with their collections [CA-08]', async () => {
  const { object } = await call('listMenu', { type: 'web', os: 'web' });
  const entries = object['entries'] as {
    id: number;
    is_home: boolean;
    slug: string;
    collections: { id: string; layout: string; name: object }[];
  }[];
  expect(entries.map(({ id }) => id)).toEqual([22, 30, 31, 32, 67, 33, 29]);
  expect(entries.filter(({ is_home }) => is_home).map(({ slug }) => slug)).toEqual(['main']);
  expect(entries[0]?.collections).toEqual([
    { id: 'home-stage', name: texts('Tonight'), layout: 'stage', note: null },
    { id: 'top-ten', name: texts('Top 10'), layout: 'top_ten', note: null },
  ]);
  expect(object).toMatchObject({ country: 'US', config: { home_page_size: 18 }, sms_info: { sgw_v3_status: 'active' } });
  expect((object['genres'] as Record<string, string[]>)['31']).toEqual(['game', 'talk', 'travel'].sort());
});

test('the SMS config agrees with the menu on whether subscriptions are sold [SU-78] [HF-54]', async () => {
  const { object: menu } = await call('listMenu', {});
  const id = String(menu['id']);
  expect((await call('getSmsConfig', { id })).object).toEqual({ id, ...(menu['sms_info'] as object) });
  const closed = await startApp({ subscriptionsOpen: false });
  expect((await closed.call('getSmsConfig', { id })).object).toEqual({ id, sgw_v3_status: 'inactive' });
  expect((await closed.call('listMenu', {})).object['sms_info']).toEqual({ sgw_v3_status: 'inactive' });
  await closed.close();
});

test('where the service is not offered the menu says so', async () => {
  const { status, body } = await call('listMenu', {}, { country: 'KP' });
  expect([status, body.code, body.reason]).toEqual([403, '4006', 'COUNTRY_BLOCKED']);
});

test('a catalogue gives 24 titles at a time until all have come, each once [CA-04] [CA-47] [CA-51] [CA-52] [CA-85]', async () => {
  const pages = [];
  for (const offset of [0, 24, 48]) pages.push(await call('listCollection', { collection_id: '31', offset }));
  expect(pages.map(({ objects, total }) => [objects.length, total])).toEqual([
    [24, 60],
    [24, 60],
    [12, 60],
  ]);
  expect(new Set(await idsOf({ collection_id: '31' })).size).toBe(60);
  expect((await call('listCollection', { collection_id: '31', offset: 60 })).objects).toEqual([]);
});

test.each([
  ['22', 73],
  ['29', 1],
  ['30', 1],
  ['31', 60],
  ['32', 0],
  ['33', 0],
  ['67', 11],
])('catalogue %s holds its %i titles [CA-01] [CA-02] [CA-03] [CA-04] [CA-05] [CA-06] [CA-07]', async (collection_id, count) => {
  const { total } = await call('listCollection', { collection_id }, { country: 'BR' });
  expect(total).toBe(count);
});

test('newest is the start date descending, and what is asked for when nothing is said [CA-43]', async () => {
  const dates: string[] = [];
  for (const offset of [0, 24, 48])
    dates.push(
      ...(await call('listCollection', { collection_id: '31', offset })).objects.map((card) => String(card['start_date'])),
    );
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(await idsOf({ collection_id: '31', sort: 'newest' })).toEqual(await idsOf({ collection_id: '31' }));
});

test('the newest titles begin with what can be watched today, in a catalogue and in a collection [CA-43]', async () => {
  for (const input of [{ collection_id: '67' }, { collection_id: '22' }, { collection_id: 'mixed', sort: 'newest' }]) {
    const cards: { state: string; start_date: string }[] = [];
    for (const offset of [0, 24, 48]) {
      const { objects } = await call('listCollection', { ...input, offset });
      cards.push(...objects.map((card) => ({ state: String(card['state']), start_date: String(card['start_date']) })));
    }
    const ready = cards.filter(({ state }) => state === 'ready').length;
    expect(ready).toBeGreaterThan(0);
    expect(cards.slice(0, ready).every(({ state }) => state === 'ready')).toBe(true);
    for (const part of [cards.slice(0, ready), cards.slice(ready)])
      expect(part.map(({ start_date }) => start_date)).toEqual(
        part
          .map(({ start_date }) => start_date)
          .toSorted()
          .reverse(),
      );
  }
  // Film 55 begins next year and would lead by its date alone.
  const films = await idsOf({ collection_id: '67', sort: 'newest' });
  expect(films.indexOf('55')).toBeGreaterThan(films.indexOf('50'));
});

test('A-Z is the title ascending in the viewer’s language [CA-44]', async () => {
  const titles: string[] = [];
  for (const offset of [0, 24, 48]) {
    const { objects } = await call('listCollection', { collection_id: '31', offset, sort: 'a-z', language: 'vi_vn' });
    titles.push(...objects.map(({ meta }) => (meta as { title: { vi: string } }).title.vi));
  }
  expect(titles).toEqual(Array.from({ length: 60 }, (_, index) => `Show ${String(index).padStart(2, '0')} (vi)`));
});

test('a genre filter keeps the titles that have any of the genres [CA-50]', async () => {
  const counts = [];
  for (const genres of ['talk', 'game', 'talk,travel', 'horror', ''])
    counts.push((await call('listCollection', { collection_id: '31', genres })).total);
  expect(counts).toEqual([30, 30, 60, 0, 60]);
  const unknown = await call('listCollection', { collection_id: '31', genres: 'talk,space' });
  expect([unknown.status, unknown.body.fields]).toEqual([400, { genres: 'unknown' }]);
});

test('a collection keeps the order its operator gave it, and has the same members in every other', async () => {
  expect(await idsOf({ collection_id: 'home-stage' })).toEqual(['50', '40', '51']);
  const members = await idsOf({ collection_id: 'mixed' });
  expect(members).toEqual(['60', '50', '40001', '40']);
  for (const sort of ['newest', 'a-z'])
    expect((await idsOf({ collection_id: 'mixed', sort })).sort()).toEqual(members.toSorted());
});

test('there is no such collection', async () => {
  for (const collection_id of ['23', 'nothing', 'constructor']) {
    expect((await call('listCollection', { collection_id })).body).toMatchObject({
      reason: 'COLLECTION_NOT_FOUND',
      code: '4042',
    });
  }
});

test('a profile sees what is rated for it and the count says so [CA-81] [PR-24]', async () => {
  const totals = [];
  for (const options of [family, teen, {}]) totals.push((await call('listCollection', { collection_id: '31' }, options)).total);
  expect(totals).toEqual([20, 40, 60]);
  expect(new Set(await idsOf({ collection_id: '31' }, family)).size).toBe(20);
});

test('a title is shown where it is offered', async () => {
  expect(await idsOf({ collection_id: '67' })).not.toContain('57');
  expect(await idsOf({ collection_id: '67' }, { country: 'BR' })).toContain('57');
});

test('a card says what can be done with it today [CA-40] [CA-41] [CA-42]', async () => {
  const { objects } = await call('listCollection', { collection_id: '67' });
  const states = Object.fromEntries(objects.map(({ id, state }) => [id, state]));
  expect(states).toMatchObject({ 50: 'ready', 54: 'preparing', 55: 'coming_soon', 56: 'expired' });
});

test('a title tells everything that is known of it [CA-11] [CA-12] [CA-13] [CA-14] [CA-17] [CA-18] [CA-19] [CA-20] [CA-21] [CA-22] [CA-23] [CA-24] [CA-25] [PL-01] [PL-04]', async () => {
  const { object } = await call('getContent', { id: '40' });
  expect(object).toMatchObject({
    id: '40',
    type: 'season',
    detail_type: 'season',
    parent_id: null,
    meta: { title: { ...texts('Moonlit Eaves'), ko: '달빛 처마' }, episode_number: null, duration: 3600 },
    synopsis: texts('A house.'),
    genre: ['romance', 'historical'],
    year: 2025,
    rating: '15',
    policy_range: 'SVOD',
    state: 'ready',
    start_date: '2026-09-05',
    episode_count: 30,
    total_runtime: 30 * 3600,
    keywords: [texts('Rain')],
    related_ids: ['50', '58'],
    rhythm: 'sat-sun',
    season: 1,
    director: [{ id: 'han', name: 'Person han', character: null }],
    writer: [{ id: 'seo' }],
    cast: [{ id: 'kim', character: texts('Ha-rim') }],
  });
});

test('an episode has the people of its series and its own number [CA-16]', async () => {
  const { object } = await call('getContent', { id: '40007' });
  expect(object).toMatchObject({
    parent_id: '40',
    meta: { episode_number: 7 },
    director: [{ id: 'han' }],
    total_runtime: 3600,
    synopsis: texts('A house.'),
  });
});

test('groups hold what belongs to a title, by kind, and what is like it [CA-26] [CA-27] [CA-28] [CA-29] [CA-30] [CA-31] [CA-32] [CA-33] [CA-37] [PL-02] [PL-06] [PL-07]', async () => {
  const { objects } = await call('listGroups', { id: '40' });
  const groups = objects as { type: string; total_count: number; contents: { id: string }[] }[];
  expect(groups.map(({ type, total_count }) => [type, total_count])).toEqual([
    ['episode', 30],
    ['teaser', 1],
    ['special', 1],
    ['behind_scenes', 1],
    ['trailer', 1],
    ['pilot', 1],
    ['interview', 1],
    ['related', 2],
  ]);
  expect(groups[0]?.contents).toHaveLength(20);
  expect(groups.at(-1)?.contents.map(({ id }) => id)).toEqual(['50', '58']);
  expect((await call('listGroups', { id: '40005' })).objects).toEqual(objects);
});

test('a teen’s groups leave out titles with a higher rating [CA-81]', async () => {
  const { objects } = await call('listGroups', { id: '40' }, teen);
  expect(objects.map(({ type, total_count }) => [type, total_count])).toEqual([
    ['episode', 30],
    ['teaser', 1],
    ['behind_scenes', 1],
    ['trailer', 1],
    ['pilot', 1],
    ['interview', 1],
    ['related', 1],
  ]);
});

const episodesOf = async (input: object, options?: TestCallOptions) => {
  const { object, ...answer } = await call('listEpisodes', input, options);
  const page = object as { objects: { meta: { episode_number: number } }[]; total_count: number; offset: number } | undefined;
  return {
    ...answer,
    numbers: page?.objects.map(({ meta }) => meta.episode_number),
    total: page?.total_count,
    offset: page?.offset,
  };
};
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('episodes come in pages of 20 around the requested one [PL-03] [PL-05]', async () => {
  expect(await episodesOf({ id: '40' })).toMatchObject({ numbers: upTo(1, 20), total: 30, offset: 0 });
  expect(await episodesOf({ id: '40', episode_number: 20 })).toMatchObject({ numbers: upTo(1, 20) });
  expect(await episodesOf({ id: '40', episode_number: 21 })).toMatchObject({ numbers: upTo(21, 30), offset: 20 });
  expect(await episodesOf({ id: '40003', episode_number: 8, limit: 5 })).toMatchObject({ numbers: upTo(6, 10), offset: 5 });
  expect(await episodesOf({ id: '40', offset: 28 })).toMatchObject({ numbers: [29, 30] });
  expect(await episodesOf({ id: '40', episode_number: 99 })).toMatchObject({ numbers: upTo(1, 20) });
  expect(await episodesOf({ id: '50' })).toMatchObject({ numbers: [], total: 0 });
});

test('a rail outside home has 20 entries: its call takes a limit of 20 and refuses 21 [CA-53]', async () => {
  const { object } = await call('listEpisodes', { id: '40', limit: 20 });
  expect(object['objects']).toHaveLength(20);
  expect((await call('listEpisodes', { id: '40' })).object['objects']).toHaveLength(20);
  const { status, body } = await call('listEpisodes', { id: '40', limit: 21 });
  expect([status, body.reason, Object.keys(body.fields ?? {})]).toEqual([400, 'INPUT_INVALID', ['limit']]);
});

test('a title above the profile’s age is refused by every operation [PR-24] [PR-25]', async () => {
  for (const name of ['getContent', 'listGroups', 'listEpisodes'] as const) {
    expect((await call(name, { id: '40' }, family)).body).toMatchObject({ reason: 'RATED_ABOVE_PROFILE', code: '4001' });
    expect((await call(name, { id: '40' }, teen)).status).toBe(200);
  }
  expect((await call('getContent', { id: FILMS.forAdults.id }, teen)).status).toBe(403);
});

test('a clip that is rated low opens nothing of a series that is rated high', async () => {
  const trailer = '4090';
  // Its page has the synopsis and the people of the series.
  for (const name of ['getContent', 'listGroups', 'listEpisodes'] as const) {
    const { status, body } = await call(name, { id: trailer }, family);
    expect([status, body.reason], name).toEqual([403, 'RATED_ABOVE_PROFILE']);
  }
});

test('the countries of a title above a profile are not given to it, wherever it asks from [PR-24] [PL-36]', async () => {
  const { id } = FILMS.adultsInBrazil;
  for (const country of ['US', 'BR']) {
    const { status, body } = await call('getContent', { id }, { ...teen, country });
    expect([status, body.reason], country).toEqual([403, 'RATED_ABOVE_PROFILE']);
    expect(body, country).not.toHaveProperty('object.availability');
  }
});

test('there is no such title', async () => {
  for (const name of ['getContent', 'listGroups', 'listEpisodes'] as const) {
    expect((await call(name, { id: '999' })).body).toMatchObject({ reason: 'CONTENT_NOT_FOUND', code: '4040' });
    for (const id of ['', 'x', '-1', '1'.repeat(13), '40 ', '%00'])
      expect((await call(name, { id })).body.fields, id).toHaveProperty('id');
  }
});

test('the contract can be read as a document', async () => {
  const response = await app.inject('/api/openapi.json');
  expect([response.statusCode, response.json<{ openapi: string }>().openapi]).toEqual([200, '3.1.0']);
});

test('a title says where it is offered and which languages are ready in how many of its episodes', async () => {
  const availability = async (id: string, country = 'US') =>
    (await call('getContent', { id }, { country })).object['availability'];
  expect(await availability('50')).toMatchObject({
    countries: null,
    here: true,
    subtitles: expect.arrayContaining([{ language: 'en_us', ready: 1, of: 1 }]) as object,
  });
  expect(await availability('40')).toMatchObject({
    subtitles: expect.arrayContaining([{ language: 'en_us', ready: 30, of: 30 }]) as object,
  });
  expect(await availability('57')).toMatchObject({ countries: ['BR'], here: false });
  expect(await availability('57', 'BR')).toMatchObject({ here: true });
  expect(await availability('55')).toMatchObject({ subtitles: [], captions: [], audio: [] });
  expect(await availability('61')).toMatchObject({ subtitles: [] });
});
