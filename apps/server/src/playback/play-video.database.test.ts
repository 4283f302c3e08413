import type { PolicyRange } from '@madang/domain/catalog/vocabulary.ts';
import { afterAll, expect, test } from 'vitest';
import { type TestCallOptions, startApp } from '../app.fixture.ts';
import { FILMS } from '../catalog/catalog.fixture.ts';

const { call, signUp, signUpAs, entitle, connection, clock, app, close } = await startApp();
afterAll(close);

const play = (content_id: string, options?: TestCallOptions, more: object = {}) =>
  call('playVideo', { content_id, ...more }, options);
const FILM_OF: Readonly<Record<PolicyRange, string>> = {
  FREE: FILMS.free.id,
  'AVOD-A': FILMS.withAds.id,
  'AVOD-R': FILMS.registered.id,
  SVOD: FILMS.subscribers.id,
};
const USER_ADS = { tag_url: expect.stringContaining('/ads/user?') as string };
const ANONYMOUS_ADS = { tag_url: expect.stringContaining('/ads/anonymous?') as string };

const personWith = async (plan: 'Basic' | 'Premium' | null): Promise<TestCallOptions> => {
  const user = await signUp();
  if (plan) await entitle(user.id, plan);
  return { as: user.access_token };
};
const partner = async (): Promise<TestCallOptions> => {
  const user = await signUp();
  await connection.database.updateTable('accounts').set({ user_type: 'odk' }).where('id', '=', user.id).execute();
  clock.now += 2000;
  return { as: user.access_token };
};
const WHO = {
  'an anonymous visitor': {},
  'someone registered': await personWith(null),
  'a Basic subscriber': await personWith('Basic'),
  'a Premium subscriber': await personWith('Premium'),
  'someone a partner pays for': await partner(),
} as const;

/** The result for each viewer and range: a refusal, or the film with or without ads (PL-10 to PL-25). */
const TABLE: Readonly<Record<keyof typeof WHO, Readonly<Record<PolicyRange, string | null | typeof USER_ADS>>>> = {
  'an anonymous visitor': { FREE: null, 'AVOD-A': ANONYMOUS_ADS, 'AVOD-R': 'SIGN_IN_NEEDED', SVOD: 'SIGN_IN_NEEDED' },
  'someone registered': { FREE: null, 'AVOD-A': USER_ADS, 'AVOD-R': USER_ADS, SVOD: 'SUBSCRIPTION_NEEDED' },
  'a Basic subscriber': { FREE: null, 'AVOD-A': USER_ADS, 'AVOD-R': USER_ADS, SVOD: null },
  'a Premium subscriber': { FREE: null, 'AVOD-A': null, 'AVOD-R': null, SVOD: null },
  'someone a partner pays for': { FREE: null, 'AVOD-A': USER_ADS, 'AVOD-R': USER_ADS, SVOD: null },
};
const cells = (Object.keys(WHO) as (keyof typeof WHO)[]).flatMap((who) =>
  (Object.keys(FILM_OF) as PolicyRange[]).map((range) => ({ who, range })),
);

