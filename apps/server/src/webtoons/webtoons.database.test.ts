import { randomUUID } from 'node:crypto';
import type { PolicyRange } from '@madang/domain/catalog/vocabulary.ts';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { type TestAnswer, type TestCallOptions, startApp } from '../app.fixture.ts';
import { CATALOG } from '../catalog/catalog.fixture.ts';
import { PANELS } from './strip.fixture.ts';

const { app, call, signUp, signUpAs, entitle, addProfile, clock, connection, source, close } = await startApp();
afterAll(close);

const SECONDS = 4;
const idsOf = ({ objects }: Pick<TestAnswer, 'objects'>) => objects.map(({ id }) => id);
const getStrip = (id: string, options?: TestCallOptions, more: object = {}) => call('getStrip', { id, ...more }, options);
const basic = await signUp();
await entitle(basic.id, 'Basic');
const registered: TestCallOptions = { as: (await signUp()).access_token };

describe('what there is to read', () => {
  test('a webtoon’s groups are its episodes and what goes with it, twenty at a time [WT-04]', async () => {
    const { objects, total } = await call('listWebtoonGroups', { id: '62' });
    expect([objects.map(({ type }) => type), total]).toEqual([['episode'], 1]);
    const [episodes] = objects as unknown as { total_count: number; contents: { id: string }[] }[];
    expect([episodes?.total_count, episodes?.contents.length, episodes?.contents[19]?.id]).toEqual([60, 20, '62020']);
    const three = await call('listWebtoonGroups', { id: '60', limit: 3 });
    expect(three.objects).toMatchObject([
      { type: 'episode', total_count: 5, contents: [{ id: '60001', meta: { episode_number: 1, duration: 40 } }, {}, {}] },
      { type: 'related', total_count: 1, contents: [{ id: '40' }] },
    ]);
    expect(await call('listWebtoonGroups', { id: '60002', limit: 3 })).toMatchObject({ objects: three.objects });
  });

  test('children come 24 at a time from the first, or as asked for, with how many there are [WT-06] [ST-52]', async () => {
    const usual = await call('listWebtoonChildren', { parent_id: '62' });
    expect([idsOf(usual).length, idsOf(usual)[0], usual.total]).toEqual([24, '62001', 60]);
    const page = await call('listWebtoonChildren', { parent_id: '62', limit: 5, offset: 57 });
    expect([idsOf(page), page.total]).toEqual([['62058', '62059', '62060'], 60]);
  });

  test('related webtoons come 24 at a time from the nearest, or as asked for [WT-05] [ST-51]', async () => {
    const crowd = Array.from({ length: 30 }, (_, index) => ({
      ...(CATALOG.contents.find(({ id }) => id === '60') as (typeof CATALOG.contents)[number]),
      id: String(6300 + index),
      relatedIds: [],
    }));
    await connection.repositories.catalog.replaceAll({
      ...CATALOG,
      version: 'crowded',
      contents: [...CATALOG.contents, ...crowd],
    });
    await source.refresh();
    // All are as near to the series: they stand in the order of their ids.
    const usual = await call('listRelatedWebtoons', { related_id: '40' });
    expect([idsOf(usual).length, idsOf(usual).slice(0, 3), usual.total]).toEqual([24, ['60', '62', '6300'], 32]);
    const page = await call('listRelatedWebtoons', { related_id: '40', limit: 2, offset: 31 });
    expect([idsOf(page), page.total]).toEqual([['6329'], 32]);
    expect(idsOf(await call('listRelatedWebtoons', { related_id: '60' }))).not.toContain('60');
    expect(idsOf(await call('listRelatedWebtoons', { related_id: '40003', limit: 1 }))).toEqual(['60']);
    await connection.repositories.catalog.replaceAll(CATALOG);
    await source.refresh();
  });

  test.each([
    ['listWebtoonGroups', 'id'],
    ['listRelatedWebtoons', 'related_id'],
    ['listWebtoonChildren', 'parent_id'],
  ] as const)('%s needs its %s', async (name, field) => {
    const { status, body } = await call(name, {});
    expect([status, body.reason, Object.keys(body.fields ?? {})]).toEqual([400, 'INPUT_INVALID', [field]]);
    expect((await call(name, { [field]: '999' })).body.reason).toBe('CONTENT_NOT_FOUND');
  });

  test('a series is no webtoon', async () => {
    expect((await call('listWebtoonGroups', { id: '40' })).body.reason).toBe('CONTENT_NOT_FOUND');
    expect((await call('listWebtoonChildren', { parent_id: '40001' })).body.reason).toBe('CONTENT_NOT_FOUND');
  });

  test('a family profile is shown no webtoon above its age', async () => {
    const as = { as: (await signUpAs('family')).access_token };
    expect((await call('listWebtoonGroups', { id: '62' }, as)).body.reason).toBe('RATED_ABOVE_PROFILE');
    expect((await call('listWebtoonChildren', { parent_id: '62' }, as)).body.reason).toBe('RATED_ABOVE_PROFILE');
    expect((await call('listRelatedWebtoons', { related_id: '40' }, as)).body.reason).toBe('RATED_ABOVE_PROFILE');
    expect(idsOf(await call('listRelatedWebtoons', { related_id: '50' }, as))).toEqual(['60']);
  });
});

