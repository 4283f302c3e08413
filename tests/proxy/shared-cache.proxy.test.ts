import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { api } from '@madang/contract/api.ts';
import type { Operation } from '@madang/contract/operation.ts';
import { type OperationName, ROUTES as OPERATIONS } from '@madang/contract/routes.ts';
import { PLANTED, PLANTED_CATALOG, PLANTED_IDS, PLANTED_WORD } from '@madang/server/http/authorization/adult-titles.fixture.ts';
import { PASSWORD, startApp } from '@madang/server/app.fixture.ts';
import { publishGuide } from '@madang/server/live/live.jobs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryOf, type PageName, ROUTES } from '../../apps/web/src/routes.ts';
import { buildWeb } from '../../tools/steps/build-web.ts';
import type { Proxy } from '../faults/world/proxy.ts';
import { type Keeping, startCachingProxy } from './caching-proxy.ts';

/*
 * nginx with `proxy_cache` stands before the server. Adults, a family profile and anonymous visitors of several languages and countries
 * ask for the same addresses one after the other, and each must get what the server itself gives that caller.
 */

const fileIn = (path: string) => fileURLToPath(new URL(`../../apps/web/build/${path}`, import.meta.url));
const KEEPINGS = ['as Cache-Control says', 'longer than Cache-Control says'] as const satisfies readonly Keeping[];

let site: Awaited<ReturnType<typeof startApp>>;
const proxies = new Map<Keeping, Proxy>();

interface Caller {
  readonly name: string;
  /** Headers of a call, and of a page load. */
  readonly call: Readonly<Record<string, string>>;
  readonly page: Readonly<Record<string, string>>;
  readonly isSignedIn: boolean;
}

const CHINESE = { 'accept-language': 'zh-CN' };
const ENGLISH = { 'accept-language': 'en-US' };
const VISITORS: readonly Caller[] = [
  { name: 'an English visitor', call: { authorization: 'anonymous' }, page: ENGLISH, isSignedIn: false },
  { name: 'a Chinese visitor', call: CHINESE, page: CHINESE, isSignedIn: false },
  {
    name: 'a visitor in Brazil',
    call: { authorization: 'anonymous', 'x-test-place': 'BR' },
    page: { ...ENGLISH, 'x-test-place': 'BR' },
    isSignedIn: false,
  },
];
/** Signed-in callers first fill the cache, then visitors, and then each comes again. */
let callers: readonly Caller[] = [];
/** What belongs to one account and must not be in any stored file. */
const personal: string[] = [];

const signedIn = async (name: string, rating: 'family' | 'adult'): Promise<Caller> => {
  const { call, entitle, signUp } = site;
  const user = await signUp({ first_name: `Personal${rating}` });
  await entitle(user.id, 'Premium');
  const cookies: Record<string, string> = {};
  const { response } = await call('signIn', { email: user.username, password: PASSWORD, transport: 'cookie' });
  for (const { name: key, value } of response.cookies) cookies[key] = value;
  const as = cookies['madang_token'] ?? '';
  const chosen = await call('selectProfile', { id: user.profile?.id }, { as, cookies });
  for (const { name: key, value } of chosen.response.cookies) cookies[key] = value;
  for (const id of [PLANTED.series.id, '40']) await call('addFavorite', { content_id: id }, { as });
  const changed = { id: user.profile?.id, rating_value: rating, password: PASSWORD };
  const answer = await call('changeProfile', changed, { as });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  personal.push(user.id, user.username, user.profile?.id ?? '', as, `Personal${rating}`);
  const cookie = Object.entries(cookies)
    .map(([key, value]) => `${key}=${value}`)
    .join('; ');
  return { name, call: { authorization: as }, page: { ...ENGLISH, cookie }, isSignedIn: true };
};

