import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { type TestCallOptions, startApp } from '../app.fixture.ts';
import type { TaggedAd } from '@madang/domain/ads/tagged-ad.ts';
import { forgetShowings } from './ads.jobs.ts';
import { ADS_ON } from './house-ads.fixture.ts';
import { FILMS } from '../catalog/catalog.fixture.ts';

const { call, signUp, signUpAs, entitle, connection, clock, app, deps, close } = await startApp();
afterAll(close);

interface Plan {
  readonly tag_url: string;
  readonly breaks: readonly { readonly id: string; readonly at: number }[];
}
interface Asset {
  readonly URI: string;
  readonly DURATION: number;
  readonly 'X-AD': { readonly showing: string; readonly skip_after: number | null; readonly click_url: string | null };
}

const planOf = async (content_id: string, options: TestCallOptions = {}): Promise<Plan | null> =>
  (await call('playVideo', { content_id }, options)).object['ads'] as Plan | null;
const tagOf = async (content_id: string, options: TestCallOptions = {}): Promise<string> =>
  (await planOf(content_id, options))?.tag_url ?? '';
const assetsOf = async (tag: string, id = 'pre'): Promise<readonly Asset[]> =>
  (await app.inject(`${tag}&break=${id}&format=assets`)).json<{ ASSETS: Asset[] }>().ASSETS;
const begin = async (content_id: string, options: TestCallOptions = {}): Promise<Asset> => {
  const [first] = await assetsOf(await tagOf(content_id, options));
  if (!first) throw new Error('The break is empty');
  return first;
};
const track = (showing: string, event: string) => call('trackAd', { showing, event });
const counted = async (showing: string): Promise<readonly string[]> => {
  const rows = await connection.database.selectFrom('ad_events').select('event').where('showing_id', '=', showing).execute();
  return rows.map(({ event }) => event).toSorted();
};
/** A new viewer with an own IP address. */
let strangers = 0;
const stranger = (): TestCallOptions => ({ address: `10.9.0.${(strangers += 1)}` });

test('signed-in and anonymous viewers have tags of their own [PL-26]', async () => {
  const { access_token } = await signUp();
  const user = await tagOf(FILMS.withAds.id, { as: access_token });
  const anonymous = await tagOf(FILMS.withAds.id, stranger());
  expect(user).toMatch(/^\/api\/stream\/v01\/ads\/user\?/);
  expect(anonymous).toMatch(/^\/api\/stream\/v01\/ads\/anonymous\?/);
  for (const tag of [user, anonymous]) {
    expect((await app.inject(`${tag}&break=pre`)).statusCode).toBe(200);
    const other = tag.includes('/user') ? tag.replace('/user', '/anonymous') : tag.replace('/anonymous', '/user');
    expect((await app.inject(`${other}&break=pre`)).statusCode).toBe(403);
  }
});

test('an hour has a break before it and five within, a film without ads none [PL-25]', async () => {
  const ids = (await planOf('40001', stranger()))?.breaks.map(({ id }) => id);
  expect(ids).toEqual(['pre', 'mid-1', 'mid-2', 'mid-3', 'mid-4', 'mid-5']);
  expect(await planOf(FILMS.free.id, stranger())).toBeNull();
});

test('Premium has no ads, and an upgrade during a film ends its ads [PL-25]', async () => {
  const user = await signUp();
  const as = { as: user.access_token };
  await entitle(user.id, 'Basic');
  const tag = await tagOf(FILMS.withAds.id, as);
  expect(await assetsOf(tag)).not.toEqual([]);
  await entitle(user.id, 'Premium');
  expect(await assetsOf(tag, 'mid-1')).toEqual([]);
  expect(await planOf(FILMS.withAds.id, as)).toBeNull();
});

