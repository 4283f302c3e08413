import type { SoundRole } from '@madang/streaming/media-index.ts';
import { runFfprobe } from '../encode/ffmpeg.ts';
import { MediaFault } from '../media-fault.ts';

/** How a picture of high dynamic range is coded: PQ of HDR10 and Dolby Vision, or HLG of broadcasting. */
export type HighRange = Readonly<{ transfer: 'smpte2084' | 'arib-std-b67'; isFullRange: boolean }>;

/**
 * What the encoder must know of a picture. `place` is its number among the pictures of the file that are no covers, `frameRate` is written as ffmpeg takes it,
 * `saysItsColours` is what it means, and width and height are in square pixels, as it is seen.
 */
export type PictureFormat = Readonly<{
  place: number;
  width: number;
  height: number;
  highRange: HighRange | null;
  frameRate: string;
  framesPerSecond: number;
  saysItsColours: boolean;
  interlaced: boolean;
  squarePixels: boolean;
}>;

/** One of the film's own sounds; `language` as the file tells it, in two or three letters, or null. */
export type OwnSound = Readonly<{ stream: number; language: string | null; role: SoundRole | null; isDefault: boolean }>;

/** `durationSeconds` is null where the file does not tell it. `lines` is the height of the largest 16:9 rung that it fills. */
export type Film = Readonly<{
  durationSeconds: number | null;
  /** Of the longest of all tracks, as far as the file tells it. */
  fileSeconds: number | null;
  lines: number;
  look: PictureFormat;
  sounds: readonly OwnSound[];
}>;

type SideData = Readonly<{ rotation?: number; dv_profile?: number; dv_bl_signal_compatibility_id?: number }>;
type ProbedStream = Readonly<{
  codec_type: string;
  codec_name?: string;
  width?: number;
  height?: number;
  sample_aspect_ratio?: string;
  field_order?: string;
  avg_frame_rate?: string;
  r_frame_rate?: string;
  color_space?: string;
  color_transfer?: string;
  color_range?: string;
  nb_frames?: string;
  duration?: string;
  side_data_list?: readonly SideData[];
  disposition?: Readonly<Record<string, number>>;
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

const durationOf = ({ duration, tags }: ProbedStream) =>
  fractionOf(duration) ?? secondsOfTag(tags?.['DURATION'] ?? tags?.['DURATION-eng']);

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

const roleOf = (disposition: Readonly<Record<string, number>>): SoundRole | null => {
  if (disposition['visual_impaired'] === 1 || disposition['descriptions'] === 1) return 'description';
  return disposition['comment'] === 1 ? 'commentary' : null;
};

const ownSounds = (streams: readonly ProbedStream[]): readonly OwnSound[] =>
  streams
    .filter(({ codec_type: type }) => type === 'audio')
    .map(({ tags, disposition = {} }, stream) => {
      const language = tags?.['language'] ?? 'und';
      const isDefault = disposition['default'] === 1;
      return { stream, language: language === 'und' ? null : language, role: roleOf(disposition), isDefault };
    });

/** Codecs of single pictures: covers, and nothing else where there is a track of another codec. */
const STILL = new Set(['mjpeg', 'png', 'bmp', 'gif', 'webp', 'tiff']);

const isStill = ({ codec_name: codec = '', nb_frames: frames }: ProbedStream) => STILL.has(codec) || frames === '1';

/** The film among the tracks of a file: not a cover, and of several moving ones the longest, then the file's own choice. */
const pictureOf = (pictures: readonly ProbedStream[]): ProbedStream | undefined => {
  const moving = pictures.filter((one) => !isStill(one));
  // A track that does not tell its length is as long as the file.
  const rank = (one: ProbedStream) => [durationOf(one) ?? Infinity, one.disposition?.['default'] ?? 0] as const;
  return (moving.length > 0 ? moving : pictures).reduce<ProbedStream | undefined>((best, one) => {
    if (!best) return one;
    const [[seconds, chosen], [bestSeconds, bestChosen]] = [rank(one), rank(best)];
    const isSameLength = seconds === bestSeconds || Math.abs(seconds - bestSeconds) < 1;
    return (isSameLength ? chosen > bestChosen : seconds > bestSeconds) ? one : best;
  }, undefined);
};

const highRangeOf = ({ color_transfer: transfer, color_range: range }: ProbedStream): HighRange | null =>
  transfer === 'smpte2084' || transfer === 'arib-std-b67' ? { transfer, isFullRange: range === 'pc' } : null;

/** Dolby Vision whose picture is of no use without its own metadata, as of streaming services: profile 5. */
const isDolbyOnly = ({ side_data_list: data = [] }: ProbedStream) =>
  data.some(({ dv_profile: profile, dv_bl_signal_compatibility_id: compatible }) => profile !== undefined && compatible === 0);

/** Width and height in square pixels, upright. */
const sizeOf = ({ width = 0, height = 0, sample_aspect_ratio: pixel, side_data_list: data = [] }: ProbedStream) => {
  const wide = Math.round(width * (fractionOf(pixel) ?? 1));
  const isTurned = data.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90);
  return isTurned ? { width: height, height: wide } : { width: wide, height };
};

/** How much shorter than its file a picture may be: containers round, and count in sound that fades. */
export const missingSeconds = (film: number) => Math.max(2, film / 100);

/** Reads what a film file says of its picture and its sounds. Throws MediaFault when it has no picture, or none that can be shown. */
export const probeFilm = async (ffmpeg: string, file: string): Promise<Film> => {
  const { streams, format } = await read(ffmpeg, file);
  const pictures = streams.filter(({ codec_type: type, disposition }) => type === 'video' && disposition?.['attached_pic'] !== 1);
  const picture = pictureOf(pictures);
  if (!picture) throw new MediaFault(`${file} has no picture.`);
  if (isDolbyOnly(picture)) {
    throw new MediaFault(`${file} is Dolby Vision without a picture for other screens: export it as HDR10 or SDR.`);
  }
  const size = sizeOf(picture);
  const look = {
    ...nearestRate(measuredRate(picture)),
    ...size,
    place: pictures.indexOf(picture),
    highRange: highRangeOf(picture),
    saysItsColours: hasMatrix(picture.color_space),
    interlaced: !PROGRESSIVE.has(picture.field_order),
    squarePixels: (fractionOf(picture.sample_aspect_ratio) ?? 1) === 1,
  };
  const [pictureSeconds, fileSeconds] = [durationOf(picture), fractionOf(format.duration)];
  return {
    durationSeconds: pictureSeconds ?? fileSeconds,
    fileSeconds,
    lines: Math.max(size.height, Math.round((size.width * 9) / 16)),
    look,
    sounds: ownSounds(streams),
  };
};