beforeAll(async () => {
  await buildWeb(() => undefined);
  const { render, publicAddress } = await import('@madang/web/render');
  site = await startApp({}, { render, publicAddress, assets: fileIn('client'), pictures: fileIn('client') });
  const { connection, deps, guide, source } = site;
  await connection.repositories.catalog.replaceAll(PLANTED_CATALOG);
  await source.refresh();
  await connection.repositories.live.replaceWeek('slate', [
    { weekday: 6, startMinute: 1200, durationMinutes: 120, contentId: PLANTED.episode.id, catchUp: true },
  ]);
  await publishGuide(deps);
  await guide.refresh();
  // All callers have one address here, and ask more often than one may.
  Object.assign(deps, { nodeLimits: { ...deps.nodeLimits, take: async () => null } });
  const [family, adult] = [await signedIn('a family profile', 'family'), await signedIn('an adult profile', 'adult')];
  callers = [adult, ...VISITORS, family, ...VISITORS.toReversed(), adult, family];
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  for (const keeping of KEEPINGS) {
    const proxy = await startCachingProxy(port, keeping);
    if (proxy === null) throw new Error('nginx is not installed.');
    proxies.set(keeping, proxy);
  }
}, 600_000);
afterAll(async () => {
  for (const proxy of proxies.values()) await proxy.close();
  await site.close();
});

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const get = (origin: string, path: string, headers: Readonly<Record<string, string>>): Promise<Got> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const request = httpRequest(
      { hostname, port, path, headers: { ...headers, host: 'madang.example' }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() }),
        );
      },
    );
    request.on('error', reject).end();
  });

/** What the server itself answers, with nothing in its memory; the proxy says which country a caller is in. */
const getDirectly = (path: string, headers: Readonly<Record<string, string>>): Promise<Got> => {
  site.cache.clear();
  const { port } = site.app.server.address() as AddressInfo;
  return get(`http://127.0.0.1:${port}`, path, { ...headers, 'x-country': headers['x-test-place'] ?? 'US' });
};

/** What differs in each rendering: nonces, and ids and signatures made for one answer. */
const RANDOM =
  /nonce[=-]"?[\w+/=]+|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\/media\/[\w.-]+|"ey[\w.-]+|[\w-]{16}\.[0-9a-z]{6,9}\.[\w-]{24}/g;
const stable = ({ status, headers: { location }, body }: Got) => ({ status, location, body: body.replaceAll(RANDOM, '…') });

const leaksIn = (body: string, path: string): readonly string[] =>
  [PLANTED_WORD, ...PLANTED_IDS].filter((mark) => body.toLowerCase().includes(mark) && !path.includes(mark));

let part = 0;
/** Whether what was got came from the cache. */
const isHit = ({ headers }: Got): boolean => headers['x-cache'] === 'HIT' || headers['x-cache'] === 'REVALIDATED';
const mayBeStored = ({ headers }: Got): boolean => !/no-store|private/.test(headers['cache-control'] ?? '');

/** Lets every caller ask for a path in turns, on an empty cache; each must get their own answer. Gives the answers by caller. */
const expectOwnAnswers = async (
  kind: 'call' | 'page',
  keeping: Keeping,
  path: string,
): Promise<readonly (readonly [Caller, Got])[]> => {
  part += 1;
  const origin = proxies.get(keeping)?.origin ?? '';
  const got: (readonly [Caller, Got])[] = [];
  for (const caller of callers) {
    const headers = caller[kind];
    const direct = await getDirectly(path, headers);
    const answer = await get(origin, path, { ...headers, 'x-test-part': String(part) });
    const what = `${path} for ${caller.name}, ${String(answer.headers['x-cache'])}`;
    expect(stable(answer), what).toEqual(stable(direct));
    expect(direct.headers['cache-control'], what).toBeDefined();
    got.push([caller, answer]);
  }
  for (const [{ name }, answer] of got.filter(([{ isSignedIn }]) => isSignedIn)) {
    expect(mayBeStored(answer), `${path} for ${name}`).toBe(false);
    expect(isHit(answer), `${path} for ${name}`).toBe(false);
  }
  const family = got.filter(([{ name }]) => name === 'a family profile');
  expect(
    family.flatMap(([, { body }]) => leaksIn(body, path)),
    path,
  ).toEqual([]);
  // Every answer that may be stored names the same request headers, the first one as those from memory.
  const varies = got.filter(([, answer]) => mayBeStored(answer)).map(([, { headers }]) => headers['vary']);
  expect(new Set(varies).size, `${path} ${JSON.stringify(varies)}`).toBeLessThan(2);
  for (const [, { headers }] of got.filter(([, answer]) => mayBeStored(answer)))
    expect(headers['set-cookie'], path).toBeUndefined();
  return got;
};

