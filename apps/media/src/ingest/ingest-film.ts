import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import { findFfmpeg } from '../encode/ffmpeg.ts';
import { openWorkbench } from '../encode/workbench.ts';
import { packageFilm } from '../package/package-film.ts';
import { verifyPackage } from '../probe/verify-package.ts';
import { publishAsset, readIndex } from '../publish/publish-asset.ts';
import { checkIngestInput, type IngestInput } from './ingest-input.ts';
import { planIngest } from './plan-ingest.ts';

/** `made` is false when the asset was there already, made from the same sources with the same settings. */
export type IngestedFilm = Readonly<{ index: MediaIndex; directory: string; made: boolean }>;

const silent = () => undefined;

/**
 * From a film, its sounds and its subtitles to a published asset: `<directory>/<film>/index.json` with segments of four
 * seconds, cues and thumbnails beside it. Does nothing when the asset is up to date, encodes only what has changed, and
 * goes on where a broken-off run has stopped. Throws FfmpegMissing, or an error that says what is wrong with the sources.
 */
export const ingestFilm = async (input: IngestInput): Promise<IngestedFilm> => {
  checkIngestInput(input);
  const { film, onStep = silent } = input;
  const asset = join(input.directory, film);
  const plan = await planIngest(input);
  const present = await readIndex(asset);
  if (present?.fingerprint === plan.fingerprint) return { index: present, directory: asset, made: false };

  const ffmpeg = findFfmpeg(process.env);
  const work = join(input.directory, `.${film}`);
  const packaged = join(work, 'package');
  await rm(packaged, { recursive: true, force: true });
  const workbench = openWorkbench(ffmpeg, join(work, 'encoded'), onStep);
  const published = present ? { directory: asset, index: present } : undefined;
  const index = await packageFilm(ffmpeg, plan, { directory: packaged, workbench, published });
  onStep('verify');
  await verifyPackage(packaged, index);
  await publishAsset(index, packaged, asset);
  await rm(work, { recursive: true, force: true });
  return { index, directory: asset, made: true };
};
