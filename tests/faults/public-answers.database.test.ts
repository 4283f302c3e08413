import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { api } from '@madang/contract/api.ts';
import type { Operation } from '@madang/contract/operation.ts';
import { type OperationName, ROUTES as OPERATIONS } from '@madang/contract/routes.ts';
import { startApp } from '@madang/server/app.fixture.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildWeb } from '../../tools/steps/build-web.ts';
import { PAGE_QUERY, TYPED } from '../../apps/web/src/page-query.ts';
import { entryOf, type PageName, ROUTES } from '../../apps/web/src/routes.ts';

const fileIn = (path: string) => fileURLToPath(new URL(`../../apps/web/build/${path}`, import.meta.url));
const TIMEOUT_MS = 180_000;

let site: Awaited<ReturnType<typeof startApp>>;
/** How often a page was rendered, and not taken from memory. */
let rendered = 0;
beforeAll(async () => {
  await buildWeb(() => undefined);
  const { render, publicAddress } = await import('@madang/web/render');
  const counted: typeof render = (request, visitor) => {
    rendered += 1;
    return render(request, visitor);
  };
  site = await startApp({}, { render: counted, publicAddress, assets: fileIn('client'), pictures: fileIn('client') });
  // These tests render more pages a minute than one address may have.
  const { nodeLimits: limits } = site.deps;
  Object.assign(site.deps, {
    nodeLimits: {
      ...limits,
      take: async () => null,
    },
  });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
}, TIMEOUT_MS);
afterAll(() => site.close());
beforeEach(() => {
  site.cache.clear();
  rendered = 0;
});

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
// The cache stands before the framework, so requests go through a socket.
const get = (path: string, headers: Record<string, string> = {}): Promise<Got> =>
  new Promise((resolve, reject) => {
    const { port } = site.app.server.address() as AddressInfo;
    const request = httpRequest({ port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      );
    });
    request.on('error', reject).end();
  });

