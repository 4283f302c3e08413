import { contentWith } from '@madang/domain/catalog/content.fixture.ts';
import { NO_PRIVACY_PREFERENCES } from '@madang/domain/privacy/choices.ts';
import { SEARCH_SOURCES } from '@madang/domain/search/vocabulary.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';
import { CATALOG, DRAMA } from '../catalog/catalog.fixture.ts';
import { rankPlays } from '../catalog/catalog.jobs.ts';
import { toLimitAddress } from '../ports/limits.ts';
import type { Concept, Keytalk } from '../ports/search.ts';
import { searchTitles } from './search-titles.ts';

const { call, signUp, signUpAs, issuePlayback, clock, connection, deps, source, close } = await startApp();
afterAll(close);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const idsOf = (objects: readonly Record<string, unknown>[]): unknown[] => objects.map(({ id }) => id);
const search = (input: object, options = {}) => call('searchTitles', input, options);

describe('searchTitles', () => {
  test('a title is found in every language and in Korean, by its people, its genre and its keywords [SR-02]', async () => {
    const ways = [
      'moonlit eaves',
      'Moonlit Eaves (pt)',
      'eaves (vi)',
      '달빛 처마',
      '달ㅂ',
      'ㄷㅂㅊㅁ',
      'dalbit cheoma',
      'mooonlit',
    ];
    const people = ['person han', 'person seo', 'Person Kim'];
    const about = ['historical', '古装', 'rain (es)', 'Histórico', 'Cổ trang'];
    for (const q of [...ways, ...people, ...about]) expect(idsOf((await search({ q, limit: 100 })).objects), q).toContain('40');
    const { object } = await search({ q: 'person kim' });
    expect(object['people']).toEqual([
      { id: 'kim', name: 'Person kim', name_ko: '사람', image: { path: 'p', still: 'still', color: '#112233' }, title_count: 1 },
    ]);
    expect(idsOf((await search({ q: 'ha-rim' })).objects)).toEqual(['40']);
  });

  test('one character is refused, whatever it is made of; two are looked for', async () => {
    for (const q of ['', 'a', ' a ', '달', '👩', '\u200b\u200bx', '%20']) {
      const { status, body } = await search({ q: decodeURIComponent(q) });
      expect([status, body.reason], JSON.stringify(q)).toEqual([400, 'INPUT_INVALID']);
      expect(body.fields).toHaveProperty('q');
    }
    expect((await search({})).status).toBe(400);
    for (const q of ['sh', '달빛', 'ㄷㅂ']) expect((await search({ q })).status, q).toBe(200);
  });

  test('a page has 24 titles; pages put together are all that was found, each once', async () => {
    const pages = [await search({ q: 'show' }), await search({ q: 'show', offset: 24 }), await search({ q: 'show', offset: 48 })];
    expect(pages.map(({ objects }) => objects.length)).toEqual([24, 24, 12]);
    expect(pages.map(({ total }) => total)).toEqual([60, 60, 60]);
    expect(new Set(pages.flatMap(({ objects }) => idsOf(objects))).size).toBe(60);
  });

  test('anybody may search and open what was found [SR-13]', async () => {
    const { objects } = await search({ q: 'ten minutes free' }, { as: 'anonymous' });
    expect(objects[0]?.['id']).toBe('50');
    expect((await call('getContent', { id: '50' }, { as: 'anonymous' })).object['id']).toBe('50');
  });

  test('a profile finds what it may watch, in results, categories, people and suggestions [SR-15]', async () => {
    const adult = await search({ q: 'show' }, { as: (await signUpAs('adult')).access_token });
    expect(adult.total).toBe(60);
    const family = { as: (await signUpAs('family')).access_token };
    const { objects, object, total } = await search({ q: 'show', limit: 100 }, family);
    expect([total, object['categories']]).toEqual([20, [{ category: 'variety', total_count: 20 }]]);
    expect(objects.every(({ rating }) => rating === 'ALL')).toBe(true);
    const person = await search({ q: 'person kim' }, family);
    expect([person.objects, person.object['people']]).toEqual([[], []]);
    const suggested = await call('listSuggestions', { q: 'moonlit eaves' }, family);
    expect(suggested.objects).toEqual([]);
    expect((await call('listPersonTitles', { id: 'kim' }, family)).total).toBe(0);
    const top = await call('listTopSearches', { limit: 100 }, family);
    expect(top.objects.every(({ rating }) => rating === 'ALL')).toBe(true);
  });

  test('what is not offered in a country is not found there', async () => {
    const found = async (country: string) => idsOf((await search({ q: '제목', limit: 100 }, { country })).objects);
    expect(await found('BR')).toContain('57');
    expect(await found('US')).not.toContain('57');
  });

  test('a category narrows the titles, and all categories are still counted', async () => {
    const all = await search({ q: '제목', limit: 100 });
    expect(all.object['categories']).toEqual([
      { category: 'movie', total_count: 9 },
      { category: 'webtoon', total_count: 2 },
    ]);
    const webtoons = await search({ q: '제목', searchCategory: 'webtoon' });
    expect([idsOf(webtoons.objects).toSorted(), webtoons.total]).toEqual([['60', '62'], 2]);
    expect(webtoons.object['categories']).toEqual(all.object['categories']);
    expect((await search({ q: '제목', searchCategory: 'drama' })).total).toBe(0);
  });

  test('what was taken for something else says for what, in the language of the viewer', async () => {
    expect((await search({ q: 'moonlti eavse', language: 'pt_br' })).object['corrected']).toBe('Moonlit Eaves (pt)');
    expect((await search({ q: 'moonlit eaves' })).object['corrected']).toBeNull();
    expect((await search({ q: 'historical' })).object['corrected']).toBeNull();
    const nothing = await search({ q: 'xqzvw jjjkk' });
    expect([nothing.total, nothing.object]).toEqual([0, { categories: [], people: [], keywords: [], corrected: null }]);
  });

  test('a phrase that surely names two things is not taken for a name it is a slip away from', async () => {
    const concept = (key: string): Concept => ({ key, kind: 'mood', words: DRAMA.title });
    const found = async (...scores: number[]) => {
      const suggest = async () => scores.map((score, index) => ({ concept: concept(String(index)), score }));
      const keytalk: Keytalk = { concept: () => null, suggest, titlesWith: async () => [] };
      const viewer = {
        signedIn: false,
        viewingAge: 'adult',
        country: 'US',
        address: toLimitAddress('10.1.1.1'),
        refreshCookie: null,
        privacy: NO_PRIVACY_PREFERENCES,
      } as const;
      const given = { ...deps, search: { ...deps.search, keytalk } };
      const reply = await searchTitles(given)(viewer, { q: 'moonlti eavse', offset: 0, limit: 24 });
      return reply.ok ? [reply.value.total_count, reply.value.object.corrected] : null;
    };
    expect(await found(0.9, 0.8)).toEqual([0, null]);
    expect(await found(0.9, 0.4)).toEqual([1, 'Moonlit Eaves']);
    expect(await found(0.9)).toEqual([1, 'Moonlit Eaves']);
    expect(await found()).toEqual([1, 'Moonlit Eaves']);
  });

  test('keywords narrow what a text finds, and find by themselves', async () => {
    const words = CATALOG.keywords.get('rain') ?? DRAMA.title;
    const rain: Concept = { key: 'rain', kind: 'mood', words };
    const keytalk: Keytalk = {
      concept: (key) => (key === 'rain' ? rain : null),
      suggest: async () => [{ concept: rain, score: 1 }],
      titlesWith: async () => [
        { id: '58', score: 0.9 },
        { id: '40', score: 0.8 },
        { id: '999', score: 0.1 },
      ],
    };
    const viewer = {
      signedIn: false,
      viewingAge: 'adult',
      country: 'US',
      address: toLimitAddress('10.1.1.1'),
      refreshCookie: null,
      privacy: NO_PRIVACY_PREFERENCES,
    } as const;
    const run = (input: object) =>
      searchTitles({ ...deps, search: { ...deps.search, keytalk } })(viewer, { offset: 0, limit: 24, ...input });
    const ids = async (input: object) => {
      const reply = await run(input);
      return reply.ok ? reply.value.objects.map(({ id }) => id) : reply.refusal;
    };
    expect(await ids({ kpick: 'rain' })).toEqual(['58', '40']);
    expect(await ids({ kpick: 'rain,rain,unknown', q: '처마' })).toEqual(['40']);
    expect(await ids({ kpick: 'unknown', q: '처마' })).toEqual(['40']);
    expect(await ids({ kpick: 'unknown' })).toEqual([]);
    expect(await ids({ kpick: 'rain', q: 'x' })).toBe('INPUT_INVALID');
    expect(await run({ kpick: 'rain' })).toMatchObject({ value: { object: { keywords: [{ key: 'rain', kind: 'mood' }] } } });
  });

  test('where the search was begun is taken from a closed list', async () => {
    for (const search_src of SEARCH_SOURCES) expect((await search({ q: 'show', search_src })).status).toBe(200);
    expect((await search({ q: 'show', search_src: 'elsewhere' })).body.fields).toHaveProperty('search_src');
  });
});

