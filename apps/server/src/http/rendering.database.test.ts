import { tmpdir } from 'node:os';
import { HOLDS_CARD_FIELDS, recurlyFieldsUrl, stripeFieldsUrl } from '@madang/contract/billing/card-fields.ts';
import { VIEWING_AGES, type ViewingAge } from '@madang/domain/profiles/viewing-age.ts';
import type { render as Render } from '@madang/web/render';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startApp } from '../app.fixture.ts';
import { COOKIES } from './cookies.ts';

interface Page {
  /** The list as the visitor's own calls give it, and as it is remembered for the audience. */
  readonly own: readonly string[];
  readonly remembered: readonly string[];
  /** How often the list has been made for a page so far. */
  readonly made: number;
  /** What the visitor has begun and is recommended, as the page's own calls give it; null for people without a history. */
  readonly begun: readonly string[] | null;
  readonly recommended: readonly string[];
}

const idsOf = ({ objects }: { readonly objects: readonly { readonly id?: unknown }[] }) => objects.map(({ id }) => String(id));

let made = 0;
/** A page that shows the same list twice. */
const render: typeof Render = async (request, { api, audience, session }) => {
  const remembered = await audience.remember('list', async (anonymousCalls) => {
    made += 1;
    return idsOf(await anonymousCalls.listCollection({ collection_id: '22', limit: 100 }));
  });
  const page: Page = {
    own: idsOf(await api.listCollection({ collection_id: '22', limit: 100 })),
    remembered,
    made,
    begun: session && idsOf(await api.listContinueWatching()),
    recommended: idsOf(await api.listRecommendations({ limit: 100 })),
  };
  // In pieces, as pages are: text beside what was encoded before.
  const [first = '', ...others] = JSON.stringify(page).split(/(?=,)/);
  const holdsCards = new URL(request.url).pathname === '/en_us/checkout';
  const headers = new Headers({ 'content-type': 'text/html', ...(holdsCards && { [HOLDS_CARD_FIELDS]: 'yes' }) });
  return { status: 200, headers, body: [first, Buffer.from(others.join(''))] };
};

const web = { render, publicAddress: (url: string) => url, assets: tmpdir(), pictures: tmpdir() };
const { app, call, cache, clock, connection, deps, source, signUp, signUpAs, addProfile, close } = await startApp({}, web);
afterAll(close);

const openPage = async (token: string | null, country = 'US'): Promise<Page> => {
  cache.clear();
  const cookies = { [COOKIES.token]: token ?? '', [COOKIES.refresh]: 'x', [COOKIES.udid]: 'x', [COOKIES.profile]: 'x' };
  const signedIn = token !== null && { cookies: { ...cookies, [COOKIES.userType]: '1' } };
  const { body, headers } = await app.inject({ url: '/en_us/main', headers: { 'x-country': country }, ...signedIn });
  if (token !== null) expect(headers['cache-control']).toBe('no-store');
  return JSON.parse(body) as Page;
};

const FOR_ADULTS = '58';
const IN_BRAZIL = '57';

test('data cached for an audience is never shown to another, in any order of requests', async () => {
  const viewers: { readonly age: ViewingAge; readonly token: string; readonly country: string }[] = [];
  for (const age of [...VIEWING_AGES, ...VIEWING_AGES])
    for (const country of ['US', 'BR']) viewers.push({ age, country, token: (await signUpAs(age)).access_token });
  for (const { age, token, country } of [...viewers, ...viewers.toReversed()]) {
    const { own, remembered } = await openPage(token, country);
    expect(remembered, `${age} ${country}`).toEqual(own);
    expect(remembered.includes(FOR_ADULTS)).toBe(age === 'adult');
    expect(remembered.includes(IN_BRAZIL)).toBe(country === 'BR');
  }
  expect(made).toBe(VIEWING_AGES.length * 2);
});

