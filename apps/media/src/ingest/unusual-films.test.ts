import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFfmpeg, runFfmpeg, runFfprobe } from '../encode/ffmpeg.ts';
import { trackBytes } from '../package/track-bytes.ts';
import { probeFilm } from '../probe/probe-film.ts';
import { ingestFilm } from './ingest-film.ts';
import type { IngestInput } from './ingest-input.ts';

const FFMPEG = findFfmpeg(process.env);
const ENCODING_MS = 120_000;

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madang-unusual-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const make = async (name: string, ...options: readonly string[]) => {
  const file = join(folder, name);
  await runFfmpeg(FFMPEG, [...options, file]);
  return file;
};

const source = (description: string) => ['-f', 'lavfi', '-i', description];
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast'];
const KOREAN = ['-metadata:s:a:0', 'language=kor'];

const wish = (video: string, film: string, more: Partial<IngestInput> = {}): IngestInput => ({
  film,
  video,
  audio: [],
  subtitles: [],
  rungs: [360],
  preset: 'ultrafast',
  directory: join(folder, 'media'),
  ...more,
});

type Stream = Readonly<{ width: number; height: number; level: number; color_transfer: string; color_space: string }>;

/** What ffprobe says of each rung of an asset. */
const probeRungs = async (directory: string, { video }: MediaIndex) => {
  const rungs: Stream[] = [];
  for (const track of video) {
    const probed = await runFfprobe(FFMPEG, ['-show_streams', '-f', 'mp4', 'pipe:0'], trackBytes(directory, track));
    rungs.push(...(probed as { readonly streams: readonly Stream[] }).streams);
  }
  return rungs;
};

test(
  'a film of cinema’s shape fits into the box of each rung, at a level that holds it, and is never enlarged',
  async () => {
    const video = await make('wide.mp4', ...source('testsrc2=size=1920x804:rate=24:duration=1'), ...H264, '-pix_fmt', 'yuv420p');
    const { index, directory } = await ingestFilm(wish(video, 'wide', { rungs: [360, 1080] }));
    expect(await probeRungs(directory, index)).toMatchObject([
      { width: 640, height: 268, level: 30 },
      { width: 1920, height: 804, level: 40 },
    ]);
    expect(index.video.map(({ width, height }) => [width, height])).toEqual([
      [640, 268],
      [1920, 804],
    ]);
  },
  ENCODING_MS,
);

/** Mean luma of the left and the right half of the first picture of a rung, from 0 to 255. */
const lumaOfHalves = async (directory: string, { video }: MediaIndex) => {
  const [track] = video;
  if (!track) throw new Error('There is no rung.');
  const raw = join(folder, 'halves.gray');
  const halves = ['-vf', 'scale=2:1:flags=area', '-frames:v', '1', '-pix_fmt', 'yuv420p', '-f', 'rawvideo'];
  await runFfmpeg(FFMPEG, ['-f', 'mp4', '-i', 'pipe:0', ...halves, raw], { feed: trackBytes(directory, track) });
  const [left = 0, right = 0] = await readFile(raw);
  return { left, right };
};

/** The left half is the reference white of HDR, 203 cd/m2, the right half black; code values of ten bits. */
const highRange = (name: string, transfer: string, white: number) => {
  const halves = `color=gray:size=160x90:rate=24:duration=1,format=yuv420p10le,geq=lum='if(lt(X,80),${white},64)':cb=512:cr=512`;
  const colours = ['-color_primaries', 'bt2020', '-color_trc', transfer, '-colorspace', 'bt2020nc', '-color_range', 'tv'];
  return make(name, ...source(halves), ...H264, '-qp', '10', ...colours);
};

test.each([
  ['PQ', 'pq', 'smpte2084', 572],
  ['HLG', 'hlg', 'arib-std-b67', 721],
])(
  'a film in %s is tone-mapped: white is bright, black is black, and it says what it is',
  async (_, film, transfer, white) => {
    const { index, directory } = await ingestFilm(wish(await highRange(`${film}.mp4`, transfer, white), film));
    expect(await probeRungs(directory, index)).toMatchObject([{ color_transfer: 'bt709', color_space: 'bt709' }]);
    const { left, right } = await lumaOfHalves(directory, index);
    expect(left).toBeGreaterThan(185);
    expect(left).toBeLessThan(236);
    expect(right).toBeLessThan(20);
  },
  ENCODING_MS,
);

const SIX_SECONDS = ['-f', 'lavfi', '-i', 'testsrc2=size=160x90:rate=24:duration=6'];

