import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MediaIndex } from '@madang/streaming/media-index.ts';

/** The shortest film of the demo world: ten seconds, two video renditions, one audio track. */
const SHORT = fileURLToPath(new URL('../../../../demo/media/ad-brewery', import.meta.url));

/** A media folder with one film under the given asset name, and an empty folder next to it. */
export const filmOnDisk = async (asset: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'madang-encrypted-'));
  const media = join(folder, 'media');
  await cp(SHORT, join(media, asset), { recursive: true });
  const clear = { ...(JSON.parse(await readFile(join(SHORT, 'index.json'), 'utf8')) as MediaIndex), asset };
  await writeFile(join(media, asset, 'index.json'), JSON.stringify(clear));
  return { media, own: join(folder, 'own'), clear, remove: () => rm(folder, { recursive: true, force: true }) };
};
