import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFfmpeg, runFfmpeg } from '../encode/ffmpeg.ts';
import { holdWork } from '../work/hold-work.ts';
import { hashTree } from './asset-bytes.fixture.ts';
import { ingestFilm } from './ingest-film.ts';
import type { IngestInput } from './ingest-input.ts';

/** In as many folders at once, so that no core waits. */
const AT_ONCE = 2;
/** Each in its own part of the time that the work takes, so that no part of it is left out. */
const KILLS = 10;
const SEED = 20_261_122;
/** On a quiet machine all of it takes about 20 s. */
const TIMEOUT_MS = 600_000;

let folder = '';
let input: IngestInput;
/** What an undisturbed ingest leaves. */
let wanted: Awaited<ReturnType<typeof hashTree>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madang-broken-off-'));
  const video = join(folder, 'clip.mkv');
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=64x36:rate=24:duration=3'];
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=330:duration=3', '-metadata:s:a:0', 'language=kor'];
  await runFfmpeg(findFfmpeg(process.env), [...picture, ...sound, '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', video]);
  const usual = { film: 'clip', video, audio: [], subtitles: [], rungs: [360 as const] };
  input = { ...usual, directory: join(folder, 'undisturbed'), preset: 'ultrafast' };
  await ingestFilm(input);
  wanted = await hashTree(input.directory);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Numbers from 0 to 1 that are the same in every run. */
const chanceFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const begin = async (wish: IngestInput) => {
  const child = fork(join(import.meta.dirname, 'ingest-process.fixture.ts'), [JSON.stringify(wish)], { silent: true });
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal, complaint }));
  await Promise.race([once(child, 'message'), ended]);
  return { child, ended };
};

/** Kills runs one after another in one folder, as a user who restarts them would, at moments spread over a run. */
const killMany = async (wish: IngestInput, wholeMs: number, chance: () => number): Promise<void> => {
  /** How long all of it takes now: less, once it has ended before it was to be killed. */
  let lasts = wholeMs;
  for (let killed = 0; killed < KILLS;) {
    const { child, ended } = await begin(wish);
    const timer = setTimeout(() => child.kill('SIGKILL'), ((killed + chance()) / KILLS) * lasts);
    const { code, signal, complaint } = await ended;
    clearTimeout(timer);
    if (signal === 'SIGKILL') {
      killed += 1;
      continue;
    }
    expect(code, complaint).toBe(0);
    lasts *= 0.8;
    expect(await hashTree(wish.directory)).toEqual(wanted);
    await rm(wish.directory, { recursive: true });
  }

  const { made } = await ingestFilm(wish);
  expect(await hashTree(wish.directory)).toEqual(wanted);
  // The last one killed may have been about to tidy up.
  expect(await readdir(wish.directory), String(made)).toEqual(['clip']);
};

test(
  `an ingest that is killed at ${AT_ONCE * KILLS} moments ends with the same bytes as an undisturbed one`,
  async () => {
    expect(Object.keys(wanted).length).toBeGreaterThan(4);
    const disturbed = Array.from({ length: AT_ONCE }, (_, index) => ({
      ...input,
      directory: join(folder, `disturbed-${index}`),
    }));
    const from = performance.now();
    await Promise.all(disturbed.map((wish) => ingestFilm(wish)));
    const wholeMs = performance.now() - from;
    for (const { directory } of disturbed) {
      expect(await hashTree(directory)).toEqual(wanted);
      await rm(directory, { recursive: true });
    }
    await Promise.all(disturbed.map((wish, index) => killMany(wish, wholeMs, chanceFrom(SEED + index))));
  },
  TIMEOUT_MS,
);

test('two runs on the same film do not trample on each other', async () => {
  const twice = { ...input, directory: join(folder, 'twice') };
  const release = holdWork(join(twice.directory, '.clip'), 'clip');
  await expect(ingestFilm(twice)).rejects.toThrow(/^clip is being ingested by another process\. [^\n]*$/);
  release();
  await ingestFilm(twice);
  expect(await hashTree(twice.directory)).toEqual(wanted);
});
