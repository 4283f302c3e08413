import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import { findFfmpeg } from '../encode/ffmpeg.ts';
import { DEFAULT_RUNGS, rungsOf } from '../encode/ladder.ts';
import { packageFilm } from '../package/package-film.ts';
import { probeFilm } from '../probe/probe-film.ts';
import { verifyPackage } from '../probe/verify-package.ts';
import { publishAsset, readIndex } from '../publish/publish-asset.ts';
import { encodeAudio, encodeRung, type Workbench } from './encoded-files.ts';
import { fingerprintOf } from './fingerprint.ts';
import { checkIngestInput, type IngestInput } from './ingest-input.ts';

const DEFAULT_CRF = 32;

/** `made` is false when the asset was there already, made from the same sources with the same settings. */
export type IngestedFilm = Readonly<{ index: MediaIndex; directory: string; made: boolean }>;

const silent = () => undefined;

const fingerprintInput = ({ video, audio, subtitles, rungs = DEFAULT_RUNGS, crf = DEFAULT_CRF }: IngestInput) => {
  const settings = {
    rungs: rungsOf(rungs), crf,
    audio: audio.map(({ language }) => language),
    subtitles: subtitles.map(({ language, kind }) => [language, kind]),
  };
  return fingerprintOf(settings, [video, ...audio.map(({ file }) => file), ...subtitles.map(({ file }) => file)]);
};

const encodeFilm = async (bench: Workbench, input: IngestInput) => {
  const { video, audio, rungs = DEFAULT_RUNGS, crf = DEFAULT_CRF, threads = 1 } = input;
  const { durationSeconds, frameRate, framesPerSecond } = await probeFilm(video);
  const encodedRungs = [];
  for (const rung of rungsOf(rungs)) {
    const file = await encodeRung(bench, video, rung, { frameRate, framesPerSecond, crf, threads });
    encodedRungs.push({ height: rung.height, file });
  }
  const encodedAudio = [];
  for (const source of audio) {
    encodedAudio.push({ language: source.language, file: await encodeAudio(bench, source, durationSeconds) });
  }
  return { framesPerSecond, rungs: encodedRungs, audio: encodedAudio };
};

/**
 * From a film, its sounds and its subtitles to a published asset: `<directory>/<film>/index.json` with segments of four
 * seconds, cues and thumbnails beside it. Does nothing when the asset is up to date; a broken-off run goes on where it
 * stopped. Throws FfmpegMissing, or an error that says what is wrong with the sources.
 */
export const ingestFilm = async (input: IngestInput): Promise<IngestedFilm> => {
  checkIngestInput(input);
  const { film, subtitles, directory, onStep = silent } = input;
  const asset = join(directory, film);
  const fingerprint = await fingerprintInput(input);
  const present = await readIndex(asset);
  if (present?.fingerprint === fingerprint) return { index: present, directory: asset, made: false };

  const ffmpeg = findFfmpeg(process.env);
  const work = join(directory, `.${film}-${fingerprint.slice(0, 10)}`);
  const packaged = join(work, 'package');
  const encoded = await encodeFilm({ ffmpeg, directory: join(work, 'encoded'), onStep }, input);
  onStep('package');
  await rm(packaged, { recursive: true, force: true });
  const index = await packageFilm(ffmpeg, { ...encoded, film, fingerprint, subtitles }, packaged);
  onStep('verify');
  await verifyPackage(packaged, index);
  await publishAsset(index, packaged, asset);
  await rm(work, { recursive: true, force: true });
  return { index, directory: asset, made: true };
};
