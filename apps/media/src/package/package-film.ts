import { readFile } from 'node:fs/promises';
import { audioTrackId, videoTrackId, type AudioTrack, type MediaIndex, type VideoTrack } from '@madang/streaming/media-index.ts';
import { AUDIO_CHANNELS } from '../encode/encode-audio.ts';
import { SEGMENT_SECONDS } from '../encode/encode-video.ts';
import { describeTrack } from './describe-track.ts';
import { packageAudio } from './package-audio.ts';
import { packageSubtitles } from './package-subtitles.ts';
import { packageThumbnails } from './package-thumbnails.ts';
import { packageVideo } from './package-video.ts';
import { writePackagedTrack } from './packaged-track.ts';

type EncodedRung = Readonly<{ height: number; file: string }>;
type EncodedAudio = Readonly<{ language: string; file: string }>;
type Subtitles = Parameters<typeof packageSubtitles>[0];

export type EncodedFilm = Readonly<{
  film: string;
  fingerprint: string;
  framesPerSecond: number;
  rungs: readonly EncodedRung[];
  audio: readonly EncodedAudio[];
  subtitles: readonly Subtitles[];
}>;

const packageRung = async (directory: string, { height, file }: EncodedRung, framesPerSecond: number): Promise<VideoTrack> => {
  const packaged = packageVideo(await readFile(file), SEGMENT_SECONDS);
  const written = await writePackagedTrack(directory, videoTrackId(height), packaged);
  return { ...written, ...describeTrack(packaged.init), frameRate: Math.round(framesPerSecond * 1000) / 1000 };
};

const packageSound = async (directory: string, sound: EncodedAudio, borders: readonly number[]): Promise<AudioTrack> => {
  const { language, file } = sound;
  const packaged = packageAudio(await readFile(file), borders);
  const written = await writePackagedTrack(directory, audioTrackId(language), packaged);
  return { ...written, codecs: describeTrack(packaged.init).codecs, language, channels: AUDIO_CHANNELS };
};

/** The end of every segment in milliseconds. */
const bordersOf = ({ segments }: VideoTrack) => {
  let ms = 0;
  return segments.map(({ durationMs }) => (ms += durationMs));
};

/** Cuts the encoded files of a film into the folder `directory` and returns their index. */
export const packageFilm = async (ffmpeg: string, encoded: EncodedFilm, directory: string): Promise<MediaIndex> => {
  const video: VideoTrack[] = [];
  for (const rung of encoded.rungs) video.push(await packageRung(directory, rung, encoded.framesPerSecond));
  const borders = video[0] ? bordersOf(video[0]) : [];
  const durationMs = borders.at(-1) ?? 0;
  const audio: AudioTrack[] = [];
  for (const sound of encoded.audio) audio.push(await packageSound(directory, sound, borders));
  const subtitles = [];
  for (const source of encoded.subtitles) subtitles.push(await packageSubtitles(source, durationMs, directory));
  const pictures = encoded.rungs[Math.min(1, encoded.rungs.length - 1)];
  if (!pictures) throw new RangeError(`${encoded.film} has no rung.`);
  const thumbnails = await packageThumbnails(ffmpeg, pictures.file, directory);
  const { film, fingerprint } = encoded;
  return { version: 1, asset: film, fingerprint, durationMs, video, audio, subtitles, thumbnails };
};
