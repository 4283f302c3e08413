import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { exampleFilm } from '@madang/streaming/example-film.fixture.ts';
import type { MediaClaims } from '@madang/streaming/signed-url.ts';
import Fastify from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import fc from 'fast-check';
import type { ByteRange, MediaStorage } from '../ports/media.ts';
import { signMediaAddress } from './media-url-signer.ts';
import { mediaRoutes, parseRange } from './media.routes.ts';

const SECRET = 'the secret of this server';
const MIB = 1024 * 1024;
const index = exampleFilm();
const start = Date.UTC(2026, 10, 24, 9, 30);
let now = start;
let reads: string[] = [];

const files: Readonly<Record<string, Buffer>> = {
  'moon/v360-0a1b2c3d4e/1.m4s': Buffer.from('0123456789'),
  'moon/v720-0a1b2c3d4e/1.m4s': Buffer.alloc(5 * MIB, 'x'),
  'moon/s-en-4e5f6a7b8c/cues.vtt': Buffer.from('WEBVTT\n\n00:05.000 --> 00:06.000\nThe moon remembers.\n'),
};

/** A shelf in memory; it notes what is taken from it. */
const storage: MediaStorage = {
  index: async (assetId) => (assetId === 'moon' ? { ...index, asset: 'moon' } : null),
  stat: async (path) => (files[path] ? { size: files[path].length } : null),
  read: (path: string, range?: ByteRange) => {
    reads.push(path);
    const bytes = files[path] ?? Buffer.alloc(0);
    return Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]);
  },
};

const app = Fastify();
const channel = { find: async () => null };
await app.register(mediaRoutes, {
  storage,
  encrypted: null,
  mayHaveKey: async () => false,
  mayReceive: async () => true,
  strips: storage,
  channel,
  secret: SECRET,
  now: () => now,
  sessionOf: async ({ headers }) => headers.authorization ?? null,
});
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

beforeEach(() => {
  now = start;
  reads = [];
});

const grant: MediaClaims = {
  purpose: 'film',
  assetId: 'moon',
  contentId: '1001',
  encrypted: false,
  durationSeconds: 60,
  sessionId: 'mina',
  expiresAt: start + 3_600_000,
};
const at = (file: string, changes: Partial<MediaClaims> = {}) =>
  signMediaAddress({ ...grant, ...changes }, SECRET).replace('master.m3u8', file);
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

/** Sends the path as it is written, which clients that know URLs do not. */
const statusOfRawPath = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo;
    httpRequest({ host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });

