import { audioTrackId, videoTrackId } from '@madang/streaming/media-index.ts';
import { audioArguments } from '../encode/encode-audio.ts';
import { videoArguments } from '../encode/encode-video.ts';
import { DEFAULT_RUNGS, rungsOf } from '../encode/ladder.ts';
import { probeFilm } from '../probe/probe-film.ts';
import { fingerprintOf, hashFile } from './fingerprint.ts';
import type { IngestInput, SubtitleSource } from './ingest-input.ts';
import { soundsOf, type Sound } from './sounds-of.ts';

const DEFAULT_CRF = 32;

/** A track to be encoded: `source` stands for its sources and settings. */
export type PlannedTrack = Readonly<{ id: string; source: string }>;
export type PlannedVideo = PlannedTrack & Readonly<{ args: readonly string[] }>;
/** Sound is as long as the picture turns out to be. */
export type PlannedAudio = PlannedTrack & Readonly<{ language: string; argsFor: (seconds: number) => readonly string[] }>;
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

/** Reads the sources of a film and decides what to encode from them. */
export const planIngest = async (ffmpeg: string, input: IngestInput): Promise<IngestPlan> => {
  const { film, rungs = DEFAULT_RUNGS, crf = DEFAULT_CRF, threads = 1, preset = 'slow' } = input;
  const probed = await probeFilm(ffmpeg, input.video);
  const { durationSeconds, look } = probed;
  const picture = await hashFile(input.video);
  const video = rungsOf(rungs).map((rung): PlannedVideo => ({
    id: videoTrackId(rung.height),
    source: fingerprintOf(picture, rung, crf, threads, ...unusual(input)),
    args: videoArguments(input.video, rung, { ...look, crf, threads, preset }),
  }));
  const audio: PlannedAudio[] = [];
  for (const sound of soundsOf(input, probed)) {
    audio.push({
      id: audioTrackId(sound.language),
      language: sound.language,
      // Sound is cut where the picture is: another picture may have other borders.
      source: fingerprintOf(...(await hashSound(sound, picture))),
      argsFor: (seconds) => audioArguments(sound.source, seconds),
    });
  }
  const subtitles: PlannedSubtitles[] = [];
  for (const track of input.subtitles) subtitles.push({ ...track, source: await hashFile(track.file) });
  const tracks = [...video, ...audio].map(({ id, source }) => [id, source]);
  const cues = subtitles.map(({ language, kind, source }) => [language, kind, source]);
  return {
    film,
    fingerprint: fingerprintOf(tracks, cues),
    durationSeconds,
    framesPerSecond: look.framesPerSecond,
    video,
    audio,
    subtitles,
  };
};
