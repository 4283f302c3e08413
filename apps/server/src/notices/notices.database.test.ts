import { ROUTES } from '@madang/contract/routes.ts';
import { NOON } from '@madang/database/database.fixture.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';

const { call, signUp, signUpAs, entitle, addProfile, app, cache, clock, close } = await startApp({
  noticeCheckMinutes: 7,
  liveRetrySeconds: 20,
  liveRecoverySeconds: 10,
});
afterAll(close);

const DAY = 86_400_000;
const OPERATOR = { as: 'operator operator key' };
const texts = (text: string) => ({ en: text, pt: `${text} pt`, es: `${text} es`, zh: `${text} zh`, vi: `${text} vi` });
const written = (id: string, different: object = {}) => ({
  notice_id: id,
  type: 'general',
  message: texts(`About ${id}`),
  start_date: new Date(NOON - 2 * DAY).toISOString(),
  end_date: new Date(NOON + DAY).toISOString(),
  ...different,
});
const publish = async (...notices: readonly object[]): Promise<void> => {
  const { status, body, object } = await call('changeNotices', { notices }, OPERATOR);
  expect([status, body, object]).toEqual([200, expect.anything(), { notices: notices.length }]);
  cache.clear();
};
const listed = async (input: object = {}, as?: string) => {
  const { status, objects } = await call('listNotices', input, as === undefined ? {} : { as });
  expect(status).toBe(200);
  return objects.map(({ notice_id: id }) => id);
};

beforeEach(() => {
  clock.now = NOON;
});

const viewer = await signUp();
const subscriber = await signUp();
await entitle(subscriber.id, 'Basic');

test('each kind of viewer gets its notices, in each place those of that place [NO-01] [NO-45]', async () => {
  const kinds = ['anonymous', 'avod', 'svod'].flatMap((kind) =>
    ['list', 'topbar', 'popup'].map((place) => written(`${kind}-${place}`, { place, user_types: [kind] })),
  );
  await publish(...kinds, written('phones', { platform_ids: ['ios'] }));
  const tokens = { anonymous: undefined, avod: viewer.access_token, svod: subscriber.access_token };
  for (const kind of ['anonymous', 'avod', 'svod'] as const) {
    const ask = (type: string) => listed({ platform_id: 'web', type, user_type: kind }, tokens[kind]);
    expect(await ask('all')).toEqual([`${kind}-list`, `${kind}-popup`, `${kind}-topbar`]);
    expect(await ask('topbar')).toEqual([`${kind}-topbar`]);
    expect(await ask('popup')).toEqual([`${kind}-popup`]);
  }
});

test('an anonymous caller gets notices for anonymous visitors only, whatever the call asks for', async () => {
  await publish(written('all'), written('subscribers', { user_types: ['svod'] }));
  for (const kind of ['avod', 'svod']) {
    const { status, body } = await call('listNotices', { user_type: kind });
    expect([status, body.code]).toEqual([401, '4002']);
  }
  expect(await listed()).toEqual(['all']);
  expect(await listed({ user_type: 'svod' }, viewer.access_token)).toEqual(['all']);
  expect(await listed({}, subscriber.access_token)).toEqual(['all', 'subscribers']);
});

test('a notice carries its words and its age in five languages, its link and its dates', async () => {
  const link = {
    type: 'internal',
    url: '/plan',
    img_url: '/img/titles/1001/still-0-330x186.webp',
    title: texts('See plans'),
    target_api: { path: '/api/content/v01/fe/favorite/add', http_method: 'POST', request_body: { content_id: '1006' } },
  };
  await publish(written('plans', { type: 'system', link }));
  const { objects, total } = await call('listNotices');
  expect(total).toBe(1);
  expect(objects).toEqual([
    {
      notice_id: 'plans',
      type: 'system',
      place: 'list',
      message: texts('About plans'),
      elapsed_time: { en: '2 days ago', pt: 'anteontem', es: 'anteayer', zh: '前天', vi: 'Hôm kia' },
      link,
      start_date: '2026-11-20T12:00:00.000Z',
      end_date: '2026-11-23T12:00:00.000Z',
    },
  ]);
});

test('before its start and from its end on a notice is not listed [NO-07] [NO-08] [NO-23]', async () => {
  await publish(
    written('now'),
    written('ended', { end_date: new Date(NOON).toISOString() }),
    written('future', { start_date: new Date(NOON + 1).toISOString() }),
  );
  expect(await listed()).toEqual(['now']);
  clock.now = NOON + 1;
  expect(await listed({}, viewer.access_token)).toEqual(['future', 'now']);
});

