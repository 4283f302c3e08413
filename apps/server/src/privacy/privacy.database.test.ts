import type { TaggedAd } from '@madang/domain/ads/tagged-ad.ts';
import type { PrivacyAnswer } from '@madang/domain/privacy/choices.ts';
import { afterAll, expect, test } from 'vitest';
import { type TestCallOptions, startApp } from '../app.fixture.ts';
import { planAds } from '../ads/plan-ads.ts';
import { FILMS } from '../catalog/catalog.fixture.ts';
import { ADS_ON } from '../ads/house-ads.fixture.ts';
import { toLimitAddress } from '../ports/limits.ts';

const SOLD: TaggedAd = {
  id: 'sold',
  advertiser: 'Somebody',
  durationSeconds: 20,
  skippable: true,
  media: { url: 'https://cdn.example/ad.mp4', type: 'video/mp4' },
  click: null,
  trackers: {},
};
const requestedTags: string[] = [];
const world = await startApp(
  { ads: { ...ADS_ON, tags: { users: 'https://ads.example/u', anonymous: 'https://ads.example/a' } } },
  undefined,
  {
    adTags: {
      read: async (tag) => {
        requestedTags.push(tag);
        return [SOLD];
      },
      track: async () => undefined,
    },
  },
);
afterAll(world.close);
const { app, call, signUp, signUpAs, signInAgain, issuePlayback, connection } = world;

const SIGNAL: TestCallOptions = { headers: { 'sec-gpc': '1' } };
const withSaleChoice = (sale: PrivacyAnswer): TestCallOptions => ({ cookies: { madang_privacy: `${sale}.allowed` } });
let viewers = 0;
const stranger = (): TestCallOptions => ({ address: `10.8.0.${(viewers += 1)}` });

const tagOf = async (options: TestCallOptions, content_id = '40001'): Promise<string> => {
  const { object } = await call('playVideo', { content_id }, options);
  return (object['ads'] as { tag_url: string }).tag_url;
};
const breakAt = async (tag: string, { headers, cookies }: TestCallOptions = {}, id = 'mid-1') => {
  const url = `${tag}&break=${id}&format=assets`;
  const answer = await app.inject({ url, ...(headers && { headers }), ...(cookies && { cookies }) });
  return answer.json<{ ASSETS: { readonly URI: string }[] }>().ASSETS.map(({ URI }) => URI);
};
/** Who sold the ads of a break, and whether a tag was asked for them. */
const soldBy = async (options: TestCallOptions): Promise<readonly ['others' | 'house', boolean]> => {
  requestedTags.length = 0;
  const addresses = await breakAt(await tagOf(options), options);
  expect(addresses.length).toBeGreaterThan(0);
  return [addresses.includes(SOLD.media.url) ? 'others' : 'house', requestedTags.length > 0];
};

test('ads come from the third-party tag by default, and are house ads under the signal or after an opt-out', async () => {
  expect(await soldBy(stranger())).toEqual(['others', true]);
  expect(await soldBy({ ...stranger(), ...withSaleChoice('allowed') })).toEqual(['others', true]);
  expect(await soldBy({ ...stranger(), ...SIGNAL })).toEqual(['house', false]);
  expect(await soldBy({ ...stranger(), ...withSaleChoice('refused') })).toEqual(['house', false]);
  expect(await soldBy({ ...stranger(), ...withSaleChoice('allowed'), ...SIGNAL })).toEqual(['house', false]);
  expect(await soldBy({ ...stranger(), headers: { 'sec-gpc': '0' } })).toEqual(['others', true]);
});

test('a choice of the account on one device applies to all of them, without a cookie or a signal', async () => {
  const person = await signUp();
  const television = await signInAgain(person);
  expect(await soldBy({ as: television.access_token })).toEqual(['others', true]);
  await call('changePrivacyChoices', { sale: 'refused', statistics: 'allowed' }, { as: person.access_token });
  expect(await soldBy({ as: television.access_token })).toEqual(['house', false]);
  await call('changePrivacyChoices', { sale: 'allowed', statistics: 'allowed' }, { as: television.access_token });
  expect(await soldBy({ as: person.access_token })).toEqual(['others', true]);
  expect(await soldBy({ as: person.access_token, ...withSaleChoice('refused') })).toEqual(['house', false]);
});

test.each([
  ['family', 0],
  ['teen', 0],
  ['adult', 1],
] as const)('where a profile for %s watches, the tag of others is asked %i times, whatever was allowed', async (age, times) => {
  const { access_token } = await signUpAs(age);
  await call('changePrivacyChoices', { sale: 'allowed', statistics: 'allowed' }, { as: access_token });
  requestedTags.length = 0;
  expect(await breakAt(await tagOf({ as: access_token }, FILMS.withAds.id), {}, 'pre')).not.toContain(SOLD.media.url);
  expect(requestedTags).toHaveLength(times);
});

