import { ROUTES } from '@madang/contract/routes.ts';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { COOKIES } from '@madang/server/http/cookies.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type BuiltSite, startBuiltSite } from './built-site.ts';

const TIMEOUT_MS = 180_000;

let site: BuiltSite;
let cookies: Record<string, string> = {};
let token = '';
beforeAll(async () => {
  site = await startBuiltSite();
  const user = await site.signUp();
  token = user.access_token;
  cookies = {
    [COOKIES.token]: token,
    [COOKIES.refresh]: user.refresh_token,
    [COOKIES.udid]: 'x',
    [COOKIES.profile]: user.profile?.id ?? 'x',
    [COOKIES.userType]: '1',
  };
}, TIMEOUT_MS);
afterAll(() => site.close());
afterEach(() => vi.restoreAllMocks());

/** What each dependency throws when it is away. */
const BROKEN = [
  ['PostgreSQL is not reached', { code: 'ECONNREFUSED' }, '2'],
  ['PostgreSQL is shutting down', { code: '57P01' }, '2'],
  ['PostgreSQL has no connection left', { code: '53300' }, '2'],
  ['the disk of PostgreSQL is full', { code: '53100' }, '30'],
  ['the disk of DATA_DIR is full', { code: 'ENOSPC' }, '30'],
  ['the quota of DATA_DIR is used up', { code: 'EDQUOT' }, '30'],
] as const;

const breakSessions = (fields: object) =>
  vi.spyOn(site.deps.sessions, 'find').mockImplementation(() => Promise.reject(Object.assign(new Error('away'), fields)));

const open = (url: string, as: Record<string, string> = cookies) => site.app.inject({ url, cookies: as });

const expectOutage = (response: Awaited<ReturnType<typeof open>>, retryAfter: string) => {
  expect(response.statusCode).toBe(503);
  expect(response.headers).toMatchObject({ 'retry-after': retryAfter, 'cache-control': 'no-store' });
  expect(response.headers.etag).toBeUndefined();
};

test.each(BROKEN)(
  'while %s, a signed-in page load is the designed page with a retry, status 503',
  async (_what, fields, retryAfter) => {
    breakSessions(fields);
    for (const path of ['main', 'mypage', 'account/profile', 'season/40']) {
      const page = await open(`/en_us/${path}`);
      expectOutage(page, retryAfter);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.body).toContain('<h1');
      expect(page.body).toContain('Something went wrong');
      expect(page.body).toContain('Try again');
      expect(page.body).not.toContain('An unknown error');
      expect(page.cookies).toEqual([]);
    }
  },
);

test.each(BROKEN)(
  'while %s, the data of a signed-in page says so in the way of the router, status 503',
  async (_what, fields, retryAfter) => {
    breakSessions(fields);
    for (const path of ['main', 'mypage']) {
      const data = await open(`/en_us/${path}.data`);
      expectOutage(data, retryAfter);
      expect(data.headers['content-type']).toMatch(/^text\/x-script/);
      expect(data.body).toContain('503');
    }
  },
);

test.each(BROKEN)('while %s, calls answer 503 with the same words', async (_what, fields, retryAfter) => {
  breakSessions(fields);
  const call = await site.app.inject({ url: ROUTES.listFavorites.slice('GET '.length), headers: { authorization: token } });
  expectOutage(call, retryAfter);
  expect(call.json()).toEqual({ code: '9999', message: 'Try again in a moment.', retry_after: Number(retryAfter) });
});

test('a form that is posted during an outage gets the designed page too', async () => {
  breakSessions({ code: 'ECONNREFUSED' });
  const posted = await site.app.inject({
    method: 'POST',
    url: '/en_us/signin',
    cookies,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: 'email=mina%40madang.example',
  });
  expectOutage(posted, '2');
  expect(posted.body).toContain('Something went wrong');
});

test('the page of an outage speaks the language of its address', async () => {
  breakSessions({ code: 'ECONNREFUSED' });
  const titles = new Set<string>();
  for (const language of LANGUAGES) {
    const { body } = await site.app.inject({ url: `/${language}/main`, cookies: { ...cookies, [COOKIES.language]: language } });
    titles.add(/<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] ?? '');
  }
  expect(titles.size).toBe(LANGUAGES.length);
  expect(titles.has('')).toBe(false);
});

test('a loader that meets an outage makes the page a 503, a bug stays a 500', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const favorites = vi.spyOn(site.deps.repositories.favorites, 'list');
  favorites.mockRejectedValue(Object.assign(new Error('away'), { code: '57P03' }));
  expectOutage(await open('/en_us/mypage/favorite'), '2');
  expectOutage(await open('/en_us/mypage/favorite.data'), '2');
  favorites.mockRejectedValue(new Error('a bug'));
  const bug = await open('/en_us/mypage/favorite');
  expect([bug.statusCode, bug.headers['retry-after'], bug.headers['cache-control']]).toEqual([500, undefined, 'no-store']);
  expect(silent).toHaveBeenCalled();
});
