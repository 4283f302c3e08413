import type { SubtitleKind } from '@madang/streaming/media-index.ts';
import { audioTrackId, videoTrackId } from '@madang/streaming/media-index.ts';
import { audioArguments } from '../encode/encode-audio.ts';
import { videoArguments } from '../encode/encode-video.ts';
import { DEFAULT_RUNGS, rungsOf } from '../encode/ladder.ts';
import { probeFilm } from '../probe/probe-film.ts';
import { fingerprintOf, hashFile } from './fingerprint.ts';
import type { IngestInput } from './ingest-input.ts';

const DEFAULT_CRF = 32;

/** A track to be encoded: `source` stands for its sources and settings, `encode` gives ffmpeg's arguments. */
export type PlannedTrack = Readonly<{ id: string; source: string; encode: (output: string) => readonly string[] }>;
export type PlannedAudio = PlannedTrack & Readonly<{ language: string }>;
type PlannedSubtitles = Readonly<{ language: string; kind: SubtitleKind; file: string }>;

/** All that is to be done for a film. The fingerprint stands for every source and setting together. */
export type IngestPlan = Readonly<{
  film: string;
  fingerprint: string;
  framesPerSecond: number;
  video: readonly PlannedTrack[];
  audio: readonly PlannedAudio[];
  subtitles: readonly PlannedSubtitles[];
}>;

/** Reads the sources of a film and decides what to encode from them. */
export const planIngest = async (input: IngestInput): Promise<IngestPlan> => {
  const { film, subtitles, rungs = DEFAULT_RUNGS, crf = DEFAULT_CRF, threads = 1 } = input;
  const { durationSeconds, ...look } = await probeFilm(input.video);
  const picture = await hashFile(input.video);
  const video = rungsOf(rungs).map((rung): PlannedTrack => ({
    id: videoTrackId(rung.height),
    source: fingerprintOf(picture, rung, crf, threads),
    encode: (output) => videoArguments(input.video, output, rung, { ...look, crf, threads }),
  }));
  const audio: PlannedAudio[] = [];
  for (const { language, file } of input.audio) {
    audio.push({
      id: audioTrackId(language),
      language,
      // Sound is cut where the picture is: another picture may have other borders.
      source: fingerprintOf(await hashFile(file), picture),
      encode: (output) => audioArguments(file, output, durationSeconds),
    });
  }
  const cues = [];
  for (const { language, kind, file } of subtitles) cues.push([language, kind, await hashFile(file)]);
  const tracks = [...video, ...audio].map(({ id, source }) => [id, source]);
  return { film, fingerprint: fingerprintOf(tracks, cues), framesPerSecond: look.framesPerSecond, video, audio, subtitles };
};
