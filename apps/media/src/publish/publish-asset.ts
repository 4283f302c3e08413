import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { land, landFile } from '@madang/database/durable-files.ts';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import { parseMediaIndex } from '@madang/streaming/shared-files.ts';
import { isMissing } from '../media-fault.ts';

const INDEX_FILE = 'index.json';

/** The index of a published asset, or null when there is none. */
export const readIndex = async (asset: string): Promise<MediaIndex | null> => {
  try {
    return parseMediaIndex(await readFile(join(asset, INDEX_FILE), 'utf8'));
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

const ENCRYPTED_INDEX = /^encrypted-[0-9a-f]{10}\.json$/;

/** An encrypted track lies beside the clear one, in a folder whose name begins with that one's. */
const clearNameOf = (folder: string) => folder.replace(/-[0-9a-f]{10}$/, '');

/** Removes what an earlier package of the asset has left behind; what was encrypted of tracks that are still there stays. */
export const sweepAsset = async (asset: string, index: MediaIndex) => {
  const listed = new Set([INDEX_FILE, ...foldersOf(index)]);
  for (const name of await readdir(asset)) {
    const isKept = listed.has(name) || listed.has(clearNameOf(name)) || ENCRYPTED_INDEX.test(name);
    if (!isKept) await rm(join(asset, name), { recursive: true, force: true });
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
  // Encrypted indexes of the previous film: the new one is encrypted again where its tracks have changed.
  const stale = (await readdir(asset)).filter((name) => ENCRYPTED_INDEX.test(name));
  for (const name of stale) await rm(join(asset, name), { force: true });
  await sweepAsset(asset, index);
};