test('of 5, 15 and 25 notices of the three types 3, 10 and 20 are listed, the newest first [NO-03] [NO-24]', async () => {
  const many = Object.entries({ system: 5, general: 15, others: 25 }).flatMap(([type, count]) =>
    Array.from({ length: count }, (_, index) =>
      written(`${type}-${index}`, { type, start_date: new Date(NOON - DAY + index * 1000).toISOString() }),
    ),
  );
  await publish(...many);
  const ids = (await listed()).map(String);
  const countOf = (type: string) => ids.filter((id) => id.startsWith(`${type}-`)).length;
  expect(['system', 'general', 'others'].map(countOf)).toEqual([3, 10, 20]);
  expect(ids.filter((id) => id.startsWith('system'))).toEqual(['system-4', 'system-3', 'system-2']);
});

test('a session without a chosen profile counts as anonymous', async () => {
  await publish(written('strangers', { user_types: ['anonymous'] }), written('viewers', { user_types: ['avod'] }));
  const again = await call('signIn', { email: viewer.username, password: 'courtyard-26' });
  await addProfile(viewer, 'teen');
  expect(await listed({}, String(again.object['access_token']))).toEqual(['strangers']);
});

test('a notice about a title above the profile is listed for the owner of the account and not for the profile of a child', async () => {
  const adults = written('adults', { link: { type: 'internal', url: '/media/58' } });
  await publish(adults, written('unknown', { link: { type: 'internal', url: '/season/no-such-title' } }), written('plain'));
  const owner = await signUp();
  const child = await signUpAs('family');
  expect((await listed({}, owner.access_token)).toSorted()).toEqual(['adults', 'plain', 'unknown']);
  expect((await listed({}, child.access_token)).toSorted()).toEqual(['plain', 'unknown']);
});

test('the menu says how often browsers look for notices, and when they retry the channel [HF-53] [ST-71]', async () => {
  expect((await call('listMenu')).object).toMatchObject({
    id: 'web',
    config: { notice_check_seconds: 420, live_retry_seconds: 20, live_recovery_seconds: 10 },
  });
});

describe('notices of an operator', () => {
  const refused = async (notice: object) => {
    const { status, body } = await call('changeNotices', { notices: [notice] }, OPERATOR);
    expect(status, JSON.stringify(notice)).toBe(400);
    return Object.keys(body.fields ?? {});
  };

  test('replace the previous list', async () => {
    await publish(written('old'));
    await publish(written('new'));
    expect(await listed()).toEqual(['new']);
    await publish();
    expect(await listed()).toEqual([]);
  });

  test('is taken from operators only', async () => {
    const [, url = ''] = ROUTES.changeNotices.split(' ');
    for (const authorization of ['anonymous', viewer.access_token, 'operator another key']) {
      const { statusCode } = await app.inject({ method: 'PUT', url, headers: { authorization }, payload: { notices: [] } });
      expect(statusCode).toBe(401);
    }
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'http://elsewhere.example',
    'https:/\telsewhere.example\n',
    'plan',
  ])('leads nowhere but to this site, or to another by https: %j', async (url) => {
    for (const type of ['internal', 'external'])
      expect(await refused(written('a', { link: { type, url } }))).toEqual(['notices.0.link.url']);
  });

  test('calls this site only, by one of five methods [NO-28] [NO-30]', async () => {
    const target = { path: '/api/content/v01/fe/favorite/add', http_method: 'POST', request_body: null };
    const calling = (different: object) =>
      written('a', { link: { type: 'internal', url: '/plan', target_api: { ...target, ...different } } });
    for (const method of ['GET', 'POST', 'DELETE', 'PATCH', 'PUT']) await publish(calling({ http_method: method }));
    expect(await refused(calling({ http_method: 'HEAD' }))).toEqual(['notices.0.link.target_api.http_method']);
    for (const path of ['https://elsewhere.example/api/', '//elsewhere.example/api/', '/api/../process', '/plan'])
      expect(await refused(calling({ path })), path).toEqual(['notices.0.link.target_api.path']);
  });

  test('shows pictures of this site only', async () => {
    const link = { type: 'internal', url: '/plan' };
    for (const picture of ['https://elsewhere.example/pixel.gif', '//elsewhere.example/img/', '/api/gateway/v01/user/signout'])
      expect(await refused(written('a', { link: { ...link, img_url: picture } }))).toEqual(['notices.0.link.img_url']);
  });

  test('must end after they begin, be in every language, and have unique IDs', async () => {
    expect(await refused(written('a', { end_date: new Date(NOON - 2 * DAY).toISOString() }))).toEqual(['notices.0.end_date']);
    expect(await refused(written('a', { message: { ...texts('x'), vi: '' } }))).toEqual(['notices.0.message.vi']);
    expect(await refused(written('Not an id'))).toEqual(['notices.0.notice_id']);
    const twice = await call('changeNotices', { notices: [written('a'), written('a')] }, OPERATOR);
    expect([twice.status, twice.body.fields]).toEqual([400, { notices: 'two have the same notice_id' }]);
  });
});
