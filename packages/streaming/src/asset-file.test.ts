import { expect, test } from 'vitest';
import { assetFiles } from './asset-file.ts';
import { exampleFilm } from './example-film.fixture.ts';
import { listPictureSegments } from './timeline.ts';

const index = exampleFilm();
const files = assetFiles(index);
const programme = { index, durationSeconds: 3600 };

const write = (name: string) => {
  const file = files.get(name);
  if (file?.kind !== 'playlist') throw new Error(`${name} is no playlist.`);
  return file.write(programme);
};

const addressesIn = (playlist: string) => [
  ...playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#')),
  ...[...playlist.matchAll(/URI="([^"]+)"/g)].map((match) => match[1] ?? ''),
];

test('every address in every playlist leads to a file of the asset', () => {
  const playlists = [...files].filter(([, file]) => file.kind === 'playlist').map(([name]) => name);
  expect(playlists).toHaveLength(10);
  for (const address of playlists.flatMap((name) => addressesIn(write(name)))) expect(files.has(address), address).toBe(true);
});

test('every segment and initialisation part is stored, with its type', () => {
  expect(files.get('v720-0a1b2c3d4e/init.mp4')).toEqual({ kind: 'stored', contentType: 'video/mp4' });
  expect(files.get('a-en-1b2c3d4e5f/8.m4s')).toEqual({ kind: 'stored', contentType: 'audio/mp4' });
  expect(files.get('thumbnails-5f6a7b8c9d/1.jpg')).toEqual({ kind: 'stored', contentType: 'image/jpeg' });
});

test('nothing else exists, even if it lies beside the segments', () => {
  const past = `v360-0a1b2c3d4e/${listPictureSegments({ index, durationSeconds: 1 }).length + 8}.m4s`;
  for (const name of ['index.json', 's-en-4e5f6a7b8c/cues.vtt', 'v360-0a1b2c3d4e/0.m4s', past, 'v360-ffffffffff/1.m4s']) {
    expect(files.has(name), name).toBe(false);
  }
});
