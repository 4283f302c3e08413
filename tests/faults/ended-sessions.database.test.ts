import { PASSWORD } from '@madang/server/app.fixture.ts';
import { COOKIES } from '@madang/server/http/cookies.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryOf, type PageName, ROUTES } from '../../apps/web/src/routes.ts';
import { BUILD_MS, type BuiltSite, startBuiltSite } from './built-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await startBuiltSite();
}, BUILD_MS);
afterAll(() => site.close());

type Cookies = Record<string, string>;

/** The cookies of a browser whose session another device has ended. */
const endedCookies = async (userType = '1'): Promise<Cookies> => {
  const user = await site.signUp();
  const { response } = await site.call('signIn', { email: user.username, password: PASSWORD, transport: 'cookie' });
  const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  await site.call('signOut', {}, { as: cookies[COOKIES.token] ?? '', cookies });
  return { ...cookies, [COOKIES.profile]: user.profile?.id ?? '', [COOKIES.userType]: userType };
};

/** Where a page, or its data, redirects; null where it is shown. */
const leadsTo = async (path: string, cookies: Cookies): Promise<string | null> => {
  const { headers, body } = await site.app.inject({ url: path, cookies });
  return headers.location ?? /"redirect","([^"]+)"/.exec(body)?.[1] ?? null;
};

const PARAMS: Readonly<Record<string, string>> = {
  id: '50',
  value: '30',
  catalogName: 'drama',
  article: 'account',
  document: 'terms',
  action: 'upgrade',
};
const pathOf = (name: PageName): string =>
  `/en_us/${entryOf(name)
    .path.split('/')
    .filter((segment) => !segment.endsWith('?'))
    .map((segment) => (segment.startsWith(':') ? PARAMS[segment.slice(1)] : segment))
    .join('/')}`;
const signInFor = (path: string, expired: boolean): string =>
  `/en_us/signin?${new URLSearchParams({ callbackUrl: path, ...(expired && { expired: 'y' }) })}`;

const NAMES = Object.keys(ROUTES) as PageName[];
const STAY: readonly PageName[] = [
  'loading',
  'signIn',
  'signUp',
  'forgotPassword',
  'resetPassword',
  'tv',
  'error',
  'geoblock',
  'offline',
];

test('a link within a page leads to sign-in when the session has ended, from every page but those by which a viewer signs in [SE-83]', async () => {
  const cookies = await endedCookies();
  for (const name of NAMES) {
    const path = pathOf(name);
    const target = await leadsTo(`${path}.data`, cookies);
    if (STAY.includes(name)) expect(target ?? '', name).not.toContain('/signin');
    else expect(target, name).toBe(signInFor(path, true));
  }
});

test('a page that is opened with an ended session is shown where it is open to all, and leads to sign-in otherwise [SE-83]', async () => {
  const cookies = await endedCookies();
  for (const name of NAMES) {
    const path = pathOf(name);
    const target = await leadsTo(path, cookies);
    if (entryOf(name).open) expect(target ?? '', name).not.toContain('/signin');
    else expect(target, name).toBe(signInFor(path, true));
  }
});

test('a viewer who was not signed in is not informed of an expired session', async () => {
  expect(await leadsTo('/en_us/account/payment', {})).toBe(signInFor('/en_us/account/payment', false));
  expect(await leadsTo('/en_us/account/payment.data', {})).toBe(signInFor('/en_us/account/payment', false));
});

test('the session of a partner’s customer goes on within a page, and does not come back when a page is opened [SE-59]', async () => {
  const user = await site.signUp();
  const { response } = await site.call('signIn', { email: user.username, password: PASSWORD, transport: 'cookie' });
  const issued = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  const cookies = { ...issued, [COOKIES.profile]: user.profile?.id ?? '', [COOKIES.userType]: 'odk' };
  site.clock.now += 11 * 60_000;
  expect(await leadsTo('/en_us/mypage/favorite', cookies)).toBe(signInFor('/en_us/mypage/favorite', true));
  expect(await leadsTo('/en_us/mypage/favorite.data', cookies)).toBeNull();
});
