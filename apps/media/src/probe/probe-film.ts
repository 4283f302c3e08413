import { runFfprobe } from '../encode/ffmpeg.ts';
import { MediaFault } from '../media-fault.ts';

/** What the encoder must know of a picture. `frameRate` is written as ffmpeg takes it; `saysItsColours` is what it means. */
export type Look = Readonly<{
  frameRate: string;
  framesPerSecond: number;
  saysItsColours: boolean;
  interlaced: boolean;
  squarePixels: boolean;
}>;

/** One of the film's own sounds; `language` as the file tells it, in two or three letters, or null. */
type OwnSound = Readonly<{ stream: number; language: string | null }>;

/** `durationSeconds` is null where the file does not tell it. `lines` is the height of the largest 16:9 rung that it fills. */
export type Film = Readonly<{ durationSeconds: number | null; lines: number; look: Look; sounds: readonly OwnSound[] }>;

type ProbedStream = Readonly<{
  codec_type: string;
  width?: number;
  height?: number;
  sample_aspect_ratio?: string;
  field_order?: string;
  avg_frame_rate?: string;
  r_frame_rate?: string;
  color_space?: string;
  duration?: string;
  disposition?: Readonly<{ attached_pic?: number }>;
  tags?: Readonly<Record<string, string>>;
}>;
type Probed = Readonly<{ streams: readonly ProbedStream[]; format: Readonly<{ duration?: string }> }>;

/** Rates that television and the web use. */
const FRAME_RATES = [
  { frameRate: '24000/1001', framesPerSecond: 24_000 / 1001 },
  { frameRate: '24', framesPerSecond: 24 },
  { frameRate: '25', framesPerSecond: 25 },
  { frameRate: '30000/1001', framesPerSecond: 30_000 / 1001 },
  { frameRate: '30', framesPerSecond: 30 },
] as const;

const FASTEST = 31;
/** Taken where a file tells no rate, or none that can be. */
const USUAL_RATE = 24;

/** Every second picture of a faster film is left out: 50 becomes 25 without a stutter. */
const thinOut = (measured: number): number => (measured > FASTEST ? thinOut(measured / 2) : measured);

const nearestRate = (measured: number) => {
  const distanceTo = (rate: (typeof FRAME_RATES)[number]) => Math.abs(rate.framesPerSecond - thinOut(measured));
  return FRAME_RATES.reduce((best, rate) => (distanceTo(rate) < distanceTo(best) ? rate : best));
};

const fractionOf = (written: string | undefined) => {
  const [over = Number.NaN, under = 1] = (written ?? '').split(/[/:]/).map(Number);
  const value = over / under;
  return Number.isFinite(value) && value > 0 ? value : null;
};

/** Pictures a second on average; a rate that no film has (a clock's, or none) is not believed. */
const measuredRate = ({ avg_frame_rate: average, r_frame_rate: ticks }: ProbedStream) =>
  [fractionOf(average), fractionOf(ticks)].find((rate) => rate !== null && rate <= 480) ?? USUAL_RATE;

/** Matroska tells the length of a track as a tag, `00:01:30.500000000`. */
const secondsOfTag = (tag: string | undefined) => {
  const [, hours, minutes, seconds] = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/.exec(tag ?? '') ?? [];
  return hours === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
};

const durationOf = ({ duration, tags }: ProbedStream, format: Probed['format']) =>
  fractionOf(duration) ?? secondsOfTag(tags?.['DURATION'] ?? tags?.['DURATION-eng']) ?? fractionOf(format.duration);

const hasMatrix = (name: string | undefined) => name !== undefined && name !== 'unknown' && name !== 'reserved';
const PROGRESSIVE = new Set([undefined, 'progressive', 'unknown']);

const read = async (ffmpeg: string, file: string) => {
  const args = ['-show_entries', 'format=duration:stream', '-show_streams', file];
  return (await runFfprobe(ffmpeg, args).catch((error: unknown) => {
    throw new MediaFault(
      `${file} cannot be read as a film: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`,
      {
        cause: error,
      },
    );
  })) as Probed;
};

const ownSounds = (streams: readonly ProbedStream[]): readonly OwnSound[] =>
  streams
    .filter(({ codec_type: type }) => type === 'audio')
    .map(({ tags }, stream) => {
      const language = tags?.['language'] ?? 'und';
      return { stream, language: language === 'und' ? null : language };
    });

/** Reads what a film file says of its picture and its sounds. Throws MediaFault when it has no picture. */
export const probeFilm = async (ffmpeg: string, file: string): Promise<Film> => {
  const { streams, format } = await read(ffmpeg, file);
  const picture = streams.find(({ codec_type: type, disposition }) => type === 'video' && disposition?.attached_pic !== 1);
  if (!picture) throw new MediaFault(`${file} has no picture.`);
  const { width = 0, height = 0, sample_aspect_ratio: pixel, field_order: fields, color_space: matrix } = picture;
  const pixelWidth = fractionOf(pixel) ?? 1;
  const look = {
    ...nearestRate(measuredRate(picture)),
    saysItsColours: hasMatrix(matrix),
    interlaced: !PROGRESSIVE.has(fields),
    squarePixels: pixelWidth === 1,
  };
  const lines = Math.max(height, Math.round((width * pixelWidth * 9) / 16));
  return { durationSeconds: durationOf(picture, format), lines, look, sounds: ownSounds(streams) };
};
