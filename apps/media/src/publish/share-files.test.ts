import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CUES_FILE, INIT_FILE, type MediaIndex } from '@madang/streaming/media-index.ts';
import { exampleFilm } from '@madang/streaming/example-film.fixture.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashTree } from '../ingest/asset-bytes.fixture.ts';
import { publishToBucket, listAssetFiles } from './publish-to-bucket.ts';
import { readIndex } from './publish-asset.ts';
import { separateFiles, shareFiles } from './share-files.ts';

let folder = '';

/** A package in which every file contains its own name, except one segment that contains `different`. */
const writePackage = async (asset: string, different: string): Promise<MediaIndex> => {
  const index = { ...exampleFilm(), asset };
  for (const { name } of listAssetFiles(index)) {
    await mkdir(join(folder, asset, name, '..'), { recursive: true });
    await writeFile(join(folder, asset, name), name === 'v360-0a1b2c3d4e/2.m4s' ? different : name);
  }
  await writeFile(join(folder, asset, 'index.json'), `${JSON.stringify(index)}\n`);
  return index;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madang-shared-'));
  await writePackage('moon', 'with a title card');
  await writePackage('half-moon', 'without a title card');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('files with equal bytes are kept in the package of the owner alone', async () => {
  const [owner, whole] = [await hashTree(join(folder, 'moon')), await readIndex(join(folder, 'half-moon'))];
  expect(await shareFiles(join(folder, 'half-moon'), join(folder, 'moon'))).toBeGreaterThan(0);
  expect(Object.keys(await hashTree(join(folder, 'half-moon'))).toSorted()).toEqual(['index.json', 'v360-0a1b2c3d4e/2.m4s']);
  expect(await hashTree(join(folder, 'moon'))).toEqual(owner);
  const index = await readIndex(join(folder, 'half-moon'));
  expect(index).toMatchObject({ ...whole, shared: { asset: 'moon' } });
  expect(index?.shared?.files[`s-vi-2c3d4e5f6a/${CUES_FILE}`]).toBe(`s-vi-2c3d4e5f6a/${CUES_FILE}`);
  expect(index?.shared?.files[`v720-0a1b2c3d4e/${INIT_FILE}`]).toBe(`v720-0a1b2c3d4e/${INIT_FILE}`);
});

test('separating a package restores it byte by byte, so that its owner can be replaced', async () => {
  const before = await hashTree(join(folder, 'half-moon'));
  await shareFiles(join(folder, 'half-moon'), join(folder, 'moon'));
  await separateFiles(join(folder, 'half-moon'));
  await separateFiles(join(folder, 'half-moon'));
  expect(await hashTree(join(folder, 'half-moon'))).toEqual(before);
});

test('a package that shares already neither shares again nor owns', async () => {
  await shareFiles(join(folder, 'half-moon'), join(folder, 'moon'));
  await cp(join(folder, 'moon'), join(folder, 'new-moon'), { recursive: true });
  await expect(shareFiles(join(folder, 'half-moon'), join(folder, 'moon'))).rejects.toThrow('shares files with moon already');
  await expect(shareFiles(join(folder, 'new-moon'), join(folder, 'half-moon'))).rejects.toThrow('shares files with moon already');
});

test('a bucket receives every file of a package that shares, and an index that shares nothing', async () => {
  const whole = await readIndex(join(folder, 'half-moon'));
  await shareFiles(join(folder, 'half-moon'), join(folder, 'moon'));
  const index = await readIndex(join(folder, 'half-moon'));
  if (!index) throw new Error('The package has lost its index.');
  const sent = new Map<string, string>();
  const bucket = {
    find: async () => null,
    put: async (key: string, body: Buffer) => void sent.set(key, String(body)),
  };
  await publishToBucket(bucket, join(folder, 'half-moon'), { index, encrypted: null });
  expect(JSON.parse(sent.get('half-moon/index.json') ?? '')).toEqual(whole);
  sent.delete('half-moon/index.json');
  expect(Object.fromEntries(sent)).toEqual(
    Object.fromEntries(
      listAssetFiles(index).map(({ name }) => [
        `half-moon/${name}`,
        name === 'v360-0a1b2c3d4e/2.m4s' ? 'without a title card' : name,
      ]),
    ),
  );
  expect(await readFile(join(folder, 'moon', 'v360-0a1b2c3d4e/2.m4s'), 'utf8')).toBe('with a title card');
});
