/** A twelve second film with two voices, two subtitles and a sprite, made by ffmpeg where a test asks for it. */

import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const TEST_CLIP_SECONDS = 12;
export const CLIP_FRAME_RATE = 24;

const SEGMENT_SECONDS = 2;
const RENDITIONS = [
  { name: 'v180', size: '320x180', bandwidth: 400_000 },
  { name: 'v90', size: '160x90', bandwidth: 150_000 },
];
const VOICES = [
  { name: 'a_ko', language: 'ko', label: '한국어', hertz: 330 },
  { name: 'a_en', language: 'en', label: 'English', hertz: 660 },
];
const WORDS = [
  { name: 's_en', language: 'en', label: 'English', lines: ['The rain stopped.', 'So <i>we</i> may stop too.', 'Then walk.'] },
  {
    name: 's_pt',
    language: 'pt-BR',
    label: 'Português',
    lines: ['A chuva parou.', 'Então <i>nós</i> paramos.', 'Vamos andar.'],
  },
];

const words = (line: string): readonly string[] => line.split(' ');

const encode = (folder: string): Promise<unknown> => {
  const picture = `testsrc2=size=320x180:rate=${CLIP_FRAME_RATE}:duration=${TEST_CLIP_SECONDS}`;
  const tone = (hertz: number): string => `sine=frequency=${hertz}:sample_rate=48000:duration=${TEST_CLIP_SECONDS}`;
  const hls = (name: string): readonly string[] => [
    ...words(`-f hls -hls_time ${SEGMENT_SECONDS} -hls_playlist_type vod -hls_segment_type fmp4`),
    ...words(`-hls_fmp4_init_filename ${name}-init.mp4 -hls_segment_filename`),
    join(folder, `${name}-%d.m4s`),
    join(folder, `${name}.m3u8`),
  ];
  const inputs = [picture, ...VOICES.map(({ hertz }) => tone(hertz))].flatMap((source) => ['-f', 'lavfi', '-i', source]);
  const videos = RENDITIONS.flatMap(({ name, size }) => [
    ...words(`-map 0:v -s ${size} -c:v libx264 -preset ultrafast -pix_fmt yuv420p`),
    ...words(`-g ${CLIP_FRAME_RATE * SEGMENT_SECONDS} -sc_threshold 0`),
    ...hls(name),
  ]);
  const sounds = VOICES.flatMap(({ name }, index) => [...words(`-map ${index + 1}:a -c:a aac -b:a 48k`), ...hls(name)]);
  const sprite = [...words('-map 0:v -vf fps=1/2,scale=80:45,tile=6x1 -frames:v 1'), join(folder, 'sprite.jpg')];
  return run('ffmpeg', [...words('-v error -y'), ...inputs, ...videos, ...sounds, ...sprite]);
};

/** Three lines of four seconds each; the last one asks for the top of the picture. */
const subtitles = (lines: readonly string[]): string =>
  [
    'WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0',
    ...lines.map((line, index) => {
      const at = (seconds: number): string => `00:00:${String(seconds).padStart(2, '0')}.000`;
      return `${at(index * 4)} --> ${at(index * 4 + 4)}${index === 2 ? ' line:10%' : ''}\n${line}`;
    }),
    '',
  ].join('\n\n');

const wholePlaylist = (file: string, header = '', tags = ''): string =>
  `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:${TEST_CLIP_SECONDS}\n#EXT-X-PLAYLIST-TYPE:VOD\n${header}` +
  `#EXTINF:${TEST_CLIP_SECONDS}.000,\n${tags}${file}\n#EXT-X-ENDLIST\n`;

const TILES = '#EXT-X-TILES:RESOLUTION=80x45,LAYOUT=6x1,DURATION=2\n';

const master = (): string =>
  [
    '#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS',
    ...VOICES.map(
      ({ name, language, label }, index) =>
        `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",LANGUAGE="${language}",NAME="${label}",AUTOSELECT=YES,` +
        `DEFAULT=${index === 0 ? 'YES' : 'NO'},CHANNELS="1",URI="${name}.m3u8"`,
    ),
    ...WORDS.map(
      ({ name, language, label }) =>
        `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",LANGUAGE="${language}",NAME="${label}",AUTOSELECT=YES,` +
        `DEFAULT=NO,FORCED=NO,URI="${name}.m3u8"`,
    ),
    '#EXT-X-IMAGE-STREAM-INF:BANDWIDTH=4000,RESOLUTION=80x45,CODECS="jpeg",URI="images.m3u8"',
    ...RENDITIONS.map(
      ({ name, size, bandwidth }) =>
        `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${size},FRAME-RATE=${CLIP_FRAME_RATE},` +
        `CODECS="avc1.42c00d,mp4a.40.2",AUDIO="a",SUBTITLES="s"\n${name}.m3u8`,
    ),
    '',
  ].join('\n');

/** Writes the clip as HLS (CMAF segments of two seconds) with `master.m3u8` into a folder. */
export const makeClip = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await encode(folder);
  const texts: [string, string][] = [
    ['master.m3u8', master()],
    ['images.m3u8', wholePlaylist('sprite.jpg', '#EXT-X-IMAGES-ONLY\n', TILES)],
    ...WORDS.flatMap(({ name, lines }): [string, string][] => [
      [`${name}.vtt`, subtitles(lines)],
      [`${name}.m3u8`, wholePlaylist(`${name}.vtt`)],
    ]),
  ];
  await Promise.all(texts.map(([name, text]) => writeFile(join(folder, name), text)));
};