test('suggestions are names in the language that is asked for, with a person’s role', async () => {
  const titles = await call('listSuggestions', { q: 'moonli', language: 'vi_vn' });
  expect(titles.objects).toEqual([
    {
      kind: 'title',
      id: '40',
      detail_type: 'season',
      text: 'Moonlit Eaves (vi)',
      note: '달빛 처마',
      image: { path: 'film-a', still: 'still', color: '#223344' },
    },
  ]);
  const people = await call('listSuggestions', { q: 'person han', language: 'zh_cn' });
  expect(people.objects[0]).toMatchObject({ kind: 'person', id: 'han', detail_type: null, text: 'Person han', note: '导演' });
  expect((await call('listSuggestions', { q: 'show' })).objects.length).toBe(8);
  expect((await call('listSuggestions', { q: 'show', limit: 3 })).objects.length).toBe(3);
  expect((await call('listSuggestions', { q: ' s' })).body.fields).toHaveProperty('q');
  // The topic of a text is found, but no person has that name.
  expect((await call('listSuggestions', { q: 'historical' })).objects.map(({ kind, id }) => [kind, id])).toEqual([
    ['keyword', 'historical'],
  ]);
});

test('the titles of a person come newest first, in pages', async () => {
  const { object, objects, total } = await call('listPersonTitles', { id: 'kim' });
  expect(object).toMatchObject({ id: 'kim', name: 'Person kim', name_ko: '사람', character: null });
  expect([idsOf(objects), total]).toEqual([['40'], 1]);
  expect((await call('listPersonTitles', { id: 'kim', offset: 1 })).objects).toEqual([]);
  for (const id of ['nobody', '40', '50', 'gone']) {
    const { status, body } = await call('listPersonTitles', { id });
    expect([status, body.reason]).toEqual([404, 'PERSON_NOT_FOUND']);
  }
});

