import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaIndex } from '@madang/streaming/media-index.ts';

const INDEX_FILE = 'index.json';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The index of a published asset, or null when there is none. */
export const readIndex = async (asset: string): Promise<MediaIndex | null> => {
  try {
    return JSON.parse(await readFile(join(asset, INDEX_FILE), 'utf8')) as MediaIndex;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** Puts a verified package in its place, where the asset is complete at every moment but the exchange of two names. */
export const publishAsset = async (index: MediaIndex, packaged: string, asset: string) => {
  await writeFile(join(packaged, INDEX_FILE), `${JSON.stringify(index)}\n`);
  const replaced = `${packaged}.replaced`;
  await rename(asset, replaced).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  await rename(packaged, asset);
  await rm(replaced, { recursive: true, force: true });
};
