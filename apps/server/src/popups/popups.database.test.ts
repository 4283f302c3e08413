import { randomUUID } from 'node:crypto';
import { ROUTES } from '@madang/contract/routes.ts';
import { NOON } from '@madang/database/database.fixture.ts';
import { POPUP_PLACEMENTS } from '@madang/domain/popups/popup.ts';
import { LIMITS } from '@madang/domain/shared/limits.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, startApp } from '../app.fixture.ts';
import { FILMS } from '../catalog/catalog.fixture.ts';
import { toLimitAddress } from '../ports/limits.ts';
import { forgetPopupEvents } from './popups.jobs.ts';

const { call, signUp, entitle, app, cache, clock, connection, deps, close } = await startApp();
afterAll(close);

const DAY = 86_400_000;
const OPERATOR = { as: 'operator operator key' };
const { main } = POPUP_PLACEMENTS;
const texts = (text: string) => ({ en: text, pt: `${text} pt`, es: `${text} es`, zh: `${text} zh`, vi: `${text} vi` });
const linked = (different: object = {}) => ({
  type: 'internal',
  url: '/plan',
  tracking_id: 'weekend',
  popup_tracking_id: 'weekend-1',
  ...different,
});
const written = (id: string, different: object = {}) => ({
  notice_id: id,
  placement: main,
  img_url: '/img/v1/1001/popup',
  link: linked(),
  start_date: new Date(NOON - 2 * DAY).toISOString(),
  end_date: new Date(NOON + DAY).toISOString(),
  ...different,
});
const publish = async (...popups: readonly object[]): Promise<void> => {
  const { status, body, object } = await call('changePopups', { popups }, OPERATOR);
  expect([status, body, object]).toEqual([200, expect.anything(), { popups: popups.length }]);
  cache.clear();
};
interface From {
  readonly as?: string;
  readonly country?: string;
}
const popupsAt = async (placement: string, from: From = {}) => {
  const { status, objects, total } = await call('listPopups', { placement }, from);
  expect([status, total]).toEqual([200, objects.length]);
  return objects;
};
const shownAt = async (placement: string, from?: From) => (await popupsAt(placement, from)).map(({ notice_id: id }) => id);

beforeEach(() => {
  clock.now = NOON;
});

const viewer = await signUp();
const subscriber = await signUp();
await entitle(subscriber.id, 'Basic');

const LED = { tracking_id: 'weekend', popup_tracking_id: 'weekend-1' };
const NO_LINK = {
  ...LED,
  url: null,
  content_id: null,
  content_title: null,
  button_title: { en: '', pt: '', es: '', zh: '', vi: '' },
  exposure_settings: { interval_hour: 24, maximum_shown_count: 0 },
  target_api: null,
  checkout: null,
};
const CHECKOUT = {
  currency: 'USD',
  sku: 'WEB_PREMIUM_ANNUAL_USD',
  gateway_code: 'CARD',
  period: 'annual',
  skip_trial: true,
  renewable: true,
  campaign_id: null,
  coupon_code: 'DEMO20OFF',
  entitlement: 'Premium',
};

test('a call of the second version answers with a list of the popups of a placement [PO-17]', async () => {
  expect(ROUTES.listPopups).toBe('GET /api/content/v02/fe/notice/popup');
  await publish(written('plans'));
  const { statusCode, body } = await app.inject({
    url: `/api/content/v02/fe/notice/popup?placement=${main}`,
    headers: { authorization: 'anonymous' },
  });
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ code: '0000', objects: [{ notice_id: 'plans', placement: main }], total_count: 1 });
});

test('a popup carries its name, its picture and where each kind of link leads [PO-02] [PO-03] [PO-04] [PO-05] [PO-06] [PO-07] [PO-08] [PO-09] [PO-16]', async () => {
  await publish(
    written('a-inside'),
    written('b-outside', { link: linked({ type: 'external', url: 'https://elsewhere.example/korea' }) }),
    written('c-title', { link: { type: 'content', content_id: FILMS.free.id, content_title: texts('Ten'), ...LED } }),
    written('d-checkout', { link: { type: 'checkout', checkout: CHECKOUT, ...LED } }),
    written('e-nothing', { link: { type: 'checkout', checkout: null, ...LED } }),
  );
  const all = {
    placement: main,
    img_url: '/img/v1/1001/popup-1168x656.webp',
    width: 1168,
    height: 656,
  };
  expect(await popupsAt(main)).toEqual([
    { ...all, notice_id: 'a-inside', link: { ...NO_LINK, type: 'internal', url: '/plan' } },
    { ...all, notice_id: 'b-outside', link: { ...NO_LINK, type: 'external', url: 'https://elsewhere.example/korea' } },
    {
      ...all,
      notice_id: 'c-title',
      link: { ...NO_LINK, type: 'content', content_id: FILMS.free.id, content_title: texts('Ten') },
    },
    { ...all, notice_id: 'd-checkout', link: { ...NO_LINK, type: 'checkout', checkout: CHECKOUT } },
    { ...all, notice_id: 'e-nothing', link: { ...NO_LINK, type: 'checkout' } },
  ]);
});

