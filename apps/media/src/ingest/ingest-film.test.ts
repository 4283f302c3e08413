import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import { parseWebVtt } from '@madang/streaming/webvtt.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFfmpeg } from '../encode/ffmpeg.ts';
import { verifyPackage } from '../probe/verify-package.ts';
import { readIndex } from '../publish/publish-asset.ts';
import { ingestFilm, type IngestedFilm } from './ingest-film.ts';
import type { IngestInput } from './ingest-input.ts';
import { CLIP_SECONDS, makeTestClip } from './test-clip.fixture.ts';

const FFMPEG = findFfmpeg(process.env);
const ENCODING_MS = 120_000;

let folder = '';
let input: IngestInput;
let ingested: IngestedFilm;
const steps: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madang-ingest-'));
  input = await makeTestClip(folder);
  ingested = await ingestFilm({ ...input, onStep: (step) => steps.push(step) });
}, ENCODING_MS);

afterAll(() => rm(folder, { recursive: true, force: true }));

const tracksOf = ({ video, audio }: MediaIndex) => [...video, ...audio];

test('every track declares the length of the film, in the same number of segments', () => {
  for (const { segments } of tracksOf(ingested.index)) {
    expect(segments).toHaveLength(2);
    expect(segments.reduce((sum, { durationMs }) => sum + durationMs, 0)).toBe(CLIP_SECONDS * 1000);
  }
});

test('what is on the disk is what the index says, under names made of its content', async () => {
  for (const { folder: name, initBytes, segments } of tracksOf(ingested.index)) {
    expect(name).toMatch(/-[0-9a-f]{10}$/);
    const sizes = ['init.mp4', '1.m4s', '2.m4s'].map(async (file) => (await stat(join(ingested.directory, name, file))).size);
    expect(await Promise.all(sizes)).toEqual([initBytes, ...segments.map(({ bytes }) => bytes)]);
  }
  expect(JSON.parse(await readFile(join(ingested.directory, 'index.json'), 'utf8'))).toEqual(ingested.index);
  expect(await readdir(input.directory)).toEqual(['test-clip']);
});

test('a cue that outlasts the film ends with it', async () => {
  const captions = ingested.index.subtitles.find(({ kind }) => kind === 'captions');
  const file = await readFile(join(ingested.directory, captions?.folder ?? '', 'cues.vtt'), 'utf8');
  expect(parseWebVtt(file).cues.at(-1)).toMatchObject({ startMs: 6000, endMs: 7000 });
});

test('the same film is not made twice', async () => {
  expect(steps).toEqual(['encode v360', 'encode v540', 'encode a-ko', 'encode a-en', 'verify']);
  const again = await ingestFilm(input);
  expect(again).toEqual({ ...ingested, made: false });
});

test('a package that is not what its index says is refused', async () => {
  const { index, directory } = ingested;
  const [first, ...others] = index.video;
  const [sound] = index.audio;
  if (!first || !sound) throw new Error('The clip has no tracks.');
  await expect(verifyPackage(FFMPEG, directory, index)).resolves.toBeUndefined();
  await expect(verifyPackage(FFMPEG, directory, { ...index, durationMs: 8000 })).rejects.toThrow('declares 7000 ms');
  const renamed = [{ ...first, codecs: 'avc1.42c00a' }, ...others];
  await expect(verifyPackage(FFMPEG, directory, { ...index, video: renamed })).rejects.toThrow('avc1.42c00a');
  const shifted = {
    ...sound,
    segments: [
      { durationMs: 3900, bytes: sound.segments[0]?.bytes ?? 0 },
      { durationMs: 3100, bytes: sound.segments[1]?.bytes ?? 0 },
    ],
  };
  await expect(verifyPackage(FFMPEG, directory, { ...index, audio: [shifted] })).rejects.toThrow('segment 2 starts at');
  const heavier = { ...first, segments: first.segments.map((segment) => ({ ...segment, bytes: segment.bytes + 1 })) };
  await expect(verifyPackage(FFMPEG, directory, { ...index, video: [heavier] })).rejects.toThrow('bytes, declared are');
  const thumbnails = { ...index.thumbnails, sheets: 0 };
  await expect(verifyPackage(FFMPEG, directory, { ...index, thumbnails })).rejects.toThrow('too few');
  const slower = [{ ...first, frameRate: 12 }, ...others];
  await expect(verifyPackage(FFMPEG, directory, { ...index, video: slower })).rejects.toThrow('ffprobe counts 168 packets');
});

test(
  'a broken-off run goes on with what it has encoded and leaves the published film alone',
  async () => {
    const late = join(folder, 'late.vtt');
    await writeFile(late, 'WEBVTT\n\n00:08.000 --> 00:09.000\nBehind the end.\n');
    const taken: string[] = [];
    const subtitles = [{ language: 'vi', kind: 'subtitles' as const, file: late }];
    const broken = { ...input, film: 'broken', rungs: [360 as const], subtitles, onStep: (step: string) => taken.push(step) };
    await expect(ingestFilm(broken)).rejects.toThrow('behind the end of the film');
    expect(await readIndex(join(input.directory, 'broken'))).toBeNull();
    const mended = await ingestFilm({ ...broken, subtitles: input.subtitles });
    expect(mended.made).toBe(true);
    expect(taken).toEqual(['encode v360', 'encode a-ko', 'encode a-en', 'verify']);
  },
  ENCODING_MS,
);

test(
  'only what has changed is encoded again, and the rest keeps its folders',
  async () => {
    const taken: string[] = [];
    const [korean, english] = input.audio;
    if (!korean || !english) throw new Error('The clip has no sound.');
    const changed = await ingestFilm({
      ...input,
      audio: [korean, { ...english, file: korean.file }],
      subtitles: [],
      onStep: (step) => taken.push(step),
    });
    expect(taken).toEqual(['encode a-en', 'verify']);
    expect(changed.index.video).toEqual(ingested.index.video);
    expect(changed.index.audio[0]).toEqual(ingested.index.audio[0]);
    expect(changed.index.audio[1]?.folder).not.toBe(ingested.index.audio[1]?.folder);
    await expect(verifyPackage(FFMPEG, changed.directory, changed.index)).resolves.toBeUndefined();
  },
  ENCODING_MS,
);
