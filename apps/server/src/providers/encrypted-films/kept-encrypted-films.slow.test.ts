import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { encryptedFolder, encryptedIndexFile } from '@madang/streaming/encryption/encrypted-film.ts';
import { filmKey } from '@madang/streaming/encryption/film-keys.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskMediaStorage } from '../media-storage/disk-media-storage.ts';
import { encryptFilm } from './encrypt-film.ts';
import { filmOnDisk } from './film-on-disk.fixture.ts';
import { keptEncryptedFilms } from './kept-encrypted-films.ts';

const SECRET = Buffer.alloc(32, 5);
let film: Awaited<ReturnType<typeof filmOnDisk>>;
beforeAll(async () => {
  film = await filmOnDisk('moon');
});
afterAll(() => film.remove());

const openFilms = (directory: string) => keptEncryptedFilms({ media: diskMediaStorage(film.media), directory, secret: SECRET });

/** SHA-256 of every file below a folder, by path. */
const bytesBelow = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const hashes = await Promise.all(
    files.map(async ({ parentPath, name }): Promise<[string, string]> => {
      const path = join(parentPath, name);
      return [
        path.slice(folder.length),
        createHash('sha256')
          .update(await readFile(path))
          .digest('hex'),
      ];
    }),
  );
  return Object.fromEntries(hashes);
};

test('a film that is not encrypted yet is encrypted once for concurrent requests', async () => {
  const directory = `${film.own}-once`;
  const films = openFilms(directory);
  const [one, other] = await Promise.all([films.index('moon'), films.index('moon')]);
  expect(one).toBe(other);
  expect(one?.protection).toEqual({ scheme: 'cbcs', keyId: filmKey(SECRET, 'moon').keyId.toString('hex') });
  expect(one?.fingerprint).not.toBe(film.clear.fingerprint);
  for (const track of [...(one?.video ?? []), ...(one?.audio ?? [])]) {
    for (const [at, { bytes }] of track.segments.entries()) {
      expect(await films.files.stat(`moon/${track.folder}/${at + 1}.m4s`)).toEqual({ size: bytes });
    }
    const init = await buffer(films.files.read(`moon/${track.folder}/init.mp4`));
    expect([init.length, init.includes('cbcs')]).toEqual([track.initBytes, true]);
  }
  // The key is derived and never written to disk
  const kept = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of kept.filter((entry) => entry.isFile())) {
    expect((await readFile(join(parentPath, name))).includes(films.keyOf('moon'))).toBe(false);
  }
  expect(await films.index('sun')).toBeNull();
});

test('a film that was encrypted at ingest is used as it is, and not encrypted again on this node', async () => {
  const other = await filmOnDisk('moon');
  const read = async (path: string) => readFile(join(other.media, 'moon', path));
  await encryptFilm(other.clear, { secret: SECRET, read, directory: join(other.media, 'moon') });
  const directory = other.own;
  const media = diskMediaStorage(other.media);
  const films = keptEncryptedFilms({ media, directory, secret: SECRET });
  const index = await films.index('moon');
  expect(existsSync(directory)).toBe(false);
  const [picture] = index?.video ?? [];
  expect(await films.files.stat(`moon/${picture?.folder}/init.mp4`)).toEqual({ size: picture?.initBytes });
  // Another secret derives other keys, so these files do not match
  await keptEncryptedFilms({ media, directory, secret: Buffer.alloc(32, 6) }).index('moon');
  expect(existsSync(directory)).toBe(true);
  await other.remove();
});

test('encryption interrupted at any read resumes to identical bytes, and writes the index only when complete', async () => {
  const files = async (path: string) => readFile(join(film.media, 'moon', path));
  const whole = `${film.own}-whole`;
  await encryptFilm(film.clear, { secret: SECRET, read: files, directory: whole });
  const expected = await bytesBelow(whole);
  const name = encryptedIndexFile(film.clear, filmKey(SECRET, 'moon').keyId);
  const reads = [...film.clear.video, ...film.clear.audio].reduce((sum, { segments }) => sum + segments.length + 1, 0);
  const directory = `${film.own}-broken`;
  for (let most = 1; most <= reads; most += 1) {
    let left = most;
    const read = async (path: string) => {
      if ((left -= 1) < 0) throw new Error('broken off');
      return files(path);
    };
    const run = encryptFilm(film.clear, { secret: SECRET, read, directory });
    if (most < reads) {
      await expect(run).rejects.toThrow('broken off');
      expect(existsSync(join(directory, name))).toBe(false);
    } else await run;
  }
  expect(await bytesBelow(directory)).toEqual(expected);
});

test('a partial file of a killed process is not used, and is removed', async () => {
  const directory = `${film.own}-dead`;
  const [track] = film.clear.video;
  if (!track) throw new Error('The film has no picture.');
  const folder = join(directory, encryptedFolder(track, filmKey(SECRET, 'moon').keyId));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '1.m4s.part-1'), 'half');
  const read = async (path: string) => readFile(join(film.media, 'moon', path));
  const { video } = await encryptFilm(film.clear, { secret: SECRET, read, directory });
  expect((await readFile(join(folder, '1.m4s'))).length).toBe(video[0]?.segments[0]?.bytes);
  expect(await readdir(folder)).not.toContain('1.m4s.part-1');
});

test('a failed encryption is retried by the next request', async () => {
  const directory = `${film.own}-again`;
  await writeFile(directory, 'a file where the folder should be');
  const films = openFilms(directory);
  await expect(films.index('moon')).rejects.toThrow();
  await rm(directory);
  expect(await films.index('moon')).not.toBeNull();
});