test('a link says what its button reads, how often it is shown, and what is called before it leads on [PO-10] [PO-11] [PO-12] [PO-13] [PO-14] [PO-15]', async () => {
  const link = {
    button_title: texts('Read on'),
    exposure_settings: { interval_hour: 0.5, maximum_shown_count: 3 },
    target_api: {
      path: '/api/content/v01/fe/favorite/add',
      http_method: 'POST',
      request_body: { content_id: '50', times: 2, quiet: true, note: null },
    },
  };
  await publish(written('a', { link: linked(link) }), written('b', { link: linked({ ...link, target_api: null }) }));
  const [first, second] = await popupsAt(main);
  expect(first?.['link']).toEqual({ ...NO_LINK, type: 'internal', url: '/plan', ...link });
  expect(second?.['link']).toEqual({ ...NO_LINK, type: 'internal', url: '/plan', ...link, target_api: null });
});

test.each([
  [1752, 984],
  [1443, 810],
  [1168, 656],
  [840, 472],
])('a popup %i pixels wide asks for a picture of that width, %i high [PO-41] [PO-42] [PO-43]', async (width, height) => {
  await publish(written('wide', { width }));
  expect(await popupsAt(main)).toMatchObject([{ width, height, img_url: `/img/v1/1001/popup-${width}x${height}.webp` }]);
});

test('a popup without a width is 1168 pixels wide [PO-44] [CA-75]', async () => {
  await publish(written('usual'));
  expect(await popupsAt(main)).toMatchObject([{ width: 1168, height: 656, img_url: '/img/v1/1001/popup-1168x656.webp' }]);
});

test('each placement has its own popups, by route activity code [PO-26]', async () => {
  expect(POPUP_PLACEMENTS).toEqual({
    main: '30_007_01_01',
    live: '30_008_01_01',
    catalog: '30_009_01_01',
    list: '30_010_01_01',
    search: '30_011_01_01',
    plan: '30_014_01_01',
    favorites: '30_015_01_01',
    history: '30_015_01_02',
    account: '30_016_01_01',
    cancelPlan: '30_016_03_02',
    webtoon: '30_018_01_01',
  });
  await publish(...Object.values(POPUP_PLACEMENTS).map((placement, index) => written(`popup-${index}`, { placement })));
  for (const [index, placement] of Object.values(POPUP_PLACEMENTS).entries())
    expect(await shownAt(placement)).toEqual([`popup-${index}`]);
  expect((await call('listPopups', { placement: '30_999_01_01' })).status).toBe(400);
});

test('each kind of viewer gets its popups, by session and not by a claim in the call', async () => {
  await publish(...['anonymous', 'avod', 'svod'].map((kind) => written(kind, { user_types: [kind] })), written('everybody'));
  expect(await shownAt(main)).toEqual(['anonymous', 'everybody']);
  expect(await shownAt(main, { as: viewer.access_token })).toEqual(['avod', 'everybody']);
  expect(await shownAt(main, { as: subscriber.access_token })).toEqual(['everybody', 'svod']);
});

test('a popup is shown from its beginning until its end comes, and six at a time', async () => {
  const soon = { start_date: new Date(NOON + 1000).toISOString() };
  const brief = { end_date: new Date(NOON + 2000).toISOString() };
  await publish(written('now', brief), written('soon', soon), written('over', { end_date: new Date(NOON).toISOString() }));
  expect(await shownAt(main)).toEqual(['now']);
  clock.now += 1000;
  expect(await shownAt(main, { as: viewer.access_token })).toEqual(['soon', 'now']);
  clock.now += 1000;
  expect(await shownAt(main, { as: viewer.access_token })).toEqual(['soon']);
  await publish(...Array.from({ length: 9 }, (_, index) => written(`popup-${index}`)));
  expect(await shownAt(main)).toEqual(['popup-0', 'popup-1', 'popup-2', 'popup-3', 'popup-4', 'popup-5']);
});