test('a break has the same ads however often it is asked for, and its films play', async () => {
  const tag = await tagOf(FILMS.withAds.id, stranger());
  const [once, again] = await Promise.all([assetsOf(tag), assetsOf(tag)]);
  expect(again.map((asset) => asset['X-AD'].showing)).toEqual(once.map((asset) => asset['X-AD'].showing));
  expect(once).toHaveLength(2);
  for (const { URI } of once) expect((await app.inject(URI)).statusCode).toBe(200);
});

test('an ad for adults is shown to adults only', async () => {
  const { access_token } = await signUpAs('teen');
  const seen = async (content: string, options: TestCallOptions): Promise<readonly string[]> => {
    const tags = [];
    // Each playback begins with another ad
    for (let times = 0; times < 8; times += 1) tags.push(await tagOf(content, options));
    await Promise.all(tags.map((tag) => assetsOf(tag)));
    const rows = await connection.database.selectFrom('ad_showings').select('ad_id').where('content_id', '=', content).execute();
    return [...new Set(rows.map(({ ad_id }) => ad_id))].toSorted();
  };
  expect(await seen('40001', { as: access_token })).toEqual(['tea', 'train']);
  expect(await seen('40001', stranger())).toEqual(['tea', 'train']);
});

test('VAST says the same as the asset list, and its beacons count', async () => {
  const tag = await tagOf(FILMS.withAds.id, stranger());
  const assets = await assetsOf(tag);
  const answer = await app.inject(`${tag}&break=pre`);
  expect(answer.headers['content-type']).toMatch(/^application\/xml/);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  for (const asset of assets) expect(answer.body).toContain(`<![CDATA[https://madang.example${asset.URI}]]>`);
  const [, beacon = ''] = /<Impression[^>]*><!\[CDATA\[https:\/\/madang\.example([^\]]+)/.exec(answer.body) ?? [];
  expect((await app.inject(beacon)).statusCode).toBe(204);
  expect(await counted(assets[0]?.['X-AD'].showing ?? '')).toEqual(['impression']);
});

test('every event of an ad counts once, at its time', async () => {
  const { 'X-AD': ad, DURATION } = await begin(FILMS.withAds.id, stranger());
  await track(ad.showing, 'complete');
  expect(await counted(ad.showing)).toEqual([]);
  await Promise.all([track(ad.showing, 'impression'), track(ad.showing, 'impression')]);
  await track(ad.showing, 'start');
  await track(ad.showing, 'start');
  await track(ad.showing, 'midpoint');
  expect(await counted(ad.showing)).toEqual(['impression', 'start']);
  clock.now += DURATION * 1000;
  for (const event of ['firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'complete']) await track(ad.showing, event);
  expect(await counted(ad.showing)).toEqual(['complete', 'firstQuartile', 'impression', 'midpoint', 'start', 'thirdQuartile']);
});

test('a beacon of an ad that was never handed out counts nothing', async () => {
  const forged = randomUUID();
  expect((await track(forged, 'impression')).status).toBe(200);
  expect((await app.inject(`/api/stream/v01/ads/beacon?showing=${forged}&event=start`)).statusCode).toBe(204);
  expect((await app.inject('/api/stream/v01/ads/beacon?showing=x&event=rewind')).statusCode).toBe(204);
  expect(await counted(forged)).toEqual([]);
});

test('ads before a film come once in ten minutes, those within it always', async () => {
  const as = stranger();
  const { 'X-AD': ad } = await begin('40001', as);
  expect((await planOf('40001', as))?.breaks[0]?.id).toBe('pre');
  await track(ad.showing, 'start');
  expect((await planOf('40001', as))?.breaks[0]?.id).toBe('mid-1');
  clock.now += 10 * 60_000;
  expect((await planOf('40001', as))?.breaks[0]?.id).toBe('pre');
});

test('a tag that was altered, has run out or names another break shows nothing', async () => {
  const tag = await tagOf(FILMS.withAds.id, stranger());
  expect(await assetsOf(tag, 'mid-99')).toEqual([]);
  const altered = tag.replace(/ticket=.{10}/, (start) => `${start.slice(0, -1)}${start.endsWith('A') ? 'B' : 'A'}`);
  for (const address of [altered, '/api/stream/v01/ads/user', '/api/stream/v01/ads/user?ticket=.'])
    expect((await app.inject(address)).statusCode).toBe(403);
  clock.now += 12 * 3_600_000;
  expect((await app.inject(`${tag}&break=pre`)).statusCode).toBe(403);
});

test('ad impressions and events are kept for four hundred days and then deleted', async () => {
  const old = (await begin(FILMS.withAds.id, stranger()))['X-AD'].showing;
  await track(old, 'impression');
  clock.now += 399 * 86_400_000;
  await forgetShowings(deps);
  expect(await counted(old)).toEqual(['impression']);
  clock.now += 2 * 86_400_000;
  const young = (await begin(FILMS.withAds.id, stranger()))['X-AD'].showing;
  await track(young, 'impression');
  await forgetShowings(deps, AbortSignal.abort());
  expect(await counted(old)).toEqual(['impression']);
  await forgetShowings(deps, new AbortController().signal);
  expect([await counted(old), await counted(young)]).toEqual([[], ['impression']]);
});

test('where ads are not shown, films that carry some have none', async () => {
  const off = await startApp({ ads: { ...ADS_ON, shown: false } });
  const elsewhere = await startApp({ ads: { ...ADS_ON, countries: new Set(['BR']) } });
  const adsOf = async (world: typeof off, country: string) =>
    (await world.call('playVideo', { content_id: FILMS.withAds.id }, { country })).object['ads'];
  expect(await adsOf(off, 'BR')).toBeNull();
  expect(await adsOf(elsewhere, 'US')).toBeNull();
  expect(await adsOf(elsewhere, 'BR')).not.toBeNull();
  await off.close();
  await elsewhere.close();
});

const SOLD: TaggedAd = {
  id: 'sold',
  advertiser: 'Somebody',
  durationSeconds: 20,
  skippable: true,
  media: { url: 'https://cdn.example/ad.mp4', type: 'video/mp4' },
  click: 'https://somebody.example/',
  trackers: { impression: ['https://ads.example/seen'], start: ['https://ads.example/begun', 'https://cdn.example/begun'] },
};

test('the operator’s own tags are read by the server, one for users and one for anonymous visitors [PL-26]', async () => {
  const tagRequests: string[] = [];
  const trackerCalls: string[] = [];
  const world = await startApp(
    {
      ads: {
        ...ADS_ON,
        tags: { users: 'https://ads.example/u?c=[CONTENTID]', anonymous: 'https://ads.example/a' },
      },
    },
    undefined,
    {
      adTags: {
        read: async (tag) => {
          tagRequests.push(tag);
          return tag.includes('/u') ? [SOLD] : Promise.reject(new Error('no answer'));
        },
        track: async (tracker) => void trackerCalls.push(tracker),
      },
    },
  );
  const user = await world.signUp();
  const tagOfFilm = async (options: TestCallOptions) => {
    const { object } = await world.call('playVideo', { content_id: '40001' }, options);
    return (object['ads'] as Plan).tag_url;
  };
  const assets = async (options: TestCallOptions) =>
    (await world.app.inject(`${await tagOfFilm(options)}&break=pre&format=assets`)).json<{ ASSETS: Asset[] }>().ASSETS;
  const [ad] = await assets({ as: user.access_token });
  expect(ad).toMatchObject({ URI: SOLD.media.url, 'X-AD': { type: 'video/mp4', skip_after: 5, click_url: SOLD.click } });
  expect(await assets({})).toEqual([]);
  expect(tagRequests).toEqual(['https://ads.example/u?c=40001', 'https://ads.example/a']);

  const showing = ad?.['X-AD'].showing ?? '';
  for (const event of ['impression', 'impression', 'start', 'complete']) await world.call('trackAd', { showing, event });
  expect(trackerCalls).toEqual(['https://ads.example/seen', 'https://ads.example/begun', 'https://cdn.example/begun']);
  await world.close();
});
