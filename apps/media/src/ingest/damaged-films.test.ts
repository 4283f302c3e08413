import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findFfmpeg, runFfmpeg } from '../encode/ffmpeg.ts';
import type { MediaFault } from '../media-fault.ts';
import { ingestFilm } from './ingest-film.ts';
import type { IngestInput } from './ingest-input.ts';

const FFMPEG = findFfmpeg(process.env);
const ENCODING_MS = 120_000;

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madang-damaged-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const SOUND = ['-f', 'lavfi', '-i', 'sine=frequency=330:duration=6'];
const KOREAN = ['-metadata:s:a:0', 'language=kor'];

/** A film of six seconds; `options` come before its name. */
const makeFilm = async (name: string, inputs: readonly string[], ...options: readonly string[]) => {
  const file = join(folder, name);
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=64x36:rate=24:duration=6'];
  await runFfmpeg(FFMPEG, [...picture, ...inputs, '-pix_fmt', 'yuv420p', ...options, file]);
  return file;
};

const wish = (video: string, film: string): IngestInput => ({
  film,
  video,
  audio: [],
  subtitles: [],
  rungs: [360],
  preset: 'ultrafast',
  directory: join(folder, 'media'),
});

const refusalOf = async (input: IngestInput): Promise<string> => {
  const refused = await ingestFilm(input).then(
    () => null,
    (error: MediaFault) => error,
  );
  expect(refused?.name).toBe('MediaFault');
  expect(refused?.message).toMatch(/^[^\n]+$/);
  expect(await readdir(join(folder, 'media')).catch(() => [])).not.toContain(input.film);
  return refused?.message ?? '';
};

test.each([
  ['an MPEG transport stream', 'film.ts', ['-muxdelay', '0']],
  ['an AVI of another codec', 'film.avi', ['-c:v', 'mpeg4', '-c:a', 'mp2']],
  ['a WebM with Opus', 'film.webm', ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus']],
  ['a film with pixels that are not square', 'film.mov', ['-vf', 'setsar=2/1']],
  [
    'a film in halves of lines',
    'interlaced.mkv',
    ['-vf', 'tinterlace=interleave_top,fieldorder=tff', '-flags', '+ilme+ildct', '-r', '12'],
  ],
])(
  '%s becomes an asset with its own sound',
  async (_, name, options) => {
    const video = await makeFilm(name, SOUND, ...KOREAN, ...options);
    const { index } = await ingestFilm({ ...wish(video, name.replaceAll('.', '-')), language: 'ko' });
    expect(index.durationMs).toBeGreaterThan(5900);
    expect(index.durationMs).toBeLessThan(6200);
    expect(index.audio.map(({ language }) => language)).toEqual(['ko']);
    const { width, height } = index.video[0] ?? { width: 0, height: 1 };
    expect(width / height).toBeCloseTo(name === 'film.mov' ? 32 / 9 : 16 / 9, 1);
  },
  ENCODING_MS,
);

test(
  'a film whose pictures come at odd times has them at even ones',
  async () => {
    const odd = "setpts='PTS+0.4*sin(N)/TB/24',select='not(eq(mod(n,7),3))'";
    const video = await makeFilm('odd.mkv', SOUND, ...KOREAN, '-vf', odd, '-fps_mode', 'vfr');
    const { index } = await ingestFilm(wish(video, 'odd'));
    expect(index.durationMs).toBeGreaterThan(5900);
    expect(index.video[0]?.segments).toHaveLength(index.audio[0]?.segments.length ?? 0);
  },
  ENCODING_MS,
);

test(
  'a film without sound gets silence in no language',
  async () => {
    const { index } = await ingestFilm(wish(await makeFilm('silent.mp4', []), 'silent'));
    expect(index.audio).toMatchObject([{ id: 'a-zxx', language: 'zxx' }]);
    expect(index.audio[0]?.segments.reduce((sum, { durationMs }) => sum + durationMs, 0)).toBe(index.durationMs);
  },
  ENCODING_MS,
);

test('a film that does not tell the language of its sound asks for it', async () => {
  const video = await makeFilm('untold.mkv', SOUND);
  expect(await refusalOf(wish(video, 'untold'))).toContain('name it with --language');
});

test(
  'a film that was cut off is refused, unless that is accepted',
  async () => {
    const video = await makeFilm('whole.mkv', SOUND, ...KOREAN);
    const { length } = await readFile(video);
    await truncate(video, Math.floor(length / 2));
    expect(await refusalOf(wish(video, 'cut'))).toMatch(/it was cut off|cannot be decoded/);
    const { index } = await ingestFilm({ ...wish(video, 'cut'), acceptDamage: true });
    expect(index.durationMs).toBeLessThan(5000);
  },
  ENCODING_MS,
);

test(
  'a film with damage within is refused, unless that is accepted',
  async () => {
    const video = await makeFilm('good.mp4', SOUND, ...KOREAN, '-movflags', '+faststart', '-qp', '4');
    const bytes = await readFile(video);
    // The index comes first here: from the middle on there is nothing but pictures and sound.
    bytes.fill(0x5a, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 4000);
    await writeFile(video, bytes);
    expect(await refusalOf(wish(video, 'damaged'))).toContain('--accept-damage');
    const { index } = await ingestFilm({ ...wish(video, 'damaged'), acceptDamage: true });
    expect(index.durationMs).toBe(6000);
  },
  ENCODING_MS,
);

test('a file that is no film is refused', async () => {
  const video = join(folder, 'words.mp4');
  await writeFile(video, 'These are words.');
  expect(await refusalOf(wish(video, 'words'))).toContain('cannot be read as a film');
  expect(await refusalOf(wish(join(folder, 'nowhere.mp4'), 'nowhere'))).toContain('nowhere.mp4');
});

/** Root may write anywhere, and only root may mount: each tells what it can. */
const scarcity =
  process.getuid?.() === 0
    ? {
        name: 'a full disk',
        line: /^The disk is full at [^\n]+$/,
        begin: (disk: string) => execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]),
        end: (disk: string) => execFileSync('mount', ['-o', 'remount,size=64m', disk]),
        tidy: (disk: string) => execFileSync('umount', [disk]),
      }
    : {
        name: 'a folder that may not be written',
        line: /^No permission to write to [^\n]+$/,
        begin: (disk: string) => chmodSync(disk, 0o500),
        end: (disk: string) => chmodSync(disk, 0o700),
        tidy: () => undefined,
      };

test(
  `${scarcity.name} is reported in one line, and the ingest resumes afterwards`,
  async () => {
    const video = await makeFilm('noise.mkv', SOUND, ...KOREAN, '-vf', 'scale=640:360,noise=alls=60:allf=t', '-qp', '20');
    const disk = join(folder, 'disk');
    await mkdir(disk);
    scarcity.begin(disk);
    onTestFinished(() => void scarcity.tidy(disk));
    const input = { ...wish(video, 'noise'), directory: disk };
    await expect(ingestFilm(input)).rejects.toMatchObject({
      name: 'MediaFault',
      message: expect.stringMatching(scarcity.line) as string,
    });
    scarcity.end(disk);
    expect((await ingestFilm(input)).made).toBe(true);
    expect(await readdir(disk)).toEqual(['noise']);
  },
  ENCODING_MS,
);
