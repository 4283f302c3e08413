import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { AudioTrack, MediaIndex, VideoTrack } from '@madang/streaming/media-index.ts';
import { AUDIO_CHANNELS } from '../encode/encode-audio.ts';
import { SEGMENT_SECONDS } from '../encode/encode-video.ts';
import type { Workbench } from '../encode/workbench.ts';
import type { IngestPlan, PlannedAudio, PlannedTrack } from '../ingest/plan-ingest.ts';
import { describeTrack } from './describe-track.ts';
import { packageAudio } from './package-audio.ts';
import { packageSubtitles } from './package-subtitles.ts';
import { packageThumbnails } from './package-thumbnails.ts';
import { packageVideo } from './package-video.ts';
import { writePackagedTrack } from './packaged-track.ts';

/** An asset that is published already: its tracks are taken over where their source is the same. */
type Published = Readonly<{ directory: string; index: MediaIndex }>;

type Target = Readonly<{ directory: string; workbench: Workbench; published: Published | undefined }>;

/** The published track of the same source, copied into the new package; undefined when there is none. */
const takeOver = async <T extends VideoTrack | AudioTrack>(
  { directory, published }: Target,
  tracks: readonly T[] | undefined,
  { id, source }: PlannedTrack,
): Promise<T | undefined> => {
  const known = tracks?.find((track) => track.id === id && track.source === source);
  if (known && published) await cp(join(published.directory, known.folder), join(directory, known.folder), { recursive: true });
  return known;
};

const packagePicture = async (target: Target, planned: PlannedTrack, framesPerSecond: number): Promise<VideoTrack> => {
  const known = await takeOver(target, target.published?.index.video, planned);
  if (known) return known;
  const packaged = packageVideo(await target.workbench.encode(planned), SEGMENT_SECONDS);
  const written = await writePackagedTrack(target.directory, planned, packaged);
  return { ...written, ...describeTrack(packaged.init), frameRate: Math.round(framesPerSecond * 1000) / 1000 };
};

const packageSound = async (target: Target, planned: PlannedAudio, borders: readonly number[]): Promise<AudioTrack> => {
  const known = await takeOver(target, target.published?.index.audio, planned);
  if (known) return known;
  const packaged = packageAudio(await target.workbench.encode(planned), borders);
  const written = await writePackagedTrack(target.directory, planned, packaged);
  return { ...written, codecs: describeTrack(packaged.init).codecs, language: planned.language, channels: AUDIO_CHANNELS };
};

/** The end of every segment in milliseconds. */
const bordersOf = ({ segments }: VideoTrack) => {
  let ms = 0;
  return segments.map(({ durationMs }) => (ms += durationMs));
};

/** Makes the package of a film in the target's folder and returns its index. */
export const packageFilm = async (ffmpeg: string, plan: IngestPlan, target: Target): Promise<MediaIndex> => {
  const { film, fingerprint, framesPerSecond } = plan;
  const video: VideoTrack[] = [];
  for (const planned of plan.video) video.push(await packagePicture(target, planned, framesPerSecond));
  const smallest = video[0];
  if (!smallest) throw new RangeError(`${film} has no rung.`);
  const borders = bordersOf(smallest);
  const durationMs = borders.at(-1) ?? 0;
  const audio: AudioTrack[] = [];
  for (const planned of plan.audio) audio.push(await packageSound(target, planned, borders));
  const subtitles = [];
  for (const source of plan.subtitles) subtitles.push(await packageSubtitles(source, durationMs, target.directory));
  const thumbnails = await packageThumbnails(ffmpeg, target.directory, video[1] ?? smallest);
  return { version: 1, asset: film, fingerprint, durationMs, video, audio, subtitles, thumbnails };
};