test.each(cells)(
  '$who opens $range [PL-10] [PL-11] [PL-12] [PL-13] [PL-14] [PL-15] [PL-16] [PL-17] [PL-18] [PL-19] [PL-20] [PL-23] [PL-25]',
  async ({ who, range }) => {
    const expected = TABLE[who][range];
    const { status, body, object } = await play(FILM_OF[range], WHO[who]);
    if (typeof expected === 'string') {
      expect([status, body.reason]).toEqual([expected === 'SIGN_IN_NEEDED' ? 401 : 403, expected]);
      expect(JSON.stringify(body)).not.toContain('/media/');
    } else {
      expect(status).toBe(200);
      expect(object['ads']).toEqual(expected && { ...expected, breaks: expect.any(Array) as unknown });
      expect(String(object['manifest_url'])).toMatch(/^\/media\/[\w.-]+\/film-a\//);
    }
  },
);

test('a title of the free catalogue plays without a subscription [CA-10]', async () => {
  const { objects } = await call('listCollection', { collection_id: '29' });
  for (const { id } of objects) expect((await play(String(id))).status).toBe(200);
  expect(objects).toHaveLength(1);
});

test('the answer is all that a player needs [PL-09] [PL-30]', async () => {
  const { object } = await play('40001', WHO['a Basic subscriber'], { device: 'web', profile_id: 'anything' });
  expect(object).toMatchObject({
    content_id: '40001',
    duration: 3600,
    resume_position: 0,
    audio: [{ language: 'ko' }, { language: 'en' }],
    subtitles: [
      { language: 'en_us', kind: 'subtitles', file: 's-en.vtt' },
      { language: 'en_us', kind: 'captions', file: 's-en-cc.vtt' },
      { language: 'vi_vn', kind: 'subtitles', file: 's-vi.vtt' },
    ],
    intro: null,
    credits_at: null,
    next: { id: '40002', meta: { episode_number: 2 } },
    expires_at: new Date(Math.floor((clock.now + 180_000) / 1000) * 1000).toISOString(),
    renew_after: 30,
  });
});

test('the profile’s subtitle language comes first [PL-30] [PR-43] [SE-17]', async () => {
  const { access_token } = await signUp({ language: 'vi_vn' });
  const { object } = await play('50', { as: access_token });
  expect((object['subtitles'] as { language: string }[]).map(({ language }) => language)).toEqual(['vi_vn', 'en_us', 'en_us']);
});

test('the last episode and a film have no next one', async () => {
  const premium = WHO['a Premium subscriber'];
  expect((await play('40030', premium)).object['next']).toBeNull();
  expect((await play('50', premium)).object['next']).toBeNull();
});

test.each([
  ['preparing', '54', 409, 'CONTENT_PREPARING'],
  ['coming soon', '55', 409, 'CONTENT_COMING_SOON'],
  ['expired', '56', 410, 'CONTENT_EXPIRED'],
  ['without a film', '59', 409, 'CONTENT_PREPARING'],
  ['whose film is not there', '61', 409, 'CONTENT_PREPARING'],
  ['a series', '40', 409, 'CONTENT_NOT_PLAYABLE'],
  ['a webtoon', '60', 409, 'CONTENT_NOT_PLAYABLE'],
  ['unknown', '999', 404, 'CONTENT_NOT_FOUND'],
  ['offered elsewhere', '57', 403, 'CONTENT_NOT_IN_COUNTRY'],
] as const)('what is %s does not play and says so [PL-35]', async (_what, id, status, reason) => {
  for (const who of [{}, WHO['a Premium subscriber']]) {
    const { status: given, body } = await play(id, who);
    expect([given, body.reason]).toEqual([status, reason]);
  }
});

test('a title plays in its country', async () => {
  expect((await play('57', { country: 'BR' })).status).toBe(200);
});

test('a title above the profile’s age does not play, and no URL is signed [PL-36] [PR-25]', async () => {
  for (const [age, id] of [
    ['family', '40001'],
    ['family', '58'],
    ['teen', '58'],
  ] as const) {
    const { status, body } = await play(id, { as: (await signUpAs(age)).access_token });
    expect([status, body.reason, body.code]).toEqual([403, 'RATED_ABOVE_PROFILE', '4001']);
    expect(JSON.stringify(body)).not.toContain('/media/');
  }
});

test('an anonymous visitor signs in for the next episode [PL-21]', async () => {
  expect((await play('40001')).status).toBe(200);
  expect((await play('40001', {}, { from: 'auto-next' })).body.reason).toBe('SIGN_IN_NEEDED');
  expect((await play('40001', WHO['someone registered'], { from: 'auto-next' })).status).toBe(200);
});

test('playing stops being allowed when the subscription has run out [PL-48]', async () => {
  const user = await signUp();
  await entitle(user.id, 'Premium', clock.now + 60_000);
  const as = { as: user.access_token };
  expect((await play('53', as)).status).toBe(200);
  expect((await call('getEntitlement', {}, as)).object).toEqual({ entitlement: { plan: 'Premium', period: 'monthly' } });
  expect((await call('getActiveSubscription', {}, as)).object).toMatchObject({
    sku: 'WEB_PREMIUM_MONTHLY_USD',
    payment_gateway: 'CARD',
    period: 'monthly',
  });
  clock.now += 60_000;
  expect((await play('53', as)).body).toMatchObject({ reason: 'SUBSCRIPTION_NEEDED', code: '4003' });
  expect((await call('getEntitlement', {}, as)).object).toEqual({ entitlement: null });
  expect((await call('getActiveSubscription', {}, as)).object).toBeNull();
});

test('claims of the caller about itself have no effect', async () => {
  const { access_token } = await signUp();
  const claims = { entitlement: 'Premium', is_entitle: true, viewing_age: 'adult', partnerBilled: true, policy_range: 'FREE' };
  expect((await play('53', { as: access_token }, claims)).body.reason).toBe('SUBSCRIPTION_NEEDED');
});

test('the address is of this server, signed, and refused when it is altered or too old [PL-43]', async () => {
  const address = String((await play('50')).object['manifest_url']);
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  expect(await statusOf(address)).toBe(200);
  const [, , token = ''] = address.split('/');
  expect(await statusOf(address.replace(token, `${token.slice(0, 20)}${token[20] === 'A' ? 'B' : 'A'}${token.slice(21)}`))).toBe(
    403,
  );
  expect(await statusOf(address.replace('film-a', 'film-b'))).toBe(403);
  clock.now += 180_000;
  expect(await statusOf(address)).toBe(403);
});
