import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { landFile, writeDurably } from '@madang/database/durable-files.ts';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import { storedPath, withoutSharing } from '@madang/streaming/shared-files.ts';
import { listAssetFiles } from './publish-to-bucket.ts';
import { readIndex } from './publish-asset.ts';

const landIndex = (asset: string, index: MediaIndex) => landFile(join(asset, 'index.json'), `${JSON.stringify(index)}\n`);

const hashOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

const ownIndex = async (asset: string): Promise<MediaIndex> => {
  const index = await readIndex(asset);
  if (!index) throw new Error(`There is no asset in ${asset}.`);
  if (index.shared) throw new Error(`${index.asset} shares files with ${index.shared.asset} already.`);
  return index;
};

/**
 * Removes the files of `asset` that `owner`, a package beside it, also has, and names them in the index: two cuts of a film lie on disk
 * once. The index is written first, so that both packages are whole at any moment. Returns the bytes saved.
 */
export const shareFiles = async (asset: string, owner: string): Promise<number> => {
  const [index, owned] = [await ownIndex(asset), await ownIndex(owner)];
  const names = new Map<string, string>();
  for (const { name } of listAssetFiles(owned)) names.set(await hashOf(join(owner, name)), name);
  const files: Record<string, string> = {};
  for (const { name } of listAssetFiles(index)) {
    const known = names.get(await hashOf(join(asset, name)));
    if (known !== undefined) files[name] = known;
  }
  const shared = Object.keys(files);
  if (shared.length === 0) return 0;
  await landIndex(asset, { ...index, shared: { asset: basename(owner), files } });
  let saved = 0;
  for (const name of shared) {
    saved += (await readFile(join(asset, name))).length;
    await rm(join(asset, name));
  }
  for (const folder of new Set(shared.map(dirname)))
    if ((await readdir(join(asset, folder))).length === 0) await rmdir(join(asset, folder));
  return saved;
};

/** Copies shared files back into the package of `asset`. Needed before the package that owns them is replaced. */
export const separateFiles = async (asset: string): Promise<void> => {
  const index = await readIndex(asset);
  if (!index?.shared) return;
  for (const name of Object.keys(index.shared.files)) {
    await mkdir(join(asset, dirname(name)), { recursive: true });
    const unnamed = join(asset, `${name}.part`);
    await writeDurably(unnamed, [await readFile(join(asset, storedPath(index, name)))]);
    await rename(unnamed, join(asset, name));
  }
  await landIndex(asset, withoutSharing(index));
};
