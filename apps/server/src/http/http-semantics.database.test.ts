import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { detectLanguage } from '@madang/i18n/detect.ts';
import type { render as Render } from '@madang/web/render';
import { afterAll, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-http-'));
mkdirSync(join(folder, 'assets'));
mkdirSync(join(folder, '50'));
const PICTURE = Buffer.alloc(1000, 7);
writeFileSync(join(folder, '50/hero-768x432.webp'), PICTURE);
writeFileSync(join(folder, 'assets/page-a1.js'), 'export const a = 1;');

/** A page that says for which address and in which language it was rendered. */
const render: typeof Render = async (request, { language }) => ({
  status: 200,
  headers: new Headers({ 'content-type': 'text/html' }),
  body: [
    JSON.stringify({
      url: request.url,
      language: detectLanguage({ cookie: language, profile: null, accepted: request.headers.get('accept-language') }),
    }),
  ],
});

const { app, close } = await startApp({}, { render, publicAddress: (url) => url, assets: folder, pictures: folder });
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});
const { port } = app.server.address() as AddressInfo;

/** Sends a request exactly as it is written: clients rewrite targets and headers. */
const send = async (target: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') => {
  const socket = connect(port, '127.0.0.1');
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const [head = '', body = ''] = (await text(socket)).split(/\r\n\r\n(.*)/s);
  const [statusLine = '', ...fields] = head.split('\r\n');
  const found = new Map(fields.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.replace(/^[^:]*: ?/, '')]));
  return { status: Number(statusLine.split(' ')[1]), header: (name: string) => found.get(name) ?? null, body };
};

const PICTURE_PATH = '/img/v1/50/hero-768x432.webp';
const API = '/api/content/v01/fe/menu/all';

test('a request in absolute form is served as its path', async () => {
  const page = await send(`http://127.0.0.1:${port}/en_us/main?a=1`);
  expect([page.status, JSON.parse(page.body)]).toEqual([
    200,
    { url: 'https://madang.example/en_us/main?a=1', language: 'en_us' },
  ]);
  expect((await send(`HTTP://127.0.0.1:${port}${API}`)).status).toBe(200);
  expect((await send(`http://127.0.0.1:${port}${PICTURE_PATH}`)).status).toBe(200);
  expect((await send(`http://127.0.0.1:${port}`)).status).toBe(200);
});

test('the host of an absolute form replaces the Host header', async () => {
  expect((await send('http://madang.example/mailbox')).status).toBe(404);
});

test.each(['*', 'main', 'ftp://127.0.0.1/en_us/main'])(
  'the target %s, which is neither a path nor absolute, is refused',
  async (target) => {
    expect((await send(target)).status).toBe(400);
  },
);

test('a language and its whitespace are read from a browser’s list, also after requests of other visitors', async () => {
  const languageOf = async (accepted: string) =>
    (JSON.parse((await send('/auto/main', { 'Accept-Language': accepted, Cookie: 'a=1' })).body) as { language: string })
      .language;
  expect(await languageOf(' es ; q=0.9')).toBe('es_es');
});

test.each([
  ['a picture', PICTURE_PATH, PICTURE.length],
  ['a file of the build', '/assets/page-a1.js', 19],
])('a range beyond the end of %s is 416 and names the length', async (_what, path, size) => {
  for (const range of ['bytes=999999999-', `bytes=${size}-`]) {
    const { status, header, body } = await send(path, { Range: range });
    expect([status, header('content-range'), header('cache-control'), body]).toEqual([416, `bytes */${size}`, 'no-store', '']);
  }
  const part = await send(path, { Range: 'bytes=4-9' });
  expect([part.status, part.header('content-range')]).toEqual([206, `bytes 4-9/${size}`]);
  expect((await send(path, { Range: 'bytes=999999999-', 'If-Range': '"another"' })).status).toBe(200);
});

test.each([
  ['a picture', PICTURE_PATH],
  ['a call', API],
  ['a page', '/en_us/plan'],
])('If-None-Match on %s is compared weakly, as a list and as *', async (_what, path) => {
  await send(path);
  const etag = (await send(path)).header('etag') ?? '';
  const opaque = etag.replace('W/', '');
  expect(opaque).toMatch(/^".+"$/);
  for (const known of [opaque, `W/${opaque}`, `"x,y", W/"z" , ${opaque}`, '*']) {
    const { status, body } = await send(path, { 'If-None-Match': known });
    expect([status, body], known).toEqual([304, '']);
  }
  for (const other of ['"another"', 'W/"another", "more"', opaque.slice(1, -1)])
    expect((await send(path, { 'If-None-Match': other })).status, other).toBe(200);
});

test.each([
  ['/en_us/main/', '/en_us/main'],
  ['/en_us/main///?a=1&b=/', '/en_us/main?a=1&b=/'],
  ['/pt_br/video/50/', '/pt_br/video/50'],
])('a page with a slash at the end, %s, has one address: it redirects to %s', async (path, to) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, header } = await send(path, {}, method);
    expect([status, header('location')]).toEqual([308, to]);
  }
});

test.each(['//evil.example/', '/\\evil.example/', '/%09/evil.example/', '///evil.example//'])(
  'the redirect of %s stays on this origin',
  async (path) => {
    const { status, header } = await send(path);
    const location = header('location');
    if (location !== null) expect(new URL(location, 'https://madang.example/').origin).toBe('https://madang.example');
    expect(status).toBeLessThan(500);
  },
);

test('a path of many slashes costs no more than another one of its length', async () => {
  const timeOf = async (path: string): Promise<number> => {
    const from = performance.now();
    const { statusCode } = await app.inject(path);
    expect(statusCode).toBe(308);
    return performance.now() - from;
  };
  const quickest = async (path: string): Promise<number> => {
    const times: number[] = [];
    while (times.length < 5) times.push(await timeOf(path));
    return Math.min(...times);
  };
  const [slashes, letters] = [`/a${'/'.repeat(15_000)}b/`, `/a${'c'.repeat(15_000)}b/`];
  await quickest(letters);
  expect((await quickest(slashes)) / (await quickest(letters))).toBeLessThan(20);
});

test('search keeps its slash [RT-15]', async () => expect((await send('/en_us/search/?q=moon')).status).toBe(200));
test('the front page keeps its slash', async () => expect((await send('/')).status).toBe(200));
