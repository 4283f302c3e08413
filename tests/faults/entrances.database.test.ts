import { fileURLToPath } from 'node:url';
import { PASSWORD, startApp } from '@madang/server/app.fixture.ts';
import { COOKIES } from '@madang/server/http/cookies.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildWeb } from '../../tools/steps/build-web.ts';

const BUILD_MS = 600_000;
const fileIn = (path: string) => fileURLToPath(new URL(`../../apps/web/build/${path}`, import.meta.url));

type Site = Awaited<ReturnType<typeof startApp>>;
let site: Site;
let staging: Site;
beforeAll(async () => {
  await buildWeb(() => undefined);
  const { render, publicAddress } = await import('@madang/web/render');
  const web = { render, publicAddress, assets: fileIn('client'), pictures: fileIn('client') };
  site = await startApp({}, web);
  staging = await startApp({ noindex: ['home', 'season'], signUpOpen: false }, web);
}, BUILD_MS);
afterAll(async () => {
  await site.close();
  await staging.close();
});

type Cookies = Record<string, string>;

const signIn = async (email: string): Promise<Cookies> => {
  const { response } = await site.call('signIn', { email, password: PASSWORD, transport: 'cookie' });
  return Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
};

const open = async (
  path: string,
  { cookies = {}, agent = 'Mozilla/5.0', of = site }: { cookies?: Cookies; agent?: string; of?: Site } = {},
) => {
  const { statusCode, headers, body } = await of.app.inject({ url: path, headers: { 'user-agent': agent }, cookies });
  return { status: statusCode, to: headers.location ?? null, body, cache: headers['cache-control'] };
};

describe('an account that has not chosen a profile', () => {
  test.each(['signin', 'signup'])('reaches /%s, which leads on once a profile is chosen [RT-107]', async (path) => {
    const user = await site.signUp();
    const cookies = await signIn(user.username);
    const shown = await open(`/en_us/${path}`, { cookies });
    expect([shown.status, shown.to]).toEqual([200, null]);
    expect(shown.body).toContain('name="password"');
    const chosen = await site.call('selectProfile', { id: user.profile?.id }, { as: cookies[COOKIES.token] ?? '', cookies });
    const whole = { ...cookies, ...Object.fromEntries(chosen.response.cookies.map(({ name, value }) => [name, value])) };
    expect(await open(`/en_us/${path}?callbackUrl=%2Fen_us%2Flive`, { cookies: whole })).toMatchObject({
      status: 302,
      to: '/en_us/live',
    });
  });
});

describe('a search engine', () => {
  const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

  test('is led from an entrance to the page where visitors land, without the loading page [RT-120]', async () => {
    for (const path of ['/', '/en_us']) {
      expect(await open(path, { agent })).toMatchObject({ status: 302, to: '/en_us/guide' });
      expect(await open(path)).toMatchObject({ status: 302, to: '/en_us/loading' });
    }
  });

  test('finds no page that needs an account, where others are led to sign-in [RT-120]', async () => {
    for (const path of ['/en_us/account/payment', '/en_us/mypage/favorite']) {
      expect(await open(path, { agent })).toMatchObject({ status: 404, to: null, cache: 'no-store' });
      expect(await open(path)).toMatchObject({ status: 302 });
    }
  });

  test('gets the page of a title that others get, from memory [RT-120]', async () => {
    const others = await open('/en_us/season/40');
    expect(await open('/en_us/season/40', { agent })).toEqual(others);
    expect(others.status).toBe(200);
  });
});

test('the operator keeps single routes out of search engines [RT-119]', async () => {
  const robotsOf = async (path: string, of: Site) =>
    /<meta name="robots" content="([^"]+)"/.exec((await open(path, { of })).body)?.[1];
  for (const path of ['/en_us/main', '/en_us/season/40', '/en_us/catalog/30'])
    expect(await robotsOf(path, site), path).toBe('index,follow');
  expect(await robotsOf('/en_us/main', staging)).toBe('noindex');
  expect(await robotsOf('/en_us/season/40', staging)).toBe('noindex');
  expect(await robotsOf('/en_us/catalog/30', staging)).toBe('index,follow');
});

test('a closed sign-up says so at once, without a form, and leads to sign-in [ER-23] [RT-135]', async () => {
  const closed = await open('/en_us/signup', { of: staging });
  expect(closed.body).toContain('role="status"');
  expect(closed.body).toContain('Sign-up is closed for maintenance.');
  expect(closed.body).not.toContain('name="password"');
  expect(closed.body).toContain('/en_us/signin');
  const opened = await open('/en_us/signup');
  expect(opened.body).toContain('name="password"');
});
