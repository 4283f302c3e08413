import { PASSWORD } from '@madang/server/app.fixture.ts';
import { COOKIES } from '@madang/server/http/cookies.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { BUILD_MS, type BuiltSite, startBuiltSite } from './built-site.ts';
import { pagePaths } from './page-paths.ts';

/*
 * The router's script fetches the data of a page at an address of its own (`.data`, `_routes`). A browser that opens such an address shows
 * serialized data, so no page may hand one on: as the way back after a sign-in, in a cookie, in a log line, or in its own data.
 */

let site: BuiltSite;
beforeAll(async () => {
  site = await startBuiltSite();
}, BUILD_MS);
afterAll(() => site.close());
afterEach(() => vi.restoreAllMocks());

type Cookies = Record<string, string>;

const signIn = async (email: string): Promise<Cookies> => {
  const { response } = await site.call('signIn', { email, password: PASSWORD, transport: 'cookie' });
  return Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
};

const withProfile = async (): Promise<Cookies> => {
  const user = await site.signUp();
  const cookies = await signIn(user.username);
  const { response } = await site.call('selectProfile', { id: user.profile?.id }, { as: cookies[COOKIES.token] ?? '', cookies });
  return { ...cookies, ...Object.fromEntries(response.cookies.map(({ name, value }) => [name, value])) };
};

/** Viewers whom pages lead elsewhere. */
const VIEWERS: readonly (readonly [who: string, cookies: () => Promise<Cookies>])[] = [
  ['a signed-out viewer', async () => ({})],
  [
    'a viewer whose session has ended on another device',
    async () => {
      const cookies = await withProfile();
      await site.call('signOut', {}, { as: cookies[COOKIES.token] ?? '', cookies });
      return cookies;
    },
  ],
  ['a viewer who has not chosen a profile', async () => signIn((await site.signUp()).username)],
];

const fetchData = (path: string, cookies: Cookies) =>
  site.app.inject({ url: path, headers: { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' }, cookies });

/** Of the router's own addresses, also as a parameter of another. */
const MARKS = /\.data\b|_routes|(?:%2E|%252E)data\b/i;
const QUERY = 'page=2&_routes=language%2Croot';

const faultsOf = async (path: string, cookies: Cookies): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const address of [`${path}.data`, `${path}.data?${QUERY}`]) {
    const { body, headers } = await fetchData(address, cookies);
    const places = { body, headers: JSON.stringify(headers) };
    for (const [place, text] of Object.entries(places)) {
      const mark = MARKS.exec(text);
      if (mark) faults.push(`${address}: ${place} has ${text.slice(Math.max(0, mark.index - 60), mark.index + 20)}`);
    }
  }
  return faults;
};

test.each(VIEWERS)('no page leads %s to an address of data [RT-54]', { timeout: BUILD_MS }, async (_who, cookiesOf) => {
  const cookies = await cookiesOf();
  const paths = pagePaths();
  const faults: string[] = [];
  for (const path of paths) faults.push(...(await faultsOf(path, cookies)));
  expect(faults).toEqual([]);
  expect(paths.length).toBeGreaterThan(60);
});

test('the way back from the data of a page is the page with its query, but for the routes that were asked for', async () => {
  const { body } = await fetchData(`/en_us/account/payment.data?${QUERY}`, {});
  expect(body).toContain('/en_us/signin?callbackUrl=%2Fen_us%2Faccount%2Fpayment%3Fpage%3D2"');
});

test.each(['GET', 'HEAD'] as const)('a browser that opens an address of data with %s is led to the page', async (method) => {
  const headers = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  for (const path of ['/en_us/main', '/en_us/account/payment']) {
    // Also where an answer for the script is kept.
    await fetchData(`${path}.data?_routes=home`, {});
    const opened = await site.app.inject({ method, url: `${path}.data?from=a&_routes=home`, headers });
    expect([opened.statusCode, opened.headers.location, opened.headers['cache-control']]).toEqual([
      302,
      `${path}?from=a`,
      'no-store',
    ]);
  }
});

test('a failure while data is fetched is reported with the path of the page', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(site.deps.repositories.favorites, 'list').mockRejectedValue(new Error('a bug'));
  const cookies = await withProfile();
  await fetchData('/en_us/mypage/favorite.data?_routes=favorites', cookies);
  await vi.waitFor(async () => {
    const reports = await site.connection.database.selectFrom('error_reports').select('path').execute();
    expect(reports.map(({ path }) => path)).toContain('/en_us/mypage/favorite');
    expect(reports.filter(({ path }) => MARKS.test(path))).toEqual([]);
  });
  expect(silent).toHaveBeenCalled();
});
