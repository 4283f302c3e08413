import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { startApp } from '../app.fixture.ts';

// The cache stands before the framework, so these tests go through a socket.
const { app, cache, clock, connection, source, deps, signUp, close } = await startApp();
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(close);
const { port } = app.server.address() as AddressInfo;
/** How often the catalogue was asked, and not the cache. */
let reads = 0;
Object.assign(deps, {
  catalog: () => {
    reads += 1;
    return source.current();
  },
});
beforeEach(() => {
  cache.clear();
  reads = 0;
});

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> =>
  new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject).end();
  });

const LIST = '/api/content/v01/fe/collection/children?collection_id=31';

test('a second anonymous read comes from memory and is the same to the byte', async () => {
  const first = await get(LIST);
  const second = await get(LIST, { authorization: 'anonymous' });
  expect(second.status).toBe(200);
  expect(second.body.equals(first.body)).toBe(true);
  expect(first.headers['cache-control']).toBe('public, max-age=30');
  for (const name of ['cache-control', 'content-type'] as const) expect(second.headers[name]).toBe(first.headers[name]);
  expect(reads).toBe(1);
});

test('a browser that has the current answer gets 304', async () => {
  await get(LIST);
  const { headers } = await get(LIST);
  const again = await get(LIST, { 'if-none-match': headers.etag ?? '' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect((await get(LIST, { 'if-none-match': '"other"' })).status).toBe(200);
});

test('a browser that accepts brotli gets it, with identical content', async () => {
  const plain = await get(LIST);
  await vi.waitFor(async () => expect((await get(LIST, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br'));
  const packed = await get(LIST, { 'accept-encoding': 'gzip, br' });
  expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
  expect(packed.headers['content-length']).toBe(String(packed.body.length));
  expect(packed.body.length).toBeLessThan(plain.body.length / 3);
  expect(reads).toBe(1);
});

test('a HEAD has the length and no body', async () => {
  const { body } = await get(LIST);
  const head = await get(LIST, {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(body.length), 0]);
});

test('an answer is kept for thirty seconds', async () => {
  await get(LIST);
  clock.now += 29_999;
  await get(LIST);
  expect(reads).toBe(1);
  clock.now += 1;
  await get(LIST);
  expect(reads).toBe(2);
});

test('a system clock that is set back two hours keeps no answer longer than thirty seconds', async () => {
  await get(LIST);
  clock.now -= 7_200_000;
  clock.setBack += 7_200_000;
  await get(LIST);
  expect(reads).toBe(1);
  clock.now += 30_000;
  await get(LIST);
  expect(reads).toBe(2);
});

test('every country has its own answer', async () => {
  const films = '/api/content/v01/fe/collection/children?collection_id=67';
  const total = async (country: string) =>
    (JSON.parse((await get(films, { 'x-country': country })).body.toString()) as { total_count: number }).total_count;
  expect([await total('US'), await total('BR'), await total('US'), await total('BR')]).toEqual([10, 11, 10, 11]);
});

test('a changed catalogue is seen as soon as the cache is cleared', async () => {
  const content = '/api/content/v01/fe/content/get?id=50';
  await get(content);
  const rows = await connection.repositories.catalog.getAll();
  const contents = rows.contents.map((each) => (each.id === '50' ? { ...each, year: 1999 } : each));
  await connection.repositories.catalog.replaceAll({ ...rows, version: 'second', contents });
  expect(await source.refresh()).toBe(true);
  expect(await source.refresh()).toBe(false);
  cache.clear();
  expect(JSON.parse((await get(content)).body.toString())).toMatchObject({ object: { year: 1999 } });
});

test('answers to signed-in viewers are not cached and not served to others', async () => {
  const { access_token } = await signUp();
  for (let twice = 0; twice < 2; twice += 1) {
    const { headers, status } = await get(LIST, { authorization: access_token });
    expect([status, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined]);
  }
  expect(reads).toBe(2);
  await get(LIST);
  expect(reads).toBe(3);
});

test('a refusal is not kept', async () => {
  for (let twice = 0; twice < 2; twice += 1) {
    const { status, headers } = await get('/api/content/v01/fe/content/get?id=999');
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  }
  expect(reads).toBe(2);
});

test('a person’s own lists never come from memory, whatever the header says', async () => {
  for (const authorization of ['anonymous', 'Bearer x', '']) {
    const { status, headers } = await get('/api/content/v01/fe/favorite/list', { authorization });
    expect([status, headers['cache-control']]).toEqual([401, 'no-store']);
  }
});
