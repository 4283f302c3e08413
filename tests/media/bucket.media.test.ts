import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { publishToBucket } from '@madang/media/publish/publish-to-bucket.ts';
import { s3Bucket, type S3Bucket } from '@madang/server/providers/media-storage/s3-bucket.ts';
import { s3MediaStorage } from '@madang/server/providers/media-storage/s3-media-storage.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { loopbackS3, type LoopbackS3 } from './loopback-s3.ts';
import { decode, probe, serveClip, type ServedClip } from './served-clip.ts';

const ENCODING_MS = 120_000;
const MINUTE_MS = 60_000;

let store: LoopbackS3;
let bucket: S3Bucket;
let clip: ServedClip;
let directory = '';
let noon = 0;

beforeAll(async () => {
  store = await loopbackS3();
  bucket = s3Bucket(store.settings);
  clip = await serveClip(async (media, index, now) => {
    [directory, noon, store.now] = [join(media, index.asset), now, now];
    await publishToBucket(bucket, directory, { index, encrypted: null });
    return s3MediaStorage(
      bucket,
      () => now,
      () => now,
    );
  });
}, ENCODING_MS);

afterAll(async () => {
  await clip.close();
  bucket.close();
  await store.close();
});

afterEach(() => {
  store.fails = () => null;
  store.now = noon;
});

const track = (id: string) => clip.address(7).replace('master', id);
const putsOf = (calls: readonly string[]) => calls.filter((call) => call.startsWith('PUT'));

test('the index comes last, files may be kept for ever and the index may not', () => {
  expect(putsOf(store.calls).at(-1)).toBe('PUT test-clip/index.json');
  expect(store.objects.get('test-clip/index.json')?.headers).toMatchObject({ 'cache-control': 'no-cache' });
  const [segment] = [...store.objects].filter(([key]) => key.endsWith('.m4s'));
  expect(segment?.[1].headers).toEqual({ 'content-type': 'video/mp4', 'cache-control': 'public, max-age=31536000, immutable' });
});

test('an episode in a bucket plays: its playlists come from here, its pictures and sound from there', async () => {
  const { format } = (await probe(track('master'), '-show_entries', 'format=duration')) as { format: { duration: string } };
  expect(Number(format.duration)).toBeCloseTo(7, 3);
  for (const id of ['v360', 'v540', 'a-ko', 'a-en']) expect(await decode(track(id)), id).toBe('');
  const playlist = await fetch(track('v360'), { redirect: 'manual' });
  expect(playlist.status).toBe(200);
  const [name = ''] = (await playlist.text()).split('\n').filter((line) => line.endsWith('.m4s'));
  const segment = await fetch(new URL(name, track('v360')), { redirect: 'manual' });
  expect([segment.status, segment.headers.get('cache-control')]).toEqual([302, 'private, max-age=300']);
  const again = await fetch(new URL(name, track('v360')), { redirect: 'manual' });
  expect(again.headers.get('location')).toBe(segment.headers.get('location'));
});

test('subtitles and thumbnails come from here', async () => {
  const cues = await fetch(track('s-en').replace('.m3u8', '.vtt'), { redirect: 'manual' });
  expect(await cues.text()).toContain('The gate opens.');
  const sheet = await fetch(new URL(`${clip.index.thumbnails.folder}/1.jpg`, track('v360')), { redirect: 'manual' });
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('the address of a segment ends, and cannot be made another one', async () => {
  const key = `test-clip/${clip.index.video[0]?.folder ?? ''}/1.m4s`;
  const address = await bucket.address(key, noon, 60);
  expect((await fetch(address)).status).toBe(200);
  expect((await fetch(address.replace('/1.m4s', '/2.m4s'))).status).toBe(403);
  store.now = noon + MINUTE_MS;
  expect((await fetch(address)).status).toBe(403);
});

test('what is there already is not sent again, and a broken-off run goes on', async () => {
  const from = store.calls.length;
  expect(await publishToBucket(bucket, directory, { index: clip.index, encrypted: null })).toBe(0);
  expect(putsOf(store.calls.slice(from))).toEqual(['PUT test-clip/index.json']);

  const [lost = ''] = [...store.objects.keys()].filter((key) => key.endsWith('/1.m4s'));
  store.objects.delete(lost);
  const before = store.objects.get('test-clip/index.json');
  store.fails = (call) => (call === `PUT ${lost}` ? 507 : null);
  await expect(publishToBucket(bucket, directory, { index: clip.index, encrypted: null })).rejects.toThrow();
  expect(store.objects.get('test-clip/index.json')).toBe(before);
  store.fails = () => null;
  expect(await publishToBucket(bucket, directory, { index: clip.index, encrypted: null })).toBe(1);
  expect(store.objects.has(lost)).toBe(true);
});

test('a store that stumbles is asked again', async () => {
  let stumbles = 2;
  store.fails = () => (stumbles-- > 0 ? 503 : null);
  expect(await bucket.find('test-clip/index.json')).not.toBeNull();
});

test('an index is read once, looked at again in time, and holds while the store does not answer', async () => {
  let now = noon;
  const storage = s3MediaStorage(
    bucket,
    () => now,
    () => now,
  );
  const index = await storage.index('test-clip');
  expect(index).toEqual(clip.index);
  const from = store.calls.length;
  expect(await storage.index('test-clip')).toBe(index);
  expect(store.calls).toHaveLength(from);
  now += MINUTE_MS;
  expect(await storage.index('test-clip')).toBe(index);
  expect(store.calls.length).toBeGreaterThan(from);
  now += MINUTE_MS;
  store.fails = () => 500;
  expect(await storage.index('test-clip')).toBe(index);
  await expect(storage.index('moon')).rejects.toThrow();
  store.fails = () => null;
  expect(await storage.index('moon')).toBeNull();
  expect(await storage.index('../test-clip')).toBeNull();
});

test('a file is read as a whole and in part, and what is no path of the storage is not asked for', async () => {
  const storage = s3MediaStorage(
    bucket,
    () => noon,
    () => noon,
  );
  const path = `test-clip/${clip.index.video[0]?.folder ?? ''}/init.mp4`;
  const whole = store.objects.get(path)?.body ?? Buffer.alloc(0);
  expect(await storage.stat(path)).toEqual({ size: whole.length });
  expect(await buffer(storage.read(path))).toEqual(whole);
  expect(await buffer(storage.read(path, { start: 4, end: 7 }))).toEqual(whole.subarray(4, 8));
  await expect(buffer(storage.read('test-clip/nothing.mp4'))).rejects.toThrow('is not in the storage');
  const from = store.calls.length;
  expect(await storage.stat('../secret.txt')).toBeNull();
  await expect(buffer(storage.read('../secret.txt'))).rejects.toThrow('no path in the storage');
  expect(store.calls).toHaveLength(from);
});
