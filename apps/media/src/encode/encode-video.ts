import type { HighRange, PictureFormat } from '../probe/probe-film.ts';
import { sizeInRung, type Rung } from './ladder.ts';

/** Two groups of pictures make a segment: a player may switch and seek every two seconds. */
export const KEY_FRAME_SECONDS = 2;
export const SEGMENT_SECONDS = 4;

/** One fragment per key frame, for CMAF (ISO/IEC 23000-19). */
const CMAF_MOVFLAGS = '+cmaf+frag_keyframe+default_base_moof+delay_moov';

/** How x264 weighs time against size: all that is not for a test is `slow`. */
export type Preset = 'slow' | 'ultrafast';

/** A film that does not tell its colour space is taken for BT.709, as HD films are. */
type VideoSettings = PictureFormat & Readonly<{ crf: number; threads: number; preset: Preset }>;

const TAKEN_FOR_BT709 = 'setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv';

/**
 * All rungs say that they are BT.709. Left untold, browsers guess by height, and the colours change whenever the player
 * changes the rung.
 */
const SAID_TO_BE_BT709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];

const SQUARE_PIXELS = 'scale=trunc(iw*sar/2+0.5)*2:ih,setsar=1';

/** Reference white of HDR in cd/m2 (ITU-R BT.2408), which becomes bright, and not grey as the white of 10,000 would make it. */
const REFERENCE_WHITE = 203;
/** What most films are graded for, in cd/m2; brighter lights are clipped. */
const PEAK = 1000;

/** High dynamic range as BT.709: light in numbers, colours of BT.709, and lights above the reference white rolled off. */
const toneMap = ({ transfer, isFullRange }: HighRange): readonly string[] => [
  `zscale=tin=${transfer}:min=bt2020nc:pin=bt2020:rin=${isFullRange ? 'pc' : 'tv'}:t=linear:npl=${REFERENCE_WHITE}`,
  'format=gbrpf32le',
  'zscale=p=bt709',
  `tonemap=mobius:desat=0:peak=${PEAK / REFERENCE_WHITE}`,
  'zscale=t=bt709:m=bt709:r=tv',
  'format=yuv420p',
];

/** From the first moment of the file on, whenever its first picture comes: there the sound begins too. */
const filtersFor = (rung: Rung, settings: VideoSettings) => {
  const { frameRate, saysItsColours, highRange, interlaced, squarePixels } = settings;
  const { width, height } = sizeInRung(settings, rung);
  return [
    ...(interlaced ? ['bwdif=mode=send_frame'] : []),
    ...(squarePixels ? [] : [SQUARE_PIXELS]),
    ...(saysItsColours || highRange ? [] : [TAKEN_FOR_BT709]),
    `fps=${frameRate}:start_time=0`,
    ...(highRange ? toneMap(highRange) : []),
    `scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv`,
    'setsar=1',
  ].join(',');
};

/** Arguments that encode one rung: closed groups of fixed length, so that segments of all rungs start at the same pictures. */
export const videoArguments = (input: string, rung: Rung, settings: VideoSettings): readonly string[] => {
  const group = String(Math.round(settings.framesPerSecond * KEY_FRAME_SECONDS));
  return [
    '-threads',
    String(settings.threads),
    '-i',
    input,
    '-map',
    `0:V:${settings.place}`,
    '-an',
    '-sn',
    '-map_metadata',
    '-1',
    '-map_chapters',
    '-1',
    '-vf',
    filtersFor(rung, settings),
    ...SAID_TO_BE_BT709,
    '-c:v',
    'libx264',
    '-threads',
    String(settings.threads),
    '-preset',
    settings.preset,
    '-tune',
    'animation',
    '-profile:v',
    rung.profile,
    '-level',
    rung.level,
    '-pix_fmt',
    'yuv420p',
    '-crf',
    String(settings.crf),
    '-maxrate',
    `${rung.maxKbps}k`,
    '-bufsize',
    `${rung.maxKbps * 2}k`,
    '-g',
    group,
    '-keyint_min',
    group,
    '-sc_threshold',
    '0',
    '-x264-params',
    'open-gop=0:stitchable=1',
    '-movflags',
    CMAF_MOVFLAGS,
    '-f',
    'mp4',
    'pipe:1',
  ];
};
