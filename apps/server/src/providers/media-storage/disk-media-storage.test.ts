import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { exampleFilm } from '@madang/streaming/example-film.fixture.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskMediaStorage } from './disk-media-storage.ts';
import type { MediaStorage } from '../../ports/media.ts';

let folder = '';
let storage: MediaStorage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madang-storage-'));
  await mkdir(join(folder, 'media', 'moon', 'v360'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'not for viewers');
  await writeFile(join(folder, 'media', 'moon', 'index.json'), JSON.stringify(exampleFilm()));
  await writeFile(join(folder, 'media', 'moon', 'v360', '1.m4s'), '0123456789');
  storage = diskMediaStorage(join(folder, 'media'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('the index of an asset is read once and cached', async () => {
  const index = await storage.index('moon');
  expect(index).toEqual(exampleFilm());
  expect(await storage.index('moon')).toBe(index);
  expect(await storage.index('sun')).toBeNull();
});

test('the index of a replaced asset is read again', async () => {
  const replaced = exampleFilm([4000, 4000]);
  await writeFile(join(folder, 'media', 'moon', 'index.json'), JSON.stringify(replaced));
  expect(await storage.index('moon')).toEqual(replaced);
});

test('a file is read as a whole and by byte range', async () => {
  expect(await storage.stat('moon/v360/1.m4s')).toEqual({ size: 10 });
  expect(String(await buffer(storage.read('moon/v360/1.m4s')))).toBe('0123456789');
  expect(String(await buffer(storage.read('moon/v360/1.m4s', { start: 2, end: 4 })))).toBe('234');
});

test.each([
  '../secret.txt',
  'moon/../../secret.txt',
  'moon/%2e%2e/secret.txt',
  '/etc/passwd',
  'moon\0/1.m4s',
  '.hidden',
  '',
  'moon',
  'moon/v360',
])('the path "%s" does not exist in the storage', async (path) => {
  expect(await storage.stat(path)).toBeNull();
  expect(await storage.index(path.replace('moon', '..'))).toBeNull();
});

test('reading a path outside the storage fails', async () => {
  await expect(buffer(storage.read('../secret.txt'))).rejects.toThrow('no path in the storage');
});

test('a file that an asset shares is read from the asset that owns it', async () => {
  const shared = { asset: 'moon', files: { 'v360/2.m4s': 'v360/1.m4s' } };
  await mkdir(join(folder, 'media', 'half-moon'), { recursive: true });
  await writeFile(join(folder, 'media', 'half-moon', 'index.json'), JSON.stringify({ ...exampleFilm(), shared }));
  expect(await storage.stat('half-moon/v360/2.m4s')).toEqual({ size: 10 });
  expect(String(await buffer(storage.read('half-moon/v360/2.m4s', { start: 8, end: 9 })))).toBe('89');
  expect(await storage.stat('half-moon/v360/1.m4s')).toBeNull();
});

test('an asset whose index shares a file outside the storage is refused', async () => {
  const shared = { asset: '..', files: { 'v360/1.m4s': '../secret.txt' } };
  await mkdir(join(folder, 'media', 'new-moon'), { recursive: true });
  await writeFile(join(folder, 'media', 'new-moon', 'index.json'), JSON.stringify({ ...exampleFilm(), shared }));
  await expect(storage.index('new-moon')).rejects.toThrow(RangeError);
  await expect(storage.stat('new-moon/v360/1.m4s')).rejects.toThrow(RangeError);
  await expect(buffer(storage.read('new-moon/v360/1.m4s'))).rejects.toThrow(RangeError);
});