describe('a strip', () => {
  test('is all that a reader needs: panels with what is said in every language, neighbours, and an address for the pictures', async () => {
    const { object } = await getStrip('60002');
    expect(object).toMatchObject({
      content: { id: '60002', meta: { episode_number: 2, duration: PANELS.length * SECONDS } },
      series: { id: '60', detail_type: 'webtoon' },
      place: null,
      previous: { id: '60001' },
      next: { id: '60003', policy_range: 'SVOD' },
    });
    const panels = object['panels'] as { id: string; height: number; balloons: { words: object }[] }[];
    expect(panels.map(({ id }) => id)).toEqual(PANELS.map(({ id }) => id));
    expect(panels[1]?.balloons[0]).toEqual({
      kind: 'sound',
      speaker: null,
      x: 0.5,
      y: 0.25,
      width: 0.4,
      tail: null,
      size: 1,
      color: null,
      words: { en: 'Boom', pt: 'Boom (pt)', es: 'Boom (es)', zh: 'Boom (zh)', vi: 'Boom (vi)' },
    });
  });

  test('the first episode has no previous one, and an announced episode is listed but not readable', async () => {
    expect((await getStrip('60001')).object['previous']).toBeNull();
    const user = await signUp();
    await entitle(user.id, 'Basic');
    const fourth = await getStrip('60004', { as: user.access_token });
    expect(fourth.object['next']).toMatchObject({ id: '60005', state: 'coming_soon', start_date: '2026-12-12' });
    const { status, body } = await getStrip('60005', { as: user.access_token });
    expect([status, body.reason]).toEqual([409, 'CONTENT_COMING_SOON']);
  });

  test.each([
    ['a webtoon itself', '60', 409, 'CONTENT_NOT_READABLE'],
    ['a film', '50', 409, 'CONTENT_NOT_READABLE'],
    ['an episode of a series', '40001', 409, 'CONTENT_NOT_READABLE'],
    ['an episode that is not drawn yet', '62001', 409, 'CONTENT_PREPARING'],
    ['unknown', '999', 404, 'CONTENT_NOT_FOUND'],
  ] as const)('what is %s is not read, and says so', async (_what, id, status, reason) => {
    const answer = await getStrip(id);
    expect([answer.status, answer.body.reason]).toEqual([status, reason]);
  });

  const OF_RANGE = { FREE: '60001', SVOD: '60003', 'AVOD-R': '60004' } as const;
  const TABLE: Readonly<Record<string, Readonly<Record<Exclude<PolicyRange, 'AVOD-A'>, string | null>>>> = {
    'an anonymous visitor': { FREE: null, 'AVOD-R': 'SIGN_IN_NEEDED', SVOD: 'SIGN_IN_NEEDED' },
    'someone registered': { FREE: null, 'AVOD-R': null, SVOD: 'SUBSCRIPTION_NEEDED' },
    'a Basic subscriber': { FREE: null, 'AVOD-R': null, SVOD: null },
  };
  const WHO: Readonly<Record<string, TestCallOptions>> = {
    'an anonymous visitor': {},
    'someone registered': registered,
    'a Basic subscriber': { as: basic.access_token },
  };
  const cells = Object.keys(TABLE).flatMap((who) => (['FREE', 'AVOD-R', 'SVOD'] as const).map((range) => ({ who, range })));

  test.each(cells)('$who reads $range as the policy says', async ({ who, range }) => {
    const { status, body, object } = await getStrip(OF_RANGE[range], WHO[who]);
    const refusal = TABLE[who]?.[range] ?? null;
    expect(body.reason ?? null).toBe(refusal);
    if (refusal !== null) expect(JSON.stringify(body)).not.toMatch(/media|balloons/);
    else expect([status, String(object['base'])]).toEqual([200, expect.stringMatching(/^\/media\/[\w.-]+\/strip-\d+$/)]);
  });

  test('an anonymous reader signs in for the next episode, a registered one goes on', async () => {
    expect((await getStrip('60002')).status).toBe(200);
    expect((await getStrip('60002', {}, { from: 'auto-next' })).body.reason).toBe('SIGN_IN_NEEDED');
    expect((await getStrip('60002', registered, { from: 'auto-next' })).status).toBe(200);
  });

  test('a strip is read, not played, and a film is played, not read', async () => {
    expect((await call('playVideo', { content_id: '60001' })).body.reason).toBe('CONTENT_NOT_PLAYABLE');
    const film = { content_id: '50', event: 'start', panel_id: 'rain-1', fraction: 0, sequence: 1, playback_id: 'p' };
    expect((await call('trackReading', film)).body.reason).toBe('CONTENT_NOT_READABLE');
    const strip = { content_id: '60001', event: 'start', position: 1, sequence: 1, playback_id: 'p' };
    expect((await call('trackWatch', strip)).body.reason).toBe('CONTENT_NOT_PLAYABLE');
  });
});

