import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, startSession } from './api.ts';

interface Sent {
  readonly path: string;
  readonly authorization: string;
}

const sent: Sent[] = [];
let answers: (path: string, authorization: string) => [number, unknown];
const ended = vi.fn();

beforeEach(() => {
  sent.length = 0;
  ended.mockReset();
  vi.stubGlobal('document', { cookie: 'madang_profile=p1' });
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: { authorization: string } }) => {
    sent.push({ path, authorization: headers.authorization });
    const [status, body] = answers(path, headers.authorization);
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const isRefresh = (path: string) => path.endsWith('/user/token/refresh');
const fresh = { code: '0000', message: '', object: { access_token: 'fresh' } };
const list = { code: '0000', message: '', objects: [], total_count: 0 };
const expired = { code: '2032', message: 'expired' };

test('an anonymous visitor calls as anonymous and refreshes nothing', async () => {
  startSession(false, null, ended);
  answers = () => [401, expired];
  await expect(api.listFavorites()).rejects.toMatchObject({ status: 401 });
  expect(sent.map(({ authorization }) => authorization)).toEqual(['anonymous']);
});

test('calls that meet an expired token wait for one refresh and are repeated with the new one [SE-77] [SE-78]', async () => {
  startSession(true, 'stale', ended);
  answers = (path, token) => (isRefresh(path) ? [200, fresh] : token === 'fresh' ? [200, list] : [401, expired]);
  const pages = await Promise.all([api.listFavorites(), api.listLikes(), api.listWatching()]);
  expect(pages).toHaveLength(3);
  expect(sent.filter(({ path }) => isRefresh(path))).toHaveLength(1);
});

test('too many screens at once is no reason to refresh [SE-80]', async () => {
  startSession(true, 'valid', ended);
  answers = () => [401, { code: '2053', message: 'too many' }];
  await expect(api.listFavorites()).rejects.toMatchObject({ code: '2053' });
  expect(sent.some(({ path }) => isRefresh(path))).toBe(false);
});

test('a refused refresh ends the session [SE-79]', async () => {
  startSession(true, 'stale', ended);
  answers = (path) => [401, isRefresh(path) ? { code: '2030', message: 'invalid' } : expired];
  await expect(api.listFavorites()).rejects.toMatchObject({ status: 401 });
  expect(ended).toHaveBeenCalledOnce();
});

test('signing in keeps the access token in memory and the refresh token out of the page', async () => {
  startSession(false, null, ended);
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body, headers }: { body?: string; headers: { authorization: string } }) => {
    bodies.push(`${headers.authorization} ${body ?? ''}`);
    return Response.json(body ? { ...fresh, object: { ...fresh.object, refresh_token: null } } : list);
  });
  await api.signIn({ email: 'mina@example.com', password: 'courtyard-26' });
  await api.listFavorites();
  expect(bodies[0]).toContain('"transport":"cookie"');
  expect(bodies[1]).toMatch(/^fresh /);
});