test('shared similarity data reveals no history or recommendations of another viewer', async () => {
  const viewers = await Promise.all(
    ['50', '51', null]
      .flatMap((watched) => [
        { watched, age: 'adult' as const, country: 'US' },
        { watched, age: 'family' as const, country: 'BR' },
      ])
      .map(async (viewer) => ({ ...viewer, as: (await signUpAs(viewer.age)).access_token })),
  );
  for (const { watched, as } of viewers) {
    const report = { event: 'progress', position: 600, sequence: 1, playback_id: 'p' } as const;
    if (watched !== null) await call('trackWatch', { content_id: watched, ...report }, { as });
  }
  for (const { watched, as, country } of [...viewers, ...viewers.toReversed()]) {
    const { begun, recommended } = await openPage(as, country);
    expect(begun, `${watched} ${country}`).toEqual(idsOf(await call('listContinueWatching', {}, { as, country })));
    expect(recommended).toEqual(idsOf(await call('listRecommendations', { limit: 100 }, { as, country })));
    expect(recommended).not.toContain(watched);
  }
  const pages = await Promise.all(viewers.map(({ as, country }) => openPage(as, country)));
  expect(new Set(pages.map(({ begun }) => JSON.stringify(begun))).size).toBe(3);
  const alone = await openPage(null);
  expect(alone.begun).toBeNull();
});

test('where a session cannot be brought back because something broke, the page works as for a stranger, and the session is kept [SE-71]', async () => {
  const user = await signUp();
  clock.now += 11 * 60_000;
  const cookies = {
    [COOKIES.token]: user.access_token,
    [COOKIES.refresh]: user.refresh_token,
    [COOKIES.udid]: 'x',
    [COOKIES.profile]: 'x',
    [COOKIES.userType]: '1',
  };
  const { inTransaction } = deps;
  Object.assign(deps, { inTransaction: () => Promise.reject(new Error('broken')) });
  const broken = await app.inject({ url: '/en_us/main', cookies });
  Object.assign(deps, { inTransaction });
  expect([broken.statusCode, broken.cookies]).toEqual([200, []]);
  expect(broken.json<Page>().begun).toBeNull();
  const mended = await app.inject({ url: '/en_us/main', cookies });
  expect(mended.json<Page>().begun).toEqual([]);
});

test('a page leaves whole, with its length', async () => {
  const { headers, body } = await app.inject({ url: '/pt_br/main' });
  expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
  expect(headers['transfer-encoding']).toBeUndefined();
  expect(JSON.parse(body)).toMatchObject({ own: expect.arrayContaining([FOR_ADULTS]) });
});

test('a profile of another age has its own page at once', async () => {
  const user = await signUp();
  expect((await openPage(user.access_token)).remembered).toContain(FOR_ADULTS);
  await call('selectProfile', { id: await addProfile(user, 'family') }, { as: user.access_token });
  expect((await openPage(user.access_token)).remembered).not.toContain(FOR_ADULTS);
});

test('anonymous visitors get the adult version, whatever was rendered before', async () => {
  await openPage((await signUpAs('family')).access_token);
  expect((await openPage(null)).remembered).toContain(FOR_ADULTS);
});

test('on another day or with a new catalogue version the audience data is rebuilt', async () => {
  const before = (await openPage(null)).made;
  expect((await openPage(null)).made).toBe(before);
  clock.now += 86_400_000;
  expect((await openPage(null)).made).toBe(before + 1);
  const catalog = await connection.repositories.catalog.getAll();
  const contents = catalog.contents.filter(({ id }) => id !== FOR_ADULTS);
  await connection.repositories.catalog.replaceAll({ ...catalog, version: 'another', contents });
  await source.refresh();
  const after = await openPage(null);
  expect(after.made).toBe(before + 2);
  expect(after.remembered).not.toContain(FOR_ADULTS);
});

test('a page that shows what a browser keeps is given to no other', async () => {
  const onePage: typeof Render = (_request, { kept }) =>
    Promise.resolve({ status: 200, headers: new Headers(), body: [kept('madang_promotion') ?? 'none'] });
  const other = await startApp({}, { ...web, render: onePage });
  onTestFinished(other.close);
  const open = async (cookies: Record<string, string>) => {
    const { body, headers } = await other.app.inject({ url: '/en_us/plan', cookies });
    return [body, headers['cache-control']];
  };
  expect(await open({})).toEqual(['none', 'no-store']);
  expect(await open({ madang_promotion: '{"a":1}' })).toEqual(['{"a":1}', 'no-store']);
  expect(await open({})).toEqual(['none', 'no-store']);
});

test('a page that says that it holds the card fields may hold them, and no other page holds any frame', async () => {
  const frameSource = async (url: string) => {
    const { headers } = await app.inject({ url });
    expect(headers).not.toHaveProperty(HOLDS_CARD_FIELDS);
    return String(headers['content-security-policy'])
      .split('; ')
      .filter((directive) => directive.includes('pay.madang.example') || directive.startsWith('frame-src'));
  };
  expect(await frameSource('/en_us/checkout')).toEqual(['frame-src https://pay.madang.example']);
  expect(await frameSource('/en_us/main')).toEqual(["frame-src 'none'"]);
});

