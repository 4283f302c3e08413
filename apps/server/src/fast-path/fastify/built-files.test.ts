import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { staticRoutes } from '../../http/static.routes.ts';

const SCRIPT = 'export const greeting = "어서 오세요";';
let app: FastifyInstance;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'madang-assets-'));
  const assets = join(folder, 'assets');
  mkdirSync(assets);
  writeFileSync(join(assets, 'shell-a1.js'), SCRIPT);
  writeFileSync(join(assets, 'shell-a1.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(assets, 'shell-a1.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(assets, 'plain-b2.css'), '.a{color:red}');
  writeFileSync(join(assets, 'large-c3.js'), `//${'x'.repeat(300_000)}`);
  writeFileSync(join(assets, 'mark-d4.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'secret.js'), 'a file beside');
  app = fastify();
  await staticRoutes(app, { assets: folder, pictures: folder });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (name: string, headers: Record<string, string> = {}) => app.inject({ url: `/assets/${name}`, headers });

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
])('a browser that accepts %j gets %s', async (accepted, encoding) => {
  const { statusCode, headers, rawPayload } = await get('shell-a1.js', { 'accept-encoding': accepted });
  expect([statusCode, headers['content-encoding'], headers['vary']]).toEqual([200, encoding, 'accept-encoding']);
  expect(headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(rawPayload.length),
  });
  const unpacked =
    encoding === 'br' ? brotliDecompressSync(rawPayload) : encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
  expect(unpacked.toString()).toBe(SCRIPT);
});

test('a file sent once is sent again from memory', async () => {
  await get('shell-a1.js', { 'accept-encoding': 'br' });
  rmSync(join(folder, 'assets'), { recursive: true });
  const { statusCode, rawPayload } = await get('shell-a1.js', { 'accept-encoding': 'br' });
  expect([statusCode, brotliDecompressSync(rawPayload).toString()]).toEqual([200, SCRIPT]);
  expect((await get('plain-b2.css')).statusCode).toBe(404);
});

test('a failed read is retried on the next request', async () => {
  rmSync(join(folder, 'assets', 'plain-b2.css'));
  expect((await get('plain-b2.css')).statusCode).toBe(404);
  writeFileSync(join(folder, 'assets', 'plain-b2.css'), '.a{color:blue}');
  expect((await get('plain-b2.css')).body).toBe('.a{color:blue}');
});

test.each(['shell-a1.js', 'large-c3.js', 'mark-d4.svg'])('of %s a part is given too, and its length', async (name) => {
  const part = await get(name, { range: 'bytes=2-5' });
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 4]);
  const whole = await get(name);
  const head = await app.inject({ method: 'HEAD', url: `/assets/${name}` });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', whole.headers['content-length']]);
});

test.each(['nothing-e5.js', '..%2Fsecret.js', 'shell-a1.js.br%00.js', '__proto__', 'constructor'])(
  '%j is not there',
  async (name) => {
    const { statusCode, body } = await get(name);
    expect([statusCode, body]).toEqual([404, expect.not.stringContaining('a file beside')]);
  },
);

test('before anything is built nothing is found', async () => {
  const bare = fastify();
  await staticRoutes(bare, { assets: join(folder, 'assets'), pictures: folder });
  expect((await bare.inject({ url: '/assets/shell-a1.js' })).statusCode).toBe(404);
  await bare.close();
});