test('a signed address plays: master, tracks, cues and thumbnails [PL-42]', async () => {
  const master = await get(at('master.m3u8'));
  expect(master.statusCode).toBe(200);
  expect(master.headers['content-type']).toBe('application/vnd.apple.mpegurl');
  const names = [...master.body.matchAll(/^([^#\s]+)$|URI="([^"]+)"/gm)].map((match) => match[1] ?? match[2] ?? '');
  expect(names).toHaveLength(9);
  for (const name of names) expect((await get(at(name))).body, name).toMatch(/^#EXTM3U\n[^]*#EXT-X-ENDLIST\n$/);
});

test('the length of the episode is the one that was signed', async () => {
  const answers = await Promise.all([30, 60, 90].map((durationSeconds) => get(at('v360.m3u8', { durationSeconds }))));
  expect(answers.map(({ body }) => body.match(/#EXT-X-DISCONTINUITY/g)?.length ?? 0)).toEqual([0, 1, 2]);
});

test('an altered, expired or foreign address is refused in the envelope [PL-43]', async () => {
  const altered = at('v360-0a1b2c3d4e/1.m4s').replace('/media/M', '/media/N');
  const foreign = at('v360-0a1b2c3d4e/1.m4s').replace('/moon/', '/sun/');
  const expired = at('v360-0a1b2c3d4e/1.m4s', { expiresAt: start });
  for (const url of [altered, foreign, expired]) {
    const answer = await get(url);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: '4004', reason: 'MEDIA_ADDRESS_INVALID' });
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('a segment that is in memory is refused as well once the address has ended', async () => {
  const url = at('v360-0a1b2c3d4e/1.m4s');
  expect((await get(url)).statusCode).toBe(200);
  now = grant.expiresAt;
  expect((await get(url)).statusCode).toBe(403);
});

test('an address in another session is refused at once; without a session it plays, and so does that of a visitor [PL-43]', async () => {
  const [own, visitors] = [at('v360-0a1b2c3d4e/1.m4s'), at('v360-0a1b2c3d4e/1.m4s', { sessionId: null })];
  const statusesFor = async (headers: Record<string, string>) => [
    (await get(own, headers)).statusCode,
    (await get(visitors, headers)).statusCode,
  ];
  expect(await statusesFor({ authorization: 'mina' })).toEqual([200, 200]);
  expect(await statusesFor({})).toEqual([200, 200]);
  expect(await statusesFor({ authorization: 'joon' })).toEqual([403, 200]);
});

test('a segment is kept by browsers and caches for good', async () => {
  const answer = await get(at('v360-0a1b2c3d4e/1.m4s'));
  expect(answer.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '10',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: '"moon/v360-0a1b2c3d4e/1.m4s"',
  });
  const again = await get(at('v360-0a1b2c3d4e/1.m4s'), { 'if-none-match': 'W/"other", "moon/v360-0a1b2c3d4e/1.m4s"' });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a hot segment is read from the storage once, a large one each time', async () => {
  const small = at('v360-0a1b2c3d4e/1.m4s', { contentId: '1002' });
  const large = at('v720-0a1b2c3d4e/1.m4s');
  await Promise.all([get(small), get(small), get(small)]);
  expect((await get(large)).rawPayload).toHaveLength(5 * MIB);
  expect((await get(large, { range: 'bytes=-3' })).body).toBe('xxx');
  expect(reads.filter((path) => path.includes('v360')).length).toBeLessThanOrEqual(1);
  expect(reads.filter((path) => path.includes('v720'))).toHaveLength(2);
});

test('a part of a segment is a partial answer', async () => {
  const part = await get(at('v360-0a1b2c3d4e/1.m4s'), { range: 'bytes=2-4' });
  expect([part.statusCode, part.body]).toEqual([206, '234']);
  expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3' });
  const beyond = await get(at('v360-0a1b2c3d4e/1.m4s'), { range: 'bytes=10-' });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
  const stale = await get(at('v360-0a1b2c3d4e/1.m4s'), { range: 'bytes=2-4', 'if-range': '"another"' });
  expect([stale.statusCode, stale.body]).toEqual([200, '0123456789']);
});

test('HEAD answers without a body', async () => {
  const answer = await app.inject({ method: 'HEAD', url: at('v360-0a1b2c3d4e/1.m4s') });
  expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '10', '']);
});

test('playlists travel compressed and are not kept longer than their address lives', async () => {
  const plain = await get(at('v360.m3u8'));
  const packed = await get(at('v360.m3u8'), { 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(packed.headers['cache-control']).toBe('private, max-age=300');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  now = grant.expiresAt - 10_500;
  const late = await get(at('v360.m3u8'));
  expect(late.headers['cache-control']).toBe('private, max-age=11');
  const known = await get(at('v360.m3u8'), { 'if-none-match': String(late.headers.etag) });
  expect(known.statusCode).toBe(304);
});

test('a playlist is written once, for all signed URLs', async () => {
  const addresses = Array.from({ length: 20 }, (_, viewer) => at('s-en-4e5f6a7b8c/1.vtt', { sessionId: `viewer ${viewer}` }));
  const answers = [];
  for (const address of addresses) answers.push(await get(address));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(reads).toHaveLength(1);
});

test('cues come in pieces with the times of the film, and as a whole with those of the episode', async () => {
  const piece = await get(at('s-en-4e5f6a7b8c/2.vtt'));
  expect(piece.headers['content-type']).toBe('text/vtt; charset=utf-8');
  expect(piece.body).toContain('00:00:05.000 --> 00:00:06.000');
  const whole = await get(at('s-en.vtt'));
  expect(whole.body).toContain('00:00:35.000 --> 00:00:36.000');
});

test.each([
  '../moon/index.json',
  '..%2findex.json',
  '%2e%2e/%2e%2e/etc/passwd',
  'v360-0a1b2c3d4e/../index.json',
  'v360-0a1b2c3d4e%2f1.m4s',
  'v360-0a1b2c3d4e/1.m4s%00',
  '%00',
  '%',
  '%zz',
  '//etc/passwd',
  'v360-0a1b2c3d4e/1.m4s/',
  '.index.json',
  '\\..\\secret.txt',
  '',
])('the path "%s" leads nowhere and breaks nothing', async (name) => {
  const base = at('');
  const status = await statusOfRawPath(`${base}${name}`);
  expect([400, 403, 404]).toContain(status);
});

test.each(['index.json', 's-en-4e5f6a7b8c/cues.vtt', 'v360-0a1b2c3d4e/9.m4s', 'v360-0a1b2c3d4e/2.m4s', 'v999.m3u8'])(
  'the file "%s" does not exist',
  async (name) => {
    const answer = await get(at(name));
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ reason: 'ROUTE_NOT_FOUND' });
  },
);

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=1000-', 'beyond'],
  ['bytes=-0', 'beyond'],
  [undefined, 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=9-3', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['lines=1-2', 'whole'],
])('of 1000 bytes "%s" is the part %o', (header, part) => {
  expect(parseRange(header, 1000)).toEqual(part);
});

test('a part never leaves the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 1_000_000 }), (first, last, size) => {
      const part = parseRange(`bytes=${first}-${last}`, size);
      if (typeof part === 'string') return;
      expect(part.start).toBeLessThanOrEqual(part.end);
      expect(part.end).toBeLessThan(size);
    }),
  );
});