/** What differs between two answers because of the connection or the time alone. */
const OF_CONNECTION = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];
const stable = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.includes(name)));
/** Pages bear a nonce of their own each time they are rendered. */
const withoutNonce = (text: string) => text.replaceAll(/nonce[=-]"?[\w+/=]+/g, 'nonce');
/** Answers that are not shared may issue a playback ID, another one each time. */
const comparable = ({ headers, body }: Pick<Got, 'headers' | 'body'>) =>
  headers['cache-control'] === 'no-store'
    ? withoutNonce(body).replaceAll(/(?<![\w-])[\w-]{16}\.\w{6}\.[\w-]{24}/g, 'playback')
    : withoutNonce(body);

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
const pathOf = (name: PageName): string => {
  const parts = entryOf(name).path.split('/');
  const own = parts.map((part) => (part === ':id' ? (OWN_IDS[name] ?? '50') : (FIELDS[part] ?? part)));
  return `/en_us/${own.filter((part) => part !== '').join('/')}`;
};
const PAGES = (Object.keys(ROUTES) as PageName[]).map((name) => [name, pathOf(name)] as const);
const PUBLIC_PAGES = PAGES.filter(([name]) => PAGE_QUERY[name] !== null);

/** The router does not mind the case of a path, but what a part of it names does. */
const inOtherCase = (name: PageName, path: string): string =>
  entryOf(name).path.includes(':') ? path : path.toUpperCase().replace('/EN_US', '/en_us');

/** Every public page that answers 200 in the demo catalog. */
const shown: string[] = [];
test.each(PUBLIC_PAGES)(
  'an unknown parameter on %s leads to the same bytes, from memory',
  { timeout: TIMEOUT_MS },
  async (name, path) => {
    const first = await get(path);
    if (first.status !== 200) {
      expect(first.headers['cache-control'], path).toBe('no-store');
      return;
    }
    shown.push(name);
    expect(rendered).toBe(1);
    for (const other of [`${path}?x=1`, `${path}?${'a'.repeat(400)}=b`, `${path}?utm_source=x&x=2`, inOtherCase(name, path)])
      expect((await get(other)).body, other).toBe(first.body);
    expect(rendered).toBe(1);
  },
);

test('search has the slash of its address, for its page and for its data [RT-15]', { timeout: TIMEOUT_MS }, async () => {
  expect((await get('/en_us/search/?q=moon')).status).toBe(200);
  const data = await get('/en_us/search/_.data?q=moon');
  expect(data.status).toBe(200);
  expect(data.body).toContain('moon');
});

test('most public pages are shown by the test before', () => {
  expect(shown.length).toBeGreaterThan(20);
  expect(shown).toEqual(
    expect.arrayContaining([
      'home',
      'catalog',
      'list',
      'season',
      'media',
      'webtoon',
      'person',
      'signIn',
      'legal',
      'help',
      'guide',
      'live',
    ]),
  );
});

test.each(PUBLIC_PAGES)('the data of %s is kept as its page is', { timeout: TIMEOUT_MS }, async (_name, path) => {
  const first = await get(`${path}.data`);
  if (first.status !== 200) {
    expect(first.headers['cache-control'], path).toBe('no-store');
    return;
  }
  expect(rendered).toBe(1);
  const other = await get(`${path}.data?x=1&_routes=nowhere`);
  expect(other.body).toBe(first.body);
  expect(stable(other.headers)).toEqual(stable(first.headers));
  expect(rendered).toBe(1);
});

test.each(PUBLIC_PAGES)(
  'every parameter that %s reads on the server is declared',
  { timeout: TIMEOUT_MS },
  async (name, path) => {
    const read = new Set<string>();
    const { get: own } = URLSearchParams.prototype;
    const { has } = URLSearchParams.prototype;
    let isRendering = false;
    const { render, publicAddress } = await import('@madang/web/render');
    const watched = await startApp(
      {},
      {
        render: async (request, visitor) => {
          isRendering = true;
          return render(request, visitor).finally(() => (isRendering = false));
        },
        publicAddress,
        assets: fileIn('client'),
        pictures: fileIn('client'),
      },
    );
    URLSearchParams.prototype.get = function (key) {
      if (isRendering) read.add(key);
      return own.call(this, key);
    };
    URLSearchParams.prototype.has = function (key, value) {
      if (isRendering) read.add(key);
      return has.call(this, key, value);
    };
    try {
      await watched.app.inject(path);
    } finally {
      URLSearchParams.prototype.get = own;
      URLSearchParams.prototype.has = has;
      await watched.close();
    }
    // The overlay waits for the browser, and the router reads its own.
    for (const key of ['detail', '_routes', 'index']) read.delete(key);
    expect([...Object.keys(PAGE_QUERY[name] ?? {}), ...(TYPED[name] ?? [])]).toEqual(
      expect.arrayContaining([...read].filter((key) => !key.startsWith('_'))),
    );
  },
);

/** Requests that differ in one header that an answer may depend on. */
const VARIANTS: readonly Record<string, string>[] = [
  {},
  { 'accept-language': 'zh-CN' },
  { 'accept-language': 'en-US' },
  { cookie: 'madang_language=zh_cn' },
  { cookie: 'madang_language=es_es' },
  { cookie: 'madang_privacy=sale%3Arefused' },
  { cookie: 'madang_user_type=0' },
  { 'x-country': 'BR' },
  { 'sec-gpc': '1' },
  { 'save-data': 'on' },
  { 'user-agent': 'Another/1.0' },
];

/** Each variant alone, on an empty cache, and then all of them in a row: who came before must not be seen. */
const expectIndependent = async (path: string): Promise<void> => {
  const alone: Got[] = [];
  for (const headers of VARIANTS) {
    site.cache.clear();
    const first = await get(path, headers);
    const second = await get(path, headers);
    expect(stable(second.headers)['cache-control'], path).toBe(stable(first.headers)['cache-control']);
    if (first.headers['cache-control'] !== 'no-store') {
      expect(stable(second.headers), `${path} ${JSON.stringify(headers)}`).toEqual(stable(first.headers));
      expect(second.body).toBe(first.body);
      const vary = String(first.headers['vary']).split(', ');
      expect(vary).toEqual(expect.arrayContaining(['accept-encoding', 'x-country']));
    }
    alone.push(first);
  }
  site.cache.clear();
  for (const [index, headers] of [...VARIANTS.entries(), ...[...VARIANTS.entries()].toReversed()]) {
    const answered = await get(path, headers);
    const expected = alone[index];
    const name = `${path} ${JSON.stringify(headers)}`;
    expect([answered.status, answered.headers.location], name).toEqual([expected?.status, expected?.headers.location]);
    expect(comparable(answered), name).toBe(expected && comparable(expected));
  }
  // What changes with a request header has to be named in Vary, or a shared cache would give it to all.
  for (const [index, headers] of VARIANTS.entries()) {
    const [base, other] = [alone[0], alone[index]];
    if (withoutNonce(base?.body ?? '') === withoutNonce(other?.body ?? '') || base?.headers['cache-control'] === 'no-store')
      continue;
    for (const header of Object.keys(headers)) expect(String(base?.headers['vary']), `${path} ${header}`).toContain(header);
  }
};

test.each([...PAGES, ['notFound', '/en_us/nowhere-at-all'], ['chinese', '/zh_cn/main'], ['detected', '/auto/main']] as const)(
  'the page %s depends on nothing that its key and Vary do not name',
  { timeout: TIMEOUT_MS },
  async (_name, path) => {
    await expectIndependent(path);
  },
);

const INPUTS: Readonly<Record<string, string>> = { id: '50', collection_id: '22', platform_id: '', placement: 'main' };
const READS = (Object.entries(api) as [OperationName, Operation][]).flatMap(([name, { authority, input }]) => {
  const [method, path = ''] = OPERATIONS[name].split(' ');
  if (method !== 'GET' || authority !== 'anyone' || path.includes(':')) return [];
  const query = Object.keys(input?.shape ?? {}).flatMap((field) => (INPUTS[field] ? [[field, INPUTS[field]]] : []));
  return [[name, `${path}?${new URLSearchParams(query)}`] as const];
});

test.each(READS)(
  'the answer of %s to anonymous callers depends on nothing that its key and Vary do not name',
  { timeout: TIMEOUT_MS },
  async (_name, path) => {
    await expectIndependent(path);
  },
);

test('the first answer of a public read says that it varies by who calls, so that a shared cache gives it to no one else', async () => {
  const path = '/api/content/v01/fe/collection/children?collection_id=22';
  const [first, second] = [await get(path), await get(path)];
  expect(first.headers['vary']).toBe('accept-encoding, authorization, x-country');
  expect(stable(second.headers)).toEqual(stable(first.headers));
});

test('a Chinese visitor’s page is never given to an English one, in whichever order they come', async () => {
  const [chinese, english] = [{ 'accept-language': 'zh-CN' }, { 'accept-language': 'en-US' }];
  expect((await get('/zh_cn/main', chinese)).status).toBe(200);
  expect([(await get('/zh_cn/main', english)).status, (await get('/zh_cn/main', english)).headers.location]).toEqual([
    302,
    '/en_us/main',
  ]);
  expect((await get('/zh_cn/main', chinese)).status).toBe(200);
});

test('a parameter that an operation does not read makes no second answer', async () => {
  const path = '/api/content/v01/fe/collection/children?collection_id=22';
  const first = await get(path);
  const { catalog } = site.deps;
  let reads = 0;
  Object.assign(site.deps, { catalog: () => ((reads += 1), catalog()) });
  for (const other of [`${path}&x=1`, `${path.replace('?', '?nonsense=2&')}`]) expect((await get(other)).body).toBe(first.body);
  Object.assign(site.deps, { catalog });
  expect(reads).toBe(0);
});

test(
  'an address without a session has a bound on rendered pages, and those from memory are not counted',
  { timeout: TIMEOUT_MS },
  async () => {
    const { nodeLimits: limits } = site.deps;
    const taken: string[] = [];
    Object.assign(site.deps, {
      nodeLimits: {
        ...limits,
        take: async (name: string, key: string) => (taken.push(`${name} ${key}`), taken.length > 2 ? 7 : null),
      },
    });
    for (let time = 0; time < 3; time += 1) expect((await get('/en_us/main?x=1')).status).toBe(200);
    expect((await get('/en_us/search?q=one')).status).toBe(200);
    const refused = await get('/en_us/search?q=two');
    Object.assign(site.deps, { nodeLimits: limits });
    expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([429, '7', 'no-store']);
    expect(taken).toEqual(Array.from({ length: 3 }, () => 'pageRendering 127.0.0.1'));
  },
);
