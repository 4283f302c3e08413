import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';

/** What the encoder must know of a film. `frameRate` is written as ffmpeg takes it. */
export type Film = Readonly<{ durationSeconds: number; frameRate: string; framesPerSecond: number }>;

/** Rates that television and the web use; anything faster than 30 is thinned out. */
const FRAME_RATES = [
  { frameRate: '24000/1001', framesPerSecond: 24_000 / 1001 },
  { frameRate: '24', framesPerSecond: 24 },
  { frameRate: '25', framesPerSecond: 25 },
  { frameRate: '30000/1001', framesPerSecond: 30_000 / 1001 },
  { frameRate: '30', framesPerSecond: 30 },
] as const;

const PACKETS_TO_COUNT = 300;

const nearestRate = (measured: number) =>
  FRAME_RATES.reduce((best, rate) =>
    Math.abs(rate.framesPerSecond - measured) < Math.abs(best.framesPerSecond - measured) ? rate : best);

/** Reads length and frame rate of a film file. Throws when it has no picture. */
export const probeFilm = async (file: string): Promise<Film> => {
  using input = new Input({ source: new FilePathSource(file), formats: ALL_FORMATS });
  const video = await input.getPrimaryVideoTrack();
  if (!video) throw new Error(`${file} has no picture.`);
  const durationSeconds = await video.computeDuration();
  const { averagePacketRate } = await video.computePacketStats(PACKETS_TO_COUNT);
  return { durationSeconds, ...nearestRate(averagePacketRate) };
};