const INPUTS: Readonly<Record<string, string>> = {
  id: '50',
  from: '2026-11-21T00:00:00Z',
  to: '2026-11-23T00:00:00Z',
  content_id: PLANTED.film.id,
  content_ids: PLANTED_IDS.join(','),
  parent_id: '60',
  related_id: '60',
  because_of: '40',
  collection_id: '22',
  programme_id: '1',
  placement: 'main',
  q: 'moonlight',
  language: 'en_us',
  article: 'devices',
  offset: '0',
  limit: '10',
};
/** Searches as people type them: their answers are not stored. */
const TYPED: ReadonlySet<OperationName> = new Set(['searchTitles', 'listSuggestions', 'searchKeywords']);
const OWN_INPUTS: Readonly<Partial<Record<OperationName, Readonly<Record<string, string>>>>> = {
  listPersonTitles: { id: 'kim' },
  listPopups: { placement: '30_007_01_01' },
  listWebtoonGroups: { id: '60' },
  getStrip: { id: '60001', from: '' },
};
/** Every read of the contract whose path has no fields, for whomever it is. */
const READS = (Object.entries(api) as [OperationName, Operation][]).flatMap(([name, { authority, input }]) => {
  const [method, path = ''] = OPERATIONS[name].split(' ');
  if (method !== 'GET' || authority === 'operator' || path.includes(':')) return [];
  const values = { ...INPUTS, ...OWN_INPUTS[name] };
  const query = Object.keys(input?.shape ?? {}).flatMap((field) => (values[field] ? [[field, values[field]]] : []));
  return [[name, `${path}?${new URLSearchParams(query)}`] as const];
});

/** What a cache may store, and what it gave a second visitor without asking the server. */
const noted = new Map(KEEPINGS.map((keeping) => [keeping, { storable: new Set<string>(), shared: new Set<string>() }]));
const note = (keeping: Keeping, name: string, got: readonly (readonly [Caller, Got])[]) => {
  if (got.some(([, answer]) => mayBeStored(answer))) noted.get(keeping)?.storable.add(name);
  if (got.some(([, answer]) => isHit(answer))) noted.get(keeping)?.shared.add(name);
};

for (const keeping of KEEPINGS) {
  test.each(READS)(`%s is each caller’s own through a shared cache that keeps answers ${keeping}`, async (name, path) => {
    const got = await expectOwnAnswers('call', keeping, path);
    note(keeping, name, got);
  });
}

const FIELDS: Readonly<Record<string, string>> = {
  ':value?': '22',
  ':value': '30',
  ':id': '50',
  ':title?': '',
  ':name?': '',
  ':action': 'coupon',
  ':document': 'terms',
  ':article': 'devices',
  ':catalogName': 'drama',
};
const OWN_IDS: Readonly<Partial<Record<PageName, string>>> = { season: '40', webtoon: '60', person: 'kim' };
const pathOf = (name: PageName, language: string): string => {
  const parts = entryOf(name).path.split('/');
  const own = parts.map((field) => (field === ':id' ? (OWN_IDS[name] ?? '50') : (FIELDS[field] ?? field)));
  return `/${language}/${own.filter((field) => field !== '').join('/')}`;
};
const PAGES = (Object.keys(ROUTES) as PageName[]).flatMap((name) =>
  ['en_us', 'zh_cn'].map((language) => [name, pathOf(name, language)] as const),
);
const REDIRECTS = [
  ['detected', '/auto/main'],
  ['root', '/?x=1'],
  ['missing', '/en_us/nowhere-at-all'],
] as const;

for (const keeping of KEEPINGS) {
  test.each([...PAGES, ...REDIRECTS])(
    `the page %s at %s is each visitor’s own through a shared cache that keeps answers ${keeping}`,
    async (name, path) => {
      const got = await expectOwnAnswers('page', keeping, path);
      note(keeping, name, got);
      await expectOwnAnswers('page', keeping, `${path.replace(/[?].*$/, '')}.data`);
    },
  );
}

