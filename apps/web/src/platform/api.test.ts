import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserClient } from './api.ts';
import { nameCaller } from './caller.ts';

interface Sent {
  readonly path: string;
  readonly authorization: string;
}

const sent: Sent[] = [];
/** Idempotency keys among the sent requests. */
const keys: (string | undefined)[] = [];
let answers: (path: string, authorization: string) => [number, unknown];
const ended = vi.fn();

let { api, startSession } = createBrowserClient();

beforeEach(() => {
  ({ api, startSession } = createBrowserClient());
  sent.length = 0;
  keys.length = 0;
  ended.mockReset();
  vi.stubGlobal('document', { cookie: 'madang_profile=p1' });
  vi.stubGlobal(
    'fetch',
    async (path: string, { headers }: { headers: { authorization: string; 'idempotency-key'?: string } }) => {
      sent.push({ path, authorization: headers.authorization });
      keys.push(headers['idempotency-key']);
      const [status, body] = answers(path, headers.authorization);
      return new Response(JSON.stringify(body), { status });
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const isRefresh = (path: string) => path.endsWith('/user/token/refresh');
const fresh = { code: '0000', message: '', object: { access_token: 'fresh' } };
const list = { code: '0000', message: '', objects: [], total_count: 0 };
const expired = { code: '2032', message: 'expired' };

test('an anonymous visitor calls as anonymous and refreshes no token', async () => {
  startSession(false, null, ended);
  answers = () => [401, expired];
  await expect(api.listFavorites()).rejects.toMatchObject({ status: 401 });
  expect(sent.map(({ authorization }) => authorization)).toEqual(['anonymous']);
});

test('a purchase with an expired token is repeated with its idempotency key, and the refresh between has none', async () => {
  startSession(true, 'stale', ended);
  const bought = { code: '0000', message: '', object: { state: 'paid' } };
  answers = (path, token) => (isRefresh(path) ? [200, fresh] : token === 'fresh' ? [200, bought] : [401, expired]);
  await api.purchase({ sku: 'WEB_BASIC_MONTHLY_USD' }, { idempotencyKey: 'one try' });
  expect(keys).toEqual(['one try', undefined, 'one try']);
});

test('calls with an expired token wait for one refresh and are repeated with the new token [SE-77] [SE-78]', async () => {
  startSession(true, 'stale', ended);
  answers = (path, token) => (isRefresh(path) ? [200, fresh] : token === 'fresh' ? [200, list] : [401, expired]);
  const pages = await Promise.all([api.listFavorites(), api.listLikes(), api.listWatching()]);
  expect(pages).toHaveLength(3);
  expect(sent.filter(({ path }) => isRefresh(path))).toHaveLength(1);
});

test('too many concurrent streams do not cause a refresh [SE-80]', async () => {
  startSession(true, 'valid', ended);
  answers = () => [401, { code: '2053', message: 'too many' }];
  await expect(api.listFavorites()).rejects.toMatchObject({ code: '2053' });
  expect(sent.some(({ path }) => isRefresh(path))).toBe(false);
});

const isSignOut = (path: string) => path.endsWith('/user/signout');

test('a 401 after the refresh signs out, once for all calls [SE-70]', async () => {
  startSession(true, 'stale', ended);
  const tokens: string[] = [];
  answers = (path, token) => {
    if (isSignOut(path)) tokens.push(token);
    if (isSignOut(path)) return [200, { code: '0000', message: '', object: null }];
    return isRefresh(path) ? [200, fresh] : [401, expired];
  };
  await Promise.allSettled([api.listFavorites(), api.listLikes(), api.listWatching()]);
  expect(sent.filter(({ path }) => isRefresh(path))).toHaveLength(1);
  expect(tokens).toEqual(['fresh']);
  expect(ended).toHaveBeenCalledOnce();
});

test('a failed sign-out does not navigate: with its cookies in place, sign-in would redirect back', async () => {
  startSession(true, 'stale', ended);
  answers = (path) => (isSignOut(path) ? [503, { code: '9999', message: '' }] : isRefresh(path) ? [200, fresh] : [401, expired]);
  await expect(api.listFavorites()).rejects.toMatchObject({ status: 401 });
  expect(ended).not.toHaveBeenCalled();
});

test('code 2053 after the refresh does not sign out [SE-80]', async () => {
  startSession(true, 'stale', ended);
  answers = (path, token) =>
    isRefresh(path) ? [200, fresh] : [401, token === 'fresh' ? { code: '2053', message: 'too many' } : expired];
  await expect(api.listFavorites()).rejects.toMatchObject({ code: '2053' });
  expect(ended).not.toHaveBeenCalled();
});

test.each([500, 503, 429])(
  'a refresh that fails with status %s keeps the session, which the next call refreshes',
  async (status) => {
    startSession(true, 'stale', ended);
    let broken = true;
    answers = (path, token) => {
      if (isRefresh(path)) return broken ? [status, { code: '9999', message: '' }] : [200, fresh];
      return token === 'fresh' ? [200, list] : [401, expired];
    };
    await expect(api.listFavorites()).rejects.toMatchObject({ status: 401 });
    expect(ended).not.toHaveBeenCalled();
    broken = false;
    await expect(api.listFavorites()).resolves.toMatchObject({ total_count: 0 });
    expect(ended).not.toHaveBeenCalled();
  },
);

test('a refused refresh ends the session [SE-79]', async () => {
  startSession(true, 'stale', ended);
  answers = (path) => [401, isRefresh(path) ? { code: '2030', message: 'invalid' } : expired];
  await expect(api.listFavorites()).rejects.toMatchObject({ status: 401 });
  expect(ended).toHaveBeenCalledOnce();
});

test('sign-in keeps the access token in memory and the refresh token out of the page', async () => {
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

const SORA = { id: 'account-7', country: 'BR', channel_id: '1' };
type Headers = Readonly<Record<string, string>>;

/** The headers and bodies of all calls from now on, each answered with an empty list. */
const overheard = () => {
  const calls: { readonly path: string; readonly headers: Headers; readonly body: Headers }[] = [];
  vi.stubGlobal('fetch', async (path: string, { headers, body = '{}' }: { headers: Headers; body?: string }) => {
    calls.push({ path, headers, body: JSON.parse(body) as Headers });
    return Response.json({ ...list, object: null });
  });
  return calls;
};
const REPORT = { code: 'API0000-9999-1001', path: '/en_us/main' };
const PLAYED = { content_id: '50', playback_id: 'playback-1', events: [] };

test('a signed-out visitor calls with the shared anonymous device name and is “anonymous” in reports and events [SE-32] [SE-33]', async () => {
  vi.stubGlobal('document', { cookie: '' });
  nameCaller(null);
  startSession(false, null, ended);
  const calls = overheard();
  await api.listCollection({ collection_id: '30' });
  await api.getLiveCounter();
  await api.trackError(REPORT);
  await api.trackPlayback(PLAYED);
  expect(calls.map(({ headers }) => headers['x-udid'])).toEqual(['1234567890', '1234567890', '1234567890', '1234567890']);
  expect(calls.map(({ body }) => body['user_id'])).toEqual([undefined, undefined, 'anonymous', 'anonymous']);
  expect(calls[1]?.headers).toMatchObject({ 'x-sgw-id': 'anonymous' });
  expect(calls[1]?.headers).not.toHaveProperty('x-sgw-country');
});

test('calls of the streaming gateway name user, country and channel, and no others do', async () => {
  vi.stubGlobal('document', { cookie: 'madang_udid=browser-7' });
  nameCaller(SORA);
  startSession(true, 'valid', ended);
  const calls = overheard();
  await api.getLiveCounter();
  await api.playVideo({ content_id: '50' });
  await api.listFavorites();
  await api.trackError(REPORT);
  const named = { 'x-udid': 'browser-7', 'x-sgw-id': SORA.id, 'x-sgw-country': 'BR', 'x-sgw-channel-id': '1' };
  expect(calls[0]?.headers).toMatchObject(named);
  expect(calls[1]?.headers).toMatchObject(named);
  expect(Object.keys(calls[2]?.headers ?? {})).toEqual(['authorization', 'x-udid']);
  expect(calls[3]?.body).toMatchObject({ user_id: SORA.id });
});

test('user data from a refresh applies from then on', async () => {
  nameCaller(SORA);
  startSession(true, 'stale', ended);
  const seen: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Headers }) => {
    if (isRefresh(path)) return Response.json({ ...fresh, object: { ...fresh.object, ...SORA, country: 'US' } });
    seen.push(headers['x-sgw-country']);
    return headers['authorization'] === 'fresh' ? Response.json(list) : Response.json(expired, { status: 401 });
  });
  await api.getLiveCounter();
  expect(seen).toEqual(['BR', 'US']);
});