describe('top searches', () => {
  const pick = (content_id: string, options: object) =>
    call('trackSearch', { q: 'show', content_id, search_src: 'results', result_count: 3 }, options);
  const top = async () => {
    clock.now += 61_000;
    return call('listTopSearches');
  };

  test('before anybody searched they are the most played, then the newest; three on a page', async () => {
    const as = { as: (await signUp()).access_token };
    const check = { sequence: 2, age: 0, position: 15, event: 'check' };
    const playback_id = await issuePlayback('40002', as);
    await call('trackPlayback', { content_id: '40002', playback_id, events: [check] }, as);
    await rankPlays(deps);
    await source.refresh();
    const { objects, total } = await top();
    expect(idsOf(objects)[0]).toBe('40');
    expect([objects.length, total > 20]).toEqual([3, true]);
  });

  test('a viewer counts once a day for a title, an address too, and after seven days no more', async () => {
    const as = { as: (await signUp()).access_token };
    for (let often = 0; often < 4; often += 1) await pick('700', as);
    await pick('701', as);
    await pick('701', { address: '10.9.0.1' });
    await pick('701', { address: '10.9.0.1' });
    await pick('703', { address: '10.9.0.1' });
    await pick('703', { address: '10.9.0.2' });
    await pick('703', as);
    await pick('40003', as);
    expect(idsOf((await top()).objects)).toEqual(['703', '701', '40']);
    clock.now += 6 * DAY;
    expect(idsOf((await top()).objects)).toEqual(['703', '701', '40']);
    clock.now += DAY;
    expect(idsOf((await top()).objects)).not.toContain('703');
    clock.now -= 7 * DAY;
  });

  test('nothing that is kept tells an address', async () => {
    await pick('705', { address: '198.51.100.7' });
    const rows = await connection.database.selectFrom('search_picks').selectAll().where('content_id', '=', '705').execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('198.51');
    expect(deps.search.visitorKey(toLimitAddress('198.51.100.7'), '2026-11-22')).not.toBe(
      deps.search.visitorKey(toLimitAddress('198.51.100.7'), '2026-11-23'),
    );
    expect(deps.search.visitorKey(toLimitAddress('198.51.100.7'), '2026-11-22')).not.toBe(
      deps.search.visitorKey(toLimitAddress('198.51.100.8'), '2026-11-22'),
    );
  });

  test('what was looked for in vain is counted without who looked', async () => {
    const miss = (q: string, more: object = {}) =>
      call('trackSearch', { q, search_src: 'header', result_count: 0, ...more }, { address: '10.9.0.3' });
    for (const q of ['Squid  Game', 'squid game', 's', ' ']) expect((await miss(q)).status).toBe(200);
    await miss('found', { result_count: 4 });
    await miss('opened', { content_id: '40' });
    expect(await connection.repositories.searches.listMisses(toDay(clock.now))).toEqual([{ query: 'squid game', count: 2 }]);
  });

  test('a title that does not exist cannot be counted as opened, and the count is rate limited', async () => {
    const from = { address: '10.9.0.4' };
    expect((await pick('999', from)).body.reason).toBe('CONTENT_NOT_FOUND');
    for (let often = 1; often < 300; often += 1) await pick('999', from);
    const { status, body } = await pick('40', from);
    expect([status, body.reason]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(body.retry_after).toBeGreaterThan(500);
  });
});

test('what is typed is kept nowhere on the way; what everybody is shown is', async () => {
  for (const [name, input] of [
    ['searchTitles', { q: 'show' }],
    ['listSuggestions', { q: 'show' }],
  ] as const)
    expect((await call(name, input)).response.headers['cache-control'], name).toBe('no-store');
  expect((await call('listTopSearches')).response.headers['cache-control']).toBe('public, max-age=30');
});

test('another catalogue is searched as soon as its index is built, and until then the old one', async () => {
  const added = contentWith({ id: '990', title: { ...DRAMA.title, en_us: 'Lantern Harbor' } });
  await connection.repositories.catalog.replaceAll({ ...CATALOG, version: 'second', contents: [...CATALOG.contents, added] });
  await source.refresh();
  await expect.poll(async () => idsOf((await search({ q: 'lantern harbor' })).objects)).toEqual(['990']);
  await connection.repositories.catalog.replaceAll({ ...CATALOG, version: 'third' });
  await source.refresh();
  // The index may still know it; it is shown no more.
  expect(idsOf((await search({ q: 'lantern harbor' })).objects)).toEqual([]);
});