/** Its answer issues an ID for one playback, so that it is each caller's own. */
const ISSUING = 'getStrip';

test('the cache gives whatever it may store to several visitors, so that these tests see something', () => {
  const [asSaid, longer] = KEEPINGS.map((keeping) => noted.get(keeping));
  const isRead = (name: string) => READS.some(([read]) => read === name);
  expect([...(asSaid?.shared ?? [])]).toEqual([...(asSaid?.storable ?? [])].filter(isRead));
  expect(longer?.shared).toEqual(longer?.storable);
  const publicReads = READS.filter(([name, path]) => api[name].authority === 'anyone' && path.startsWith('/api/content/'));
  expect([...(asSaid?.shared ?? [])]).toEqual(
    publicReads.map(([name]) => name).filter((name) => !TYPED.has(name) && name !== ISSUING),
  );
  expect([...(longer?.shared ?? [])]).toEqual(
    expect.arrayContaining(['home', 'catalog', 'season', 'media', 'signIn', 'help', 'person', 'live']),
  );
});

test.each(KEEPINGS)(
  'a Chinese page is not given to an English visitor by a shared cache that keeps answers %s',
  async (keeping) => {
    const origin = proxies.get(keeping)?.origin ?? '';
    const own = { 'x-test-part': `language ${keeping}` };
    const chinese = await get(origin, '/zh_cn/main', { ...CHINESE, ...own });
    const english = await get(origin, '/zh_cn/main', { ...ENGLISH, ...own });
    expect([chinese.status, english.status, english.headers.location]).toEqual([200, 302, '/en_us/main']);
    expect((await get(origin, '/zh_cn/main', { ...CHINESE, ...own })).status).toBe(200);
  },
);

test('a country that a client names itself neither changes its answer nor what others get', async () => {
  const origin = proxies.get('as Cache-Control says')?.origin ?? '';
  const path = `/api/content/v01/fe/content?id=57`;
  const [own, forged] = [{ 'x-test-part': 'country' }, { 'x-country': 'BR', 'x-test-part': 'country' }];
  const first = await get(origin, path, forged);
  const second = await get(origin, path, own);
  expect(stable(second)).toEqual(stable(first));
  expect(stable(first)).toEqual(stable(await getDirectly(path, {})));
});

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test.each(KEEPINGS)('nothing of a signed-in caller is in the files of a shared cache that keeps answers %s', async (keeping) => {
  const stored = filesIn(join(proxies.get(keeping)?.folder ?? '', 'cache')).map((path) => readFileSync(path, 'latin1'));
  expect(stored.length).toBeGreaterThan(10);
  const found = stored.flatMap((text) => personal.filter((mark) => mark !== '' && text.includes(mark)));
  expect(found).toEqual([]);
  expect(stored.filter((text) => /^set-cookie:/im.test(text.split('\r\n\r\n')[0] ?? ''))).toEqual([]);
});

test('a page is confirmed by its entity tag, with all headers by which a cache keeps answers apart', async () => {
  const first = await getDirectly('/en_us/main', ENGLISH);
  const { port } = site.app.server.address() as AddressInfo;
  const again = await get(`http://127.0.0.1:${port}`, '/en_us/main', {
    ...ENGLISH,
    'x-country': 'US',
    'if-none-match': String(first.headers.etag),
  });
  const { vary, etag, 'cache-control': keep } = first.headers;
  expect([again.status, again.headers]).toEqual([304, expect.objectContaining({ vary, etag, 'cache-control': keep })]);
});

test('an address that only loses its slash is one answer for all, and is not stored where its query may be a secret', async () => {
  const plain = await getDirectly('/en_us/main/', ENGLISH);
  expect([plain.status, plain.headers.location, plain.headers['cache-control']]).toEqual([
    308,
    '/en_us/main',
    'public, max-age=3600',
  ]);
  expect(stable(await getDirectly('/en_us/main/', callers.at(-1)?.page ?? {}))).toEqual(stable(plain));
  const secret = await getDirectly('/en_us/resetPassword/?token=secret', ENGLISH);
  expect([secret.status, secret.headers['cache-control']]).toEqual([308, 'no-store']);
});
