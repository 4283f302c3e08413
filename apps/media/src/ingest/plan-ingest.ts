import { audioTrackId, videoTrackId, type SoundRole } from '@madang/streaming/media-index.ts';
import { audioArguments } from '../encode/encode-audio.ts';
import { videoArguments } from '../encode/encode-video.ts';
import { missingFilters } from '../encode/ffmpeg.ts';
import { DEFAULT_RUNGS, listRungs, sizeInRung, type Rung } from '../encode/ladder.ts';
import { MediaFault } from '../media-fault.ts';
import { missingSeconds, probeFilm, type Film, type PictureFormat } from '../probe/probe-film.ts';
import { fingerprint, hashFile } from './fingerprint.ts';
import type { IngestInput, SubtitleSource } from './ingest-input.ts';
import { chooseSounds, type Sound } from './choose-sounds.ts';

const DEFAULT_CRF = 32;

/** Raise it when the readers make other cues of a file than before: it is packaged again, without encoding the film. */
const SUBTITLE_READERS = 2;

/** A track to be encoded: `source` stands for its sources and settings. */
export type PlannedTrack = Readonly<{ id: string; source: string }>;
export type PlannedVideo = PlannedTrack & Readonly<{ args: readonly string[] }>;
/** Sound is as long as the picture turns out to be. */
export type PlannedAudio = PlannedTrack &
  Readonly<{ language: string; role?: SoundRole; argsFor: (seconds: number) => readonly string[] }>;
export type PlannedSubtitles = SubtitleSource & Readonly<{ source: string }>;

/** All that is to be done for a film. The fingerprint stands for every source and setting together. */
export type IngestPlan = Readonly<{
  film: string;
  fingerprint: string;
  /** As far as the file tells it. */
  durationSeconds: number | null;
  framesPerSecond: number;
  video: readonly PlannedVideo[];
  audio: readonly PlannedAudio[];
  subtitles: readonly PlannedSubtitles[];
}>;

/** Settings that are not the usual ones; the usual ones leave no trace, so that what was made before they existed stays as it is. */
const unusual = ({ preset = 'slow', acceptDamage = false }: IngestInput) => [
  ...(preset === 'slow' ? [] : [preset]),
  ...(acceptDamage ? ['damage accepted'] : []),
];

const hashSound = async ({ source }: Sound, picture: string) => {
  if (!source) return ['silence', picture];
  return source.stream === undefined ? [await hashFile(source.file), picture] : [picture, picture, source.stream];
};

/** What of a picture makes a rung another one than plain scaling to its lines would; 16:9 leaves no trace. */
const shapeOf = ({ width, height, highRange, place }: PictureFormat, rung: Rung) => {
  const size = sizeInRung({ width, height }, rung);
  const isPlain = size.height === rung.height && size.width === Math.round((width * rung.height) / height / 2) * 2;
  return [
    ...(isPlain ? [] : [size]),
    ...(highRange ? ['tone-mapped', highRange.transfer] : []),
    ...(place > 0 ? [{ place }] : []),
  ];
};

const refuseWhatCannotBeShown = async (ffmpeg: string, { video, acceptDamage = false }: IngestInput, film: Film) => {
  const { durationSeconds: picture, fileSeconds: file, look } = film;
  if (!acceptDamage && picture !== null && file !== null && file - picture > missingSeconds(file)) {
    throw new MediaFault(
      `The picture of ${video} lasts ${picture.toFixed(1)} s, the file ${file.toFixed(1)} s: cut them to one length, or take what there is with --accept-damage.`,
    );
  }
  const missing = look.highRange ? await missingFilters(ffmpeg, ['zscale', 'tonemap']) : [];
  if (missing.length > 0) {
    throw new MediaFault(
      `${video} is HDR, and this ffmpeg has no ${missing.join(' and ')} to make it SDR: install one with libzimg.`,
    );
  }
};

/** Reads the sources of a film and decides what to encode from them. */
export const planIngest = async (ffmpeg: string, input: IngestInput): Promise<IngestPlan> => {
  const { film, rungs = DEFAULT_RUNGS, crf = DEFAULT_CRF, threads = 1, preset = 'slow' } = input;
  const probed = await probeFilm(ffmpeg, input.video);
  const { durationSeconds, look } = probed;
  await refuseWhatCannotBeShown(ffmpeg, input, probed);
  const picture = await hashFile(input.video);
  const video = listRungs(rungs).map((rung): PlannedVideo => ({
    id: videoTrackId(rung.height),
    source: fingerprint(picture, rung, crf, threads, ...unusual(input), ...shapeOf(look, rung)),
    args: videoArguments(input.video, rung, { ...look, crf, threads, preset }),
  }));
  const audio: PlannedAudio[] = [];
  for (const sound of chooseSounds(input, probed)) {
    audio.push({
      id: audioTrackId(sound.language, sound.role),
      language: sound.language,
      ...(sound.role && { role: sound.role }),
      // Sound is cut where the picture is: another picture may have other borders.
      source: fingerprint(...(await hashSound(sound, picture))),
      argsFor: (seconds) => audioArguments(sound.source, seconds),
    });
  }
  const subtitles: PlannedSubtitles[] = [];
  for (const track of input.subtitles) {
    const parts = [await hashFile(track.file), SUBTITLE_READERS, track.encoding ?? null];
    subtitles.push({ ...track, source: fingerprint(...parts) });
  }
  const tracks = [...video, ...audio].map(({ id, source }) => [id, source]);
  const cues = subtitles.map(({ language, kind, source }) => [language, kind, source]);
  return {
    film,
    fingerprint: fingerprint(tracks, cues),
    durationSeconds,
    framesPerSecond: look.framesPerSecond,
    video,
    audio,
    subtitles,
  };
};