test(
  'a cover as an ordinary first track is not the film',
  async () => {
    const cover = ['-f', 'lavfi', '-i', 'color=red:size=60x60:rate=1:duration=1'];
    const tracks = ['-map', '0:v', '-map', '1:v', '-map', '2:a', '-c:v:0', 'mjpeg', '-c:v:1', 'libx264', '-c:a', 'aac'];
    const video = await make(
      'cover.mkv',
      ...cover,
      ...SIX_SECONDS,
      ...source('sine=duration=6'),
      ...tracks,
      '-pix_fmt:v:1',
      'yuv420p',
      ...KOREAN,
    );
    const { durationSeconds, look } = await probeFilm(FFMPEG, video);
    expect(durationSeconds).toBeCloseTo(6, 1);
    expect(look).toMatchObject({ place: 1, width: 160, height: 90 });
    const { index } = await ingestFilm(wish(video, 'cover'));
    expect(index.video).toMatchObject([{ width: 160, height: 90 }]);
    expect(Math.abs(index.durationMs - 6000)).toBeLessThan(100);
  },
  ENCODING_MS,
);

test('a picture that is much shorter than its file is refused in one line, unless that is accepted', async () => {
  const video = await make(
    'short.mkv',
    ...source('testsrc2=size=160x90:rate=24:duration=1'),
    ...source('sine=duration=6'),
    ...H264,
    ...KOREAN,
  );
  const refused = ingestFilm(wish(video, 'short'));
  await expect(refused).rejects.toThrow(/^The picture of [^\n]+ lasts 1\.0 s, the file 6\.0 s: [^\n]+$/);
  await expect(refused).rejects.toMatchObject({ name: 'MediaFault' });
  expect(await readdir(join(folder, 'media'))).not.toContain('short');
  expect((await ingestFilm(wish(video, 'short', { acceptDamage: true }))).index.durationMs).toBe(1000);
});

const described = (main: readonly string[]) => [
  ...source('testsrc2=size=160x90:rate=24:duration=2'),
  ...source('sine=frequency=440:duration=2'),
  ...source('sine=frequency=880:duration=2'),
  ...source('sine=frequency=220:duration=2'),
  ...['-map', '0', '-map', '1', '-map', '2', '-map', '3', ...H264, '-pix_fmt', 'yuv420p', '-metadata:s:a', 'language=kor'],
  ...['-disposition:a:0', 'visual_impaired+descriptions', '-disposition:a:1', 'default', ...main],
];

/** Zero crossings in the first second of a sound: they identify its test tone. */
const hertzOf = async (directory: string, { audio }: MediaIndex, id: string) => {
  const track = audio.find((one) => one.id === id);
  if (!track) throw new Error(`There is no ${id}.`);
  const raw = join(folder, 'tone.s16');
  const input = ['-f', 'mp4', '-i', 'pipe:0', '-t', '1', '-ac', '1', '-f', 's16le'];
  await runFfmpeg(FFMPEG, [...input, raw], { feed: trackBytes(directory, track) });
  const bytes = await readFile(raw);
  const samples = new Int16Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 2));
  return samples.filter((sample, at) => at > 0 && sample >= 0 !== (samples[at - 1] ?? 0) >= 0).length / 2;
};

test(
  'dispositions decide which sound is the film’s own; a description and a commentary are tracks of their own',
  async () => {
    const video = await make('described.mkv', ...described(['-disposition:a:2', 'comment']));
    const { index, directory } = await ingestFilm(wish(video, 'described'));
    expect(index.audio.map(({ id, language, role }) => [id, language, role])).toEqual([
      ['a-ko', 'ko', undefined],
      ['a-ko-description', 'ko', 'description'],
      ['a-ko-commentary', 'ko', 'commentary'],
    ]);
    expect(await hertzOf(directory, index, 'a-ko')).toBeCloseTo(880, -2);
    expect(await hertzOf(directory, index, 'a-ko-description')).toBeCloseTo(440, -2);
    expect(await hertzOf(directory, index, 'a-ko-commentary')).toBeCloseTo(220, -2);
  },
  ENCODING_MS,
);

test('a film that a phone took upright is upright', async () => {
  const lying = await make('lying.mp4', ...source('testsrc2=size=160x90:rate=24:duration=1'), ...H264, '-pix_fmt', 'yuv420p');
  const video = await make('upright.mp4', '-i', lying, '-c', 'copy', '-metadata:s:v:0', 'rotate=90');
  expect(await probeFilm(FFMPEG, video)).toMatchObject({ lines: 160, look: { width: 90, height: 160 } });
  const { index } = await ingestFilm(wish(video, 'upright'));
  expect(index.video).toMatchObject([{ width: 90, height: 160 }]);
});
