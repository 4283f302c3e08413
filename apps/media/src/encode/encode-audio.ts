const AUDIO_KBPS = 64;
export const AUDIO_CHANNELS = 2;
const SAMPLE_RATE = 48_000;

/** Silence behind the end: the packager cuts where the picture ends, and needs a frame or two more than that. */
const MARGIN_SECONDS = 1;

/** Loudness of EBU R 128 as streaming services use it: -16 LUFS, peaks under -1.5 dBTP. */
const LOUDNESS = 'loudnorm=I=-16:TP=-1.5:LRA=11';

/** Of a film's own sound, what is missing at its beginning or in between is silent, so that it stays with the picture. */
const IN_STEP = 'aresample=async=1:first_pts=0';

/** Where a sound comes from: a file of its own, one of the film's own sounds, or nowhere, which is silence. */
export type SoundSource = Readonly<{ file: string; stream?: number }> | null;

const inputOf = (source: SoundSource) =>
  source ? ['-i', source.file] : ['-f', 'lavfi', '-i', `anullsrc=sample_rate=${SAMPLE_RATE}:channel_layout=stereo`];

const filtersFor = (source: SoundSource) => [...(source?.stream === undefined ? [] : [IN_STEP]), LOUDNESS, 'apad'].join(',');

/** Arguments that encode one language's sound, as long as the film or a little longer. */
export const audioArguments = (source: SoundSource, filmSeconds: number): readonly string[] => [
  '-threads',
  '1',
  ...inputOf(source),
  '-map',
  `0:a:${source?.stream ?? 0}`,
  '-vn',
  '-sn',
  '-map_metadata',
  '-1',
  '-map_chapters',
  '-1',
  '-af',
  filtersFor(source),
  '-t',
  String(filmSeconds + MARGIN_SECONDS),
  '-ar',
  String(SAMPLE_RATE),
  '-ac',
  String(AUDIO_CHANNELS),
  '-c:a',
  'aac',
  '-b:a',
  `${AUDIO_KBPS}k`,
  '-movflags',
  '+cmaf+default_base_moof+delay_moov',
  '-frag_duration',
  '2000000',
  '-f',
  'mp4',
  'pipe:1',
];
