import { rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import { findFfmpeg } from '../encode/ffmpeg.ts';
import { openWorkbench } from '../encode/workbench.ts';
import { explainDisk } from '../media-fault.ts';
import { packageFilm } from '../package/package-film.ts';
import { verifyPackage } from '../probe/verify-package.ts';
import { separateFiles } from '../publish/share-files.ts';
import { publishAsset, readIndex, sealPackage, sweepAsset } from '../publish/publish-asset.ts';
import { holdWork } from '../work/hold-work.ts';
import { checkIngestInput, type IngestInput } from './ingest-input.ts';
import { planIngest, type IngestPlan } from './plan-ingest.ts';

/** `made` is false when the asset was there already, made from the same sources with the same settings. */
export type IngestedFilm = Readonly<{ index: MediaIndex; directory: string; made: boolean }>;

const silent = () => undefined;

/** Makes, verifies and seals the package, unless a broken-off run came that far. */
const preparePackage = async (ffmpeg: string, plan: IngestPlan, input: IngestInput, work: string): Promise<MediaIndex> => {
  const { film, onStep = silent, onPart = silent, onNotice = silent, acceptDamage = false } = input;
  const packaged = join(work, 'package');
  const sealed = await readIndex(packaged);
  if (sealed?.fingerprint === plan.fingerprint) return sealed;
  await rm(join(packaged, 'index.json'), { force: true });
  const workbench = await openWorkbench(ffmpeg, join(work, 'steps'), { onStep, onPart }, acceptDamage);
  const asset = join(input.directory, film);
  const present = await readIndex(asset);
  const published = present ? { directory: asset, index: present } : undefined;
  const index = await packageFilm(ffmpeg, plan, { directory: packaged, workbench, published, onNotice }, { acceptDamage });
  onStep('verify');
  await verifyPackage(ffmpeg, packaged, index);
  await sealPackage(packaged, index);
  return index;
};

/**
 * From a film, its sounds and its subtitles to a published asset: `<directory>/<film>/index.json` with segments of four
 * seconds, cues and thumbnails beside it. Does nothing when the asset is up to date, encodes only what has changed, and
 * goes on where a broken-off run has stopped. Throws MediaFault with one line when something is wrong with the sources,
 * when the disk is full, or when another process works on the same film.
 */
export const ingestFilm = async (input: IngestInput): Promise<IngestedFilm> => {
  checkIngestInput(input);
  const asset = join(input.directory, input.film);
  const ffmpeg = findFfmpeg(process.env);
  const plan = await planIngest(ffmpeg, input);
  const work = join(input.directory, `.${input.film}`);
  try {
    const release = holdWork(work, input.film);
    try {
      await separateFiles(asset);
      const present = await readIndex(asset);
      const made = present?.fingerprint !== plan.fingerprint;
      const index = made ? await preparePackage(ffmpeg, plan, input, work) : present;
      if (made) await publishAsset(join(work, 'package'), asset);
      else await sweepAsset(asset, index);
      for (const done of ['package', 'steps']) await rm(join(work, done), { recursive: true, force: true });
      return { index, directory: asset, made };
    } finally {
      release();
      await rmdir(work).catch(silent);
    }
  } catch (error) {
    throw explainDisk(error, input.directory);
  }
};