describe('the pictures of a strip', () => {
  const get = (url: string, headers = {}) => app.inject({ url, headers });
  const baseOf = async (id: string, options?: TestCallOptions) => String((await getStrip(id, options)).object['base']);

  test('are lent at full size and small, to be kept by the reader’s browser until the address ends', async () => {
    const { object } = await getStrip('60001');
    const seconds = (Date.parse(String(object['expires_at'])) - clock.now) / 1000;
    expect(seconds).toBeGreaterThan(6 * 3600 - 1);
    for (const width of [800, 480]) {
      const answer = await get(`${String(object['base'])}/rain-3-${width}.webp`);
      expect([answer.statusCode, answer.body]).toEqual([200, `60001/rain-3-${width}.webp`]);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': `private, max-age=${Math.ceil(seconds)}, immutable`,
      });
    }
  });

  test('have the same address for hours, for the same reader', async () => {
    const first = await baseOf('60001', registered);
    clock.now += 60_000;
    expect(await baseOf('60001', registered)).toBe(first);
    expect(await baseOf('60001')).not.toBe(first);
    expect(await baseOf('60002', registered)).not.toBe(first);
  });

  test('are refused without an address, with an altered, a foreign or an expired one, also when they are in memory', async () => {
    const base = await baseOf('60001');
    const token = base.split('/')[2] ?? '';
    const other = (await baseOf('60002')).split('/')[2] ?? '';
    const end = clock.now + 13 * 3_600_000;
    expect((await get(`${base}/rain-1-800.webp`)).statusCode).toBe(200);
    const refused = [
      '/media/strip-60001/rain-1-800.webp',
      `${base}/rain-1-800.webp`.replace(token, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`),
      `${base}/rain-1-800.webp`.replace(token, other),
      `${base}/rain-1-800.webp`.replace('strip-60001', 'strip-60003'),
    ];
    for (const url of refused) {
      const answer = await get(url);
      expect([answer.statusCode, answer.json<{ reason: string }>().reason], url).toEqual([403, 'MEDIA_ADDRESS_INVALID']);
    }
    const before = clock.now;
    clock.now = end;
    expect((await get(`${base}/rain-1-800.webp`)).statusCode).toBe(403);
    clock.now = before;
  });

  test('that are not there are not found, and nothing else lies behind the address', async () => {
    const base = await baseOf('60001');
    for (const name of ['rain-99-800.webp', 'rain-1-900.webp', 'master.m3u8', 'rain-1-800.png', 'index.json', 'a/b-800.webp'])
      expect((await get(`${base}/${name}`)).statusCode, name).toBe(404);
  });
});

/** Someone who reads, with reports in order. */
const reader = async () => {
  const user = await signUp();
  const as = { as: user.access_token };
  let sequence = 0;
  const playback_id = randomUUID();
  return {
    as,
    user,
    read(content_id: string, panel: number, fraction = 0, more: object = {}) {
      clock.now += 1;
      const report = {
        content_id,
        event: 'progress',
        panel_id: `rain-${panel}`,
        fraction,
        sequence: (sequence += 1),
        playback_id,
      };
      return call('trackReading', { ...report, ...more }, as);
    },
    place: async (id: string) => (await getStrip(id, as)).object['place'],
    history: async () => (await call('listWatching', {}, as)).objects,
    continues: async () => (await call('listContinueWatching', {}, as)).objects.map(({ id, playing_time }) => [id, playing_time]),
  };
};

describe('reading', () => {
  test('is stored where the reader was, and gone on with there by this profile alone [WT-09]', async () => {
    const { read, place, as, user } = await reader();
    expect(await place('60001')).toBeNull();
    expect((await read('60001', 4, 0.6)).object).toEqual({ playing_time: 14, is_finish: false });
    expect(await place('60001')).toEqual({ panel_id: 'rain-4', fraction: 0.6 });
    expect(await place('60002')).toBeNull();
    await call('selectProfile', { id: await addProfile(user, 'adult') }, as);
    expect(await place('60001')).toBeNull();
  });

  test('is history like watching: an episode of its webtoon, so far of so long', async () => {
    const { read, history } = await reader();
    await read('60002', 4);
    expect(await history()).toMatchObject([
      {
        id: '60002',
        playing_time: 12,
        is_finish: false,
        parent_id: '60',
        meta: { episode_number: 2, duration: 40 },
        series: { id: '60', detail_type: 'webtoon' },
      },
    ]);
  });

  test('goes on with the next episode after a finished one, as long as there is one to read', async () => {
    const { read, continues } = await reader();
    await read('60001', 4);
    expect(await continues()).toEqual([['60001', 12]]);
    expect((await read('60001', 10, 0.2)).object).toEqual({ playing_time: 37, is_finish: true });
    expect(await continues()).toEqual([['60002', 0]]);
    await read('60004', 10, 1);
    expect(await continues()).toEqual([]);
  });

  test('that was finished begins at the top again; the last tenth is not the end', async () => {
    const { read, place } = await reader();
    await read('60001', 9, 0.99);
    expect(await place('60001')).toEqual({ panel_id: 'rain-9', fraction: 0.99 });
    await read('60001', 10, 0.5);
    expect(await place('60001')).toBeNull();
  });

  test('a late report moves no reader, and scrolling back up counts', async () => {
    const { read, place } = await reader();
    await read('60001', 8, 0.5, { sequence: 50 });
    await read('60001', 2, 0.5, { sequence: 49 });
    expect(await place('60001')).toEqual({ panel_id: 'rain-8', fraction: 0.5 });
    await read('60001', 3, 0, { sequence: 51 });
    expect(await place('60001')).toEqual({ panel_id: 'rain-3', fraction: 0 });
  });

  test('reports in any order end at the place of the last one', async () => {
    const { read, place } = await reader();
    const reports = fc.uniqueArray(
      fc.record({
        sequence: fc.nat(500),
        panel: fc.integer({ min: 1, max: 9 }),
        fraction: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      {
        selector: ({ sequence }) => sequence,
        minLength: 1,
        maxLength: 5,
      },
    );
    await fc.assert(
      fc.asyncProperty(reports, async (all) => {
        const playback_id = randomUUID();
        await Promise.all(all.map(({ sequence, panel, fraction }) => read('60002', panel, fraction, { sequence, playback_id })));
        const last = all.reduce((a, b) => (a.sequence > b.sequence ? a : b));
        expect(await place('60002')).toEqual({ panel_id: `rain-${last.panel}`, fraction: last.fraction });
      }),
      { numRuns: 15 },
    );
  });

  test('a panel that the strip has not got is no place', async () => {
    const { read } = await reader();
    const { status, body } = await read('60001', 11);
    expect([status, body.reason, body.fields]).toEqual([400, 'INPUT_INVALID', { panel_id: 'unknown' }]);
    for (const fraction of [-0.1, 1.1]) expect((await read('60001', 1, fraction)).status).toBe(400);
  });

  test('of anonymous readers is answered and not kept', async () => {
    const report = { content_id: '60001', event: 'start', panel_id: 'rain-3', fraction: 0, sequence: 1, playback_id: 'p' };
    expect((await call('trackReading', report)).object).toEqual({ playing_time: 8, is_finish: false });
    expect((await getStrip('60001')).object['place']).toBeNull();
  });

  test('of a webtoon is forgotten with it [LI-22]', async () => {
    const { read, history, as } = await reader();
    await read('60001', 4);
    await read('60002', 2);
    await call('removeWatching', { content_id: '60' }, as);
    expect(await history()).toEqual([]);
  });
});

test('a webtoon is kept on the shelf and liked', async () => {
  const as = { as: (await signUp()).access_token };
  await call('addFavorite', { content_id: '60' }, as);
  await call('addLike', { content_id: '60' }, as);
  expect((await call('listFavorites', {}, as)).objects).toMatchObject([{ id: '60', detail_type: 'webtoon' }]);
  expect((await call('listLikes', {}, as)).objects).toEqual([{ id: '60' }]);
});

test('a strip that a new catalogue brings is read at once', async () => {
  const words = { en_us: 'Sun', pt_br: 'Sol', es_es: 'Sol', zh_cn: '太阳', vi_vn: 'Nắng' };
  const sun = { id: 'sun', width: 800, height: 900, color: '#ffeecc', alt: words, balloons: [] };
  expect((await getStrip('60001')).object['panels']).toHaveLength(PANELS.length);
  await connection.repositories.catalog.replaceAll({ ...CATALOG, version: 'second', strips: new Map([['60001', [sun]]]) });
  await source.refresh();
  expect((await getStrip('60001', registered)).object['panels']).toMatchObject([{ id: 'sun' }]);
});
