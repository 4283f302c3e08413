import { Readable } from 'node:stream';
import { exampleFilm } from '@madang/streaming/example-film.fixture.ts';
import { expect, test } from 'vitest';
import { filmAssets } from './film-assets.ts';

const files = { stat: async () => null, read: () => Readable.from([]) };
const storage = { ...files, index: async (assetId: string) => (assetId === 'moon' ? exampleFilm() : null) };
const encrypted = (index: (assetId: string) => Promise<ReturnType<typeof exampleFilm> | null>) => ({
  index,
  files,
  keyOf: () => Buffer.alloc(16),
});

test('a film that is still being encrypted is not there yet, and the clear one is not lent in its place', async () => {
  const assets = filmAssets(
    storage,
    encrypted(() => new Promise(() => undefined)),
    'secret',
    10,
  );
  expect(await assets.find('moon', true)).toBeNull();
  expect(await assets.find('moon')).toMatchObject({ durationSeconds: 30 });
});

test('an encrypted film has an index of its own', async () => {
  const longer = exampleFilm([4000, 4000, 4000]);
  const assets = filmAssets(
    storage,
    encrypted(async () => longer),
    'secret',
  );
  expect(await assets.find('moon', true)).toMatchObject({ durationSeconds: 12 });
});

test('without encrypted films none is found', async () => {
  expect(await filmAssets(storage, null, 'secret').find('moon', true)).toBeNull();
});

test('Korean subtitles are listed; languages that viewers cannot choose are not', async () => {
  const film = exampleFilm();
  const track = (language: string) => ({ id: `s-${language}`, folder: `s-${language}-1`, kind: 'subtitles' as const, language });
  const index = { ...film, subtitles: [track('en'), track('ko'), track('fr')] };
  const assets = filmAssets({ ...storage, index: async () => index }, null, 'secret');
  expect((await assets.find('moon'))?.subtitles.map(({ language }) => language)).toEqual(['en_us', 'ko']);
});
