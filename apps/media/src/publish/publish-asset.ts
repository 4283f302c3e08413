import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import { isMissing } from '../media-fault.ts';
import { land, landFile } from '../work/durable-files.ts';

const INDEX_FILE = 'index.json';

/** The index of a published asset, or null when there is none. */
export const readIndex = async (asset: string): Promise<MediaIndex | null> => {
  try {
    return JSON.parse(await readFile(join(asset, INDEX_FILE), 'utf8')) as MediaIndex;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** The folders that an index names. */
const foldersOf = ({ video, audio, subtitles, thumbnails }: MediaIndex): readonly string[] =>
  [...video, ...audio, ...subtitles, thumbnails].map(({ folder }) => folder);

/** Marks a package as verified: from now on it only has to be published. */
export const sealPackage = (packaged: string, index: MediaIndex) =>
  landFile(join(packaged, INDEX_FILE), `${JSON.stringify(index)}\n`);

/** Removes what an earlier package of the asset has left behind. */
export const sweepAsset = async (asset: string, index: MediaIndex) => {
  const listed = new Set([INDEX_FILE, ...foldersOf(index)]);
  for (const name of await readdir(asset)) {
    if (!listed.has(name)) await rm(join(asset, name), { recursive: true, force: true });
  }
};

/**
 * Puts a sealed package in its place. Folders are named after their content and join those that are there; the index comes
 * last, in one step, and with it the asset becomes another one. Killed anywhere, it goes on from there.
 */
export const publishAsset = async (packaged: string, asset: string) => {
  const index = await readIndex(packaged);
  if (!index) throw new Error(`${packaged} has not been verified.`);
  await mkdir(asset, { recursive: true });
  for (const folder of foldersOf(index)) {
    if (!existsSync(join(asset, folder))) await land(join(packaged, folder), join(asset, folder));
  }
  await land(join(packaged, INDEX_FILE), join(asset, INDEX_FILE));
  await sweepAsset(asset, index);
};