test('a title is shown only to whom the catalogue shows it: in its country, and to profiles of its age', async () => {
  const titles = { 'for-all': FILMS.free.id, brazil: FILMS.inBrazil.id, adults: FILMS.forAdults.id, gone: '999' };
  const link = (content_id: string) => ({ type: 'content', content_id, content_title: texts('Title'), ...LED });
  const popups = Object.entries(titles).map(([id, contentId]) => written(id, { link: link(contentId) }));
  await publish(...popups, written('plans'));
  expect(await shownAt(main)).toEqual(['adults', 'for-all', 'plans']);
  expect(await shownAt(main, { country: 'BR' })).toEqual(['adults', 'brazil', 'for-all', 'plans']);
  const family = await signUp();
  const as = family.access_token;
  expect(await shownAt(main, { as })).toEqual(['adults', 'for-all', 'plans']);
  await call('changeProfile', { id: family.profile?.id, rating_value: 'family', password: PASSWORD }, { as });
  expect(await shownAt(main, { as })).toEqual(['for-all', 'plans']);
});

describe('popups of an operator', () => {
  const refused = async (popup: object) => {
    const { status, body } = await call('changePopups', { popups: [popup] }, OPERATOR);
    expect(status, JSON.stringify(popup)).toBe(400);
    return Object.keys(body.fields ?? {});
  };

  test('replace the previous list, for anonymous visitors after the cache time of half a minute', async () => {
    await publish(written('old'));
    expect(await shownAt(main)).toEqual(['old']);
    await call('changePopups', { popups: [written('new')] }, OPERATOR);
    expect(await shownAt(main, { as: viewer.access_token })).toEqual(['new']);
    clock.now += 30_000;
    expect(await shownAt(main)).toEqual(['new']);
  });

  test('is taken from operators only', async () => {
    const [, url = ''] = ROUTES.changePopups.split(' ');
    for (const authorization of ['anonymous', viewer.access_token, 'operator another key']) {
      const { statusCode } = await app.inject({ method: 'PUT', url, headers: { authorization }, payload: { popups: [] } });
      expect(statusCode).toBe(401);
    }
  });

  test.each(['javascript:alert(1)', '//elsewhere.example', '/\\elsewhere.example', 'http://elsewhere.example', 'plan'])(
    'leads nowhere but to this site, or to another by https: %j',
    async (url) => {
      for (const type of ['internal', 'external'])
        expect(await refused(written('a', { link: linked({ type, url }) }))).toEqual(['popups.0.link.url']);
    },
  );

  test('calls nothing but this site, in the five ways there are', async () => {
    const calls = (different: object) =>
      written('a', { link: linked({ target_api: { path: '/api/x', http_method: 'GET', request_body: null, ...different } }) });
    for (const path of ['https://elsewhere.example/api/', '//elsewhere.example/api/', '/en_us/main', 'api/x'])
      expect(await refused(calls({ path }))).toEqual(['popups.0.link.target_api.path']);
    for (const http_method of ['HEAD', 'get', ''])
      expect(await refused(calls({ http_method }))).toEqual(['popups.0.link.target_api.http_method']);
    await publish(
      ...['GET', 'POST', 'DELETE', 'PATCH', 'PUT'].map((way) => ({
        ...calls({ http_method: way }),
        notice_id: way.toLowerCase(),
      })),
    );
  });

  test('shows pictures of this site only, in the widths that are drawn', async () => {
    for (const img_url of ['https://elsewhere.example/img/a', '//elsewhere.example/img/a', '/api/x', '/img/a?b', '/img/'])
      expect(await refused(written('a', { img_url }))).toEqual(['popups.0.img_url']);
    expect(await refused(written('a', { width: 1000 }))).toEqual(['popups.0.width']);
  });

  test('must end after they begin, and have unique IDs', async () => {
    expect(await refused(written('a', { end_date: new Date(NOON - 2 * DAY).toISOString() }))).toEqual(['popups.0.end_date']);
    expect(await refused(written('Not an id'))).toEqual(['popups.0.notice_id']);
    const twice = await call('changePopups', { popups: [written('a'), written('a')] }, OPERATOR);
    expect([twice.status, twice.body.fields]).toEqual([400, { popups: 'two have the same notice_id' }]);
  });
});