test('where Stripe takes the money, only a page with card fields may run its script', async () => {
  const other = await startApp({ payUrl: stripeFieldsUrl('pk_test_1') }, web);
  onTestFinished(other.close);
  const policyOf = async (url: string) => String((await other.app.inject({ url })).headers['content-security-policy']);
  const policy = await policyOf('/en_us/checkout');
  expect(policy).toMatch(/; script-src 'self' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/);
  expect(policy).toMatch(/; connect-src 'self'[^;]* https:\/\/api\.stripe\.com;/);
  expect(policy).toContain('; frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;');
  expect(await policyOf('/en_us/main')).not.toContain('stripe');
});

test('where Recurly keeps the cards, only a page with card fields may run its script', async () => {
  const other = await startApp({ payUrl: recurlyFieldsUrl('ewr1-a1') }, web);
  onTestFinished(other.close);
  const policyOf = async (url: string) => String((await other.app.inject({ url })).headers['content-security-policy']);
  const policy = await policyOf('/en_us/checkout');
  expect(policy).toMatch(/; script-src 'self' https:\/\/js\.recurly\.com;/);
  expect(policy).toMatch(/; connect-src 'self'[^;]* https:\/\/api\.recurly\.com;/);
  expect(policy).toContain('; frame-src https://api.recurly.com;');
  expect(await policyOf('/en_us/main')).not.toContain('recurly');
});

test('a public page whose calls met an outage is not shared with other visitors', async () => {
  const partial: typeof Render = async (_request, { api }) => {
    const title = await api.getContent({ id: '50' }).catch(() => null);
    return { status: 200, headers: new Headers(), body: [title === null ? 'a part is missing' : 'whole'] };
  };
  const other = await startApp({}, { ...web, render: partial });
  onTestFinished(other.close);
  const open = async () => {
    const { statusCode, body, headers } = await other.app.inject('/en_us/season/50');
    return [statusCode, body, headers['cache-control'], headers['etag']];
  };
  const { catalog } = other.deps;
  Object.assign(other.deps, {
    catalog: () => {
      throw Object.assign(new Error('away'), { code: '57P03' });
    },
  });
  expect(await open()).toEqual([200, 'a part is missing', 'no-store', undefined]);
  Object.assign(other.deps, { catalog });
  expect((await open()).slice(0, 3)).toEqual([200, 'whole', 'public, max-age=0, must-revalidate']);
});

test('a page that is kept carries no nonce, and one of a signed-in person a fresh one each time', async () => {
  const scripted: typeof Render = (_request, { nonce }) =>
    Promise.resolve({
      status: 200,
      headers: new Headers(),
      body: [`<style nonce="${nonce}">a{}</style><script nonce="${nonce}">go()</script><script>injected()</script>`],
    });
  const other = await startApp({}, { ...web, render: scripted });
  onTestFinished(other.close);
  const { access_token: token } = await other.signUp();
  const cookies = { [COOKIES.token]: token, [COOKIES.refresh]: 'x', [COOKIES.udid]: 'x', [COOKIES.profile]: 'x' };
  const policyOf = ({ headers }: { readonly headers: Record<string, unknown> }) => String(headers['content-security-policy']);

  const shared = await other.app.inject('/en_us/main');
  expect(shared.body).toBe('<style>a{}</style><script>go()</script><script>injected()</script>');
  expect(policyOf(shared)).not.toContain('nonce');
  expect(policyOf(shared).match(/'sha256-[^']+'/g)).toHaveLength(2);

  const own = await Promise.all([1, 2].map(() => other.app.inject({ url: '/en_us/main', cookies })));
  const nonces = own.map((answer) => /script-src 'self' 'nonce-([^']{24})';/.exec(policyOf(answer))?.[1] ?? '');
  expect(new Set(nonces).size).toBe(2);
  for (const [index, { body, headers }] of own.entries()) {
    expect(body).toContain(`<script nonce="${nonces[index]}">`);
    expect(headers['cache-control']).toBe('no-store');
  }
  for (const answer of [shared, ...own])
    expect(policyOf(answer)).not.toMatch(/style-src |style-src-elem [^;]*unsafe|script-src [^;]*unsafe/);
});
