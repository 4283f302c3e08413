const AUDIO_KBPS = 64;
export const AUDIO_CHANNELS = 2;
const SAMPLE_RATE = 48_000;

/** Silence behind the end: the packager cuts where the picture ends, and needs a frame or two more than that. */
const MARGIN_SECONDS = 1;

/** Loudness of EBU R 128 as streaming services use it: -16 LUFS, peaks under -1.5 dBTP. */
const LOUDNESS = 'loudnorm=I=-16:TP=-1.5:LRA=11';

/** Arguments that encode one language's sound, as long as the film or a little longer. */
export const audioArguments = (input: string, output: string, filmSeconds: number): readonly string[] => [
  '-threads',
  '1',
  '-i',
  input,
  '-map',
  '0:a:0',
  '-vn',
  '-sn',
  '-map_metadata',
  '-1',
  '-af',
  `${LOUDNESS},apad`,
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
  output,
];
