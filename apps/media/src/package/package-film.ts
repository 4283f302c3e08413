import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { land } from '@madang/database/durable-files.ts';
import type { AudioRendition, MediaIndex, VideoTrack } from '@madang/streaming/media-index.ts';
import { AUDIO_CHANNELS } from '../encode/encode-audio.ts';
import { SEGMENT_SECONDS } from '../encode/encode-video.ts';
import type { Workbench } from '../encode/workbench.ts';
import type { IngestPlan, PlannedAudio, PlannedTrack, PlannedVideo } from '../ingest/plan-ingest.ts';
import { MediaFault } from '../media-fault.ts';
import { missingSeconds } from '../probe/probe-film.ts';
import { describeTrack } from './describe-track.ts';
import { packageAudio } from './package-audio.ts';
import { packageSubtitles } from './package-subtitles.ts';
import { packageThumbnails } from './package-thumbnails.ts';
import { packageVideo } from './package-video.ts';
import { writePackagedTrack } from './packaged-track.ts';

/** An asset that is published already: its tracks are taken over where their source is the same. */
type Published = Readonly<{ directory: string; index: MediaIndex }>;

type Target = Readonly<{
  directory: string;
  workbench: Workbench;
  published: Published | undefined;
  onNotice: (notice: string) => void;
}>;

/** The published track of the same source, copied into the new package; undefined when there is none. */
const takeOver = async <T extends VideoTrack | AudioRendition>(
  { directory, published }: Target,
  tracks: readonly T[] | undefined,
  { id, source }: PlannedTrack,
): Promise<T | undefined> => {
  const known = tracks?.find((track) => track.id === id && track.source === source);
  if (!known || !published) return undefined;
  const unnamed = join(directory, `${id}.part`);
  await cp(join(published.directory, known.folder), unnamed, { recursive: true });
  await land(unnamed, join(directory, known.folder));
  return known;
};

const packagePicture = (target: Target, planned: PlannedVideo, plan: IngestPlan): Promise<VideoTrack> => {
  const { id, source, args } = planned;
  return target.workbench.once(id, source, async () => {
    const known = await takeOver(target, target.published?.index.video, planned);
    if (known) return known;
    const encoding = { id, source, args, seconds: plan.durationSeconds };
    return target.workbench.encoded(encoding, async (track) => ({
      ...(await writePackagedTrack(target.directory, planned, packageVideo(track, SEGMENT_SECONDS))),
      ...describeTrack(track.init),
      frameRate: Math.round(plan.framesPerSecond * 1000) / 1000,
    }));
  });
};

const packageSound = (target: Target, planned: PlannedAudio, borders: readonly number[]): Promise<AudioRendition> => {
  const { id, source, language, role, argsFor } = planned;
  return target.workbench.once(id, source, async () => {
    const known = await takeOver(target, target.published?.index.audio, planned);
    if (known) return known;
    const seconds = (borders.at(-1) ?? 0) / 1000;
    return target.workbench.encoded({ id, source, seconds, args: argsFor(seconds) }, async (track) => ({
      ...(await writePackagedTrack(target.directory, planned, packageAudio(track, borders))),
      codecs: describeTrack(track.init).codecs,
      language,
      ...(role && { role }),
      channels: AUDIO_CHANNELS,
    }));
  });
};

/** The end of every segment in milliseconds. */
const bordersOf = ({ segments }: VideoTrack) => {
  let ms = 0;
  return segments.map(({ durationMs }) => (ms += durationMs));
};

const refuseHalfAFilm = (durationMs: number, { durationSeconds: declared }: IngestPlan) => {
  if (declared !== null && declared - durationMs / 1000 > missingSeconds(declared)) {
    const [is, says] = [durationMs / 1000, declared].map((seconds) => seconds.toFixed(1));
    throw new MediaFault(`The film says that it is ${says} s long, but its picture ends after ${is} s: it was cut off.`);
  }
};

/** Makes the package of a film in the target's folder and returns its index. A film that ends early is refused unless that is accepted. */
export const packageFilm = async (
  ffmpeg: string,
  plan: IngestPlan,
  target: Target,
  { acceptDamage }: { readonly acceptDamage: boolean },
): Promise<MediaIndex> => {
  const { film, fingerprint } = plan;
  const video: VideoTrack[] = [];
  for (const planned of plan.video) {
    video.push(await packagePicture(target, planned, plan));
    // Found at the smallest rung, before hours are spent on the others.
    if (!acceptDamage) refuseHalfAFilm(bordersOf(video[0] as VideoTrack).at(-1) ?? 0, plan);
  }
  const smallest = video[0];
  if (!smallest) throw new MediaFault(`${film} has no rung.`);
  const borders = bordersOf(smallest);
  const durationMs = borders.at(-1) ?? 0;
  const audio: AudioRendition[] = [];
  for (const planned of plan.audio) audio.push(await packageSound(target, planned, borders));
  const subtitles = [];
  for (const source of plan.subtitles) {
    subtitles.push(await packageSubtitles(source, durationMs, target.directory, target.onNotice));
  }
  const drawn = video[1] ?? smallest;
  const thumbnails = await target.workbench.once('thumbnails', drawn.folder, () =>
    packageThumbnails(ffmpeg, target.directory, drawn),
  );
  return { version: 1, asset: film, fingerprint, durationMs, video, audio, subtitles, thumbnails };
};
