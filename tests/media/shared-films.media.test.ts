import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { keptEncryptedFilms } from '@madang/server/providers/encrypted-films/kept-encrypted-films.ts';
import { diskMediaStorage } from '@madang/server/providers/media-storage/disk-media-storage.ts';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import { trackPlaylist } from '@madang/streaming/media-playlist.ts';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../tools/steps/root.ts';

const FILMS = join(ROOT, 'apps/demo/media');
const UNTITLED = readdirSync(FILMS).filter((name) => name.endsWith('-untitled'));
const storage = diskMediaStorage(FILMS);

const indexOf = async (asset: string): Promise<MediaIndex> => {
  const index = await storage.index(asset);
  if (!index) throw new Error(`${asset} is not there.`);
  return index;
};

/** Hash of the files of a folder in this order; the packager names the folder after it. */
const hashOf = async (asset: string, files: readonly string[]) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await buffer(storage.read(`${asset}/${file}`)));
  return hash.digest('hex').slice(0, 10);
};

const listedIn = (playlist: string): readonly string[] => {
  const [, init = ''] = /#EXT-X-MAP:URI="([^"]+)"/.exec(playlist) ?? [];
  return [init, ...playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'))];
};

test('every film without a title shares files with the film that has it', async () => {
  expect(UNTITLED).toHaveLength(6);
  const owners = await Promise.all(UNTITLED.map(async (asset) => (await indexOf(asset)).shared?.asset));
  expect(owners).toEqual(UNTITLED.map((asset) => asset.replace('-untitled', '')));
});

describe.each(UNTITLED)('%s', (asset) => {
  test('every playlist delivers the bytes that were packaged, shared or not', async () => {
    const index = await indexOf(asset);
    const tracks = [...index.video, ...index.audio];
    for (const track of tracks) {
      const files = listedIn(trackPlaylist({ index, durationSeconds: index.durationMs / 1000 }, track));
      expect(files).toHaveLength(track.segments.length + 1);
      expect(`${track.id}-${await hashOf(asset, files)}`).toBe(track.folder);
    }
    for (const { id, folder } of index.subtitles) expect(`${id}-${await hashOf(asset, [`${folder}/cues.vtt`])}`).toBe(folder);
  });

  test('a shared file is one of the film with the title, which holds all of its own', async () => {
    const { shared } = await indexOf(asset);
    const owner = await indexOf(shared?.asset ?? '');
    expect(owner.shared).toBeUndefined();
    for (const file of Object.values(shared?.files ?? {}))
      expect(await storage.stat(`${owner.asset}/${file}`), file).not.toBeNull();
  });
});

test('a film that shares files is encrypted whole', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'madang-shared-encrypted-'));
  try {
    const films = keptEncryptedFilms({ media: storage, directory, secret: Buffer.alloc(32, 7) });
    const index = await films.index('subway-untitled');
    expect(index?.shared).toBeUndefined();
    const tracks = [...(index?.video ?? []), ...(index?.audio ?? [])];
    expect(tracks).toHaveLength(5);
    for (const { folder, segments } of tracks)
      for (const [at, { bytes }] of segments.entries())
        expect(await films.files.stat(`subway-untitled/${folder}/${at + 1}.m4s`)).toEqual({ size: bytes });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});