test('a no in the middle of a film holds from the next break on, and takes back what was chosen for it', async () => {
  const person = await signUp();
  const as = { as: person.access_token };
  const tag = await tagOf(as);
  expect(await breakAt(tag)).toContain(SOLD.media.url);
  await call('changePrivacyChoices', { sale: 'refused', statistics: 'allowed' }, as);
  requestedTags.length = 0;
  expect(await breakAt(tag)).toEqual([]);
  const next = await breakAt(tag, {}, 'mid-2');
  expect([next.length > 0, next.includes(SOLD.media.url), requestedTags]).toEqual([true, false, []]);

  const strange = await tagOf(stranger());
  expect(await breakAt(strange, SIGNAL)).not.toContain(SOLD.media.url);
  expect(await breakAt(strange, withSaleChoice('refused'), 'mid-2')).not.toContain(SOLD.media.url);
});

test('a yes in the middle of a film begins with the next film', async () => {
  const tag = await tagOf({ ...stranger(), ...withSaleChoice('refused') });
  expect(await breakAt(tag, withSaleChoice('allowed'))).not.toContain(SOLD.media.url);
});

test('a viewer who opted out of sale sees no ads where there are no house ads', async () => {
  const empty = { ...world.deps, ads: { ...world.deps.ads, house: [] } };
  const content = world.deps.catalog().find('40001');
  if (!content) throw new Error('The film is gone');
  const choices = { sale: 'refused', statistics: null } as const;
  const viewer = (privacy: { signal: boolean; choices: typeof choices | { sale: null; statistics: null } }) =>
    ({
      signedIn: false,
      viewingAge: 'adult',
      country: 'US',
      address: toLimitAddress('10.8.1.1'),
      refreshCookie: null,
      privacy,
    }) as const;
  expect(await planAds(empty, viewer({ signal: false, choices }), content)).toBeNull();
  expect(await planAds(empty, viewer({ signal: false, choices: { sale: null, statistics: null } }), content)).not.toBeNull();
});

const storedOf = async (options: TestCallOptions): Promise<number> => {
  const playback_id = await issuePlayback('50', options);
  const report = { content_id: '50', playback_id, events: [{ sequence: 1, age: 0, position: 0, event: 'check' }] };
  expect((await call('trackPlayback', report, options)).status).toBe(200);
  const rows = await connection.database
    .selectFrom('playback_events')
    .select('sequence')
    .where('playback_id', '=', playback_id.slice(0, 16))
    .execute();
  return rows.length;
};
const counted = (statistics: string): TestCallOptions => ({ cookies: { madang_privacy: `.${statistics}` } });

test('playback is counted until an opt-out, and in opt-in countries only after a yes', async () => {
  expect(await storedOf(stranger())).toBe(1);
  expect(await storedOf({ ...stranger(), ...counted('refused') })).toBe(0);
  expect(await storedOf({ ...stranger(), country: 'DE' })).toBe(0);
  expect(await storedOf({ ...stranger(), country: 'DE', ...counted('allowed') })).toBe(1);
  const person = await signUp();
  await call('changePrivacyChoices', { sale: 'allowed', statistics: 'refused' }, { as: person.access_token });
  expect(await storedOf({ as: person.access_token })).toBe(0);
});

test('titles opened from search are counted by that choice too', async () => {
  const picks = async (options: TestCallOptions) => {
    await call('trackSearch', { q: 'moon', content_id: '51', search_src: 'header', result_count: 1 }, options);
    const { count } = await connection.database
      .selectFrom('search_picks')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const before = await picks({ ...stranger(), ...counted('refused') });
  expect(await picks({ ...stranger(), country: 'FR' })).toBe(before);
  expect(await picks(stranger())).toBe(before + 1);
});

test('choices are returned with what applies, and the signal outweighs a yes', async () => {
  const unsaid = await call('getPrivacyChoices', {}, stranger());
  expect(unsaid.object).toEqual({
    signal: false,
    sale: { choice: null, allowed: true },
    statistics: { choice: null, allowed: true },
  });
  const signalled = await call(
    'getPrivacyChoices',
    {},
    { ...stranger(), ...SIGNAL, ...withSaleChoice('allowed'), country: 'IE' },
  );
  expect(signalled.object).toEqual({
    signal: true,
    sale: { choice: 'allowed', allowed: false },
    statistics: { choice: 'allowed', allowed: true },
  });
  expect(unsaid.response.headers['cache-control']).toBe('no-store');
});

test('a choice is kept in the browser for a year, in a cookie that identifies no person', async () => {
  const { response, object } = await call('changePrivacyChoices', { sale: 'refused', statistics: 'allowed' }, stranger());
  expect(object).toMatchObject({ sale: { choice: 'refused', allowed: false } });
  expect(response.cookies).toEqual([
    { name: 'madang_privacy', value: 'refused.allowed', path: '/', maxAge: 365 * 86_400, sameSite: 'Lax', secure: true },
  ]);
  expect((await call('changePrivacyChoices', { sale: 'maybe', statistics: 'allowed' })).body.reason).toBe('INPUT_INVALID');
});

test('the site says that it honours the signal', async () => {
  const answer = await app.inject('/.well-known/gpc.json');
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.json()).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string });
});
