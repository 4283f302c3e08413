import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';

/** What the encoder must know of a film. `frameRate` is written as ffmpeg takes it; `saysItsColours` is what it means. */
type Film = Readonly<{ durationSeconds: number; frameRate: string; framesPerSecond: number; saysItsColours: boolean }>;

/** Rates that television and the web use. */
const FRAME_RATES = [
  { frameRate: '24000/1001', framesPerSecond: 24_000 / 1001 },
  { frameRate: '24', framesPerSecond: 24 },
  { frameRate: '25', framesPerSecond: 25 },
  { frameRate: '30000/1001', framesPerSecond: 30_000 / 1001 },
  { frameRate: '30', framesPerSecond: 30 },
] as const;

const FASTEST = 31;
const PACKETS_TO_COUNT = 300;

/** Every second picture of a faster film is left out: 50 becomes 25 without a stutter. */
const thinOut = (measured: number): number => (measured > FASTEST ? thinOut(measured / 2) : measured);

const nearestRate = (measured: number) => {
  const distanceTo = (rate: (typeof FRAME_RATES)[number]) => Math.abs(rate.framesPerSecond - thinOut(measured));
  return FRAME_RATES.reduce((best, rate) => (distanceTo(rate) < distanceTo(best) ? rate : best));
};

const hasMatrix = (colours: unknown) =>
  typeof colours === 'object' && colours !== null && 'matrix' in colours && typeof colours.matrix === 'string';

/** Reads length and frame rate of a film file. Throws when it has no picture. */
export const probeFilm = async (file: string): Promise<Film> => {
  using input = new Input({ source: new FilePathSource(file), formats: ALL_FORMATS });
  const video = await input.getPrimaryVideoTrack();
  if (!video) throw new Error(`${file} has no picture.`);
  const durationSeconds = await video.computeDuration();
  const { averagePacketRate } = await video.computePacketStats(PACKETS_TO_COUNT);
  const colours: unknown = await video.getColorSpace();
  return { durationSeconds, ...nearestRate(averagePacketRate), saysItsColours: hasMatrix(colours) };
};