describe('popup reports of browsers', () => {
  const popupEvent = (different: object = {}) => ({ event_id: randomUUID(), event: 'impression', ...LED, ...different });
  const stored = (id: string) => connection.database.selectFrom('popup_events').selectAll().where('event_id', '=', id).execute();

  test('that one was seen or followed is kept with its two ids, and by whom [AN-13]', async () => {
    const [seen, followed] = [popupEvent(), popupEvent({ event: 'click' })];
    expect((await call('trackPopup', seen)).body).toMatchObject({ code: '0000', object: null });
    expect((await call('trackPopup', followed, { as: viewer.access_token })).status).toBe(200);
    const kept = { tracking_id: 'weekend', popup_tracking_id: 'weekend-1', occurred_at: NOON };
    expect(await stored(seen.event_id)).toEqual([{ ...kept, event_id: seen.event_id, kind: 'impression', account_id: null }]);
    expect(await stored(followed.event_id)).toEqual([
      { ...kept, event_id: followed.event_id, kind: 'click', account_id: viewer.id },
    ]);
  });

  test('a retried report counts once, from any sender at any time', async () => {
    const event = popupEvent();
    const first = await call('trackPopup', event, { as: viewer.access_token });
    clock.now += 1000;
    const again = await Promise.all(Array.from({ length: 8 }, () => call('trackPopup', event)));
    for (const { status, body } of again) expect([status, body]).toEqual([first.status, first.body]);
    expect(await stored(event.event_id)).toMatchObject([{ account_id: viewer.id, occurred_at: NOON }]);
  });

  test('a report by a viewer who opted out of statistics is accepted and not stored', async () => {
    const [refusedEvent, allowed] = [popupEvent(), popupEvent()];
    expect((await call('trackPopup', refusedEvent, { country: 'DE' })).status).toBe(200);
    expect(await stored(refusedEvent.event_id)).toEqual([]);
    const german = await signUp();
    await call('changePrivacyChoices', { sale: 'refused', statistics: 'allowed' }, { as: german.access_token });
    await call('trackPopup', allowed, { as: german.access_token, country: 'DE' });
    expect(await stored(allowed.event_id)).toHaveLength(1);
  });

  test('has the form of what it says', async () => {
    for (const wrong of [{ event_id: 'x' }, { event: 'hover' }, { tracking_id: '<b>' }, { popup_tracking_id: '' }])
      expect((await call('trackPopup', popupEvent(wrong))).body.reason, JSON.stringify(wrong)).toBe('INPUT_INVALID');
  });

  test.each([
    ['trackPopup', '10.7.7.7'],
    ['trackPopupOfDay', '10.7.7.9'],
  ] as const)('an address over the limit %s is refused', async (limit, address) => {
    await deps.limits.take(limit, toLimitAddress(address), { points: LIMITS[limit].points });
    expect((await call('trackPopup', popupEvent(), { address })).body.reason).toBe('TOO_MANY_ATTEMPTS');
  });

  test('is kept for ninety days, and goes with the account', async () => {
    const [old, young, own] = [popupEvent(), popupEvent(), popupEvent()];
    await call('trackPopup', old);
    clock.now += 2 * DAY;
    const leaving = await signUp();
    await call('trackPopup', young);
    await call('trackPopup', own, { as: leaving.access_token });
    clock.now = NOON + 90 * DAY;
    await forgetPopupEvents(deps);
    expect(await stored(old.event_id)).toHaveLength(1);
    clock.now += DAY;
    await forgetPopupEvents(deps, AbortSignal.abort());
    expect(await stored(old.event_id)).toHaveLength(1);
    await forgetPopupEvents(deps, new AbortController().signal);
    expect(
      [await stored(old.event_id), await stored(young.event_id), await stored(own.event_id)].map((rows) => rows.length),
    ).toEqual([0, 1, 1]);
    await connection.database.deleteFrom('accounts').where('id', '=', leaving.id).execute();
    expect(await stored(own.event_id)).toEqual([]);
  });
});

test.each([
  ['another plan', { entitlement: 'Basic' }],
  ['another period', { period: 'monthly' }],
  ['nothing that is sold', { sku: 'NOTHING' }],
])('an offer whose sku sells %s than what stands beside it is refused [PO-16]', async (_what, wrong) => {
  const link = { type: 'checkout', checkout: { ...CHECKOUT, ...wrong }, ...LED };
  const { status } = await call('changePopups', { popups: [written('offer', { link })] }, OPERATOR);
  expect(status).toBe(400);
});
