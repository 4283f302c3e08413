import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseWebVtt } from '@madang/streaming/webvtt.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageSubtitles } from './package-subtitles.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madang-cues-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const FILM_MS = 6000;

const packaged = async (text: string) => {
  const file = join(folder, 'film.vtt');
  await writeFile(file, text);
  const notices: string[] = [];
  const source = { language: 'en', kind: 'subtitles', file } as const;
  const track = await packageSubtitles(source, FILM_MS, folder, (notice) => notices.push(notice));
  const { cues } = parseWebVtt(await readFile(join(folder, track.folder, 'cues.vtt'), 'utf8'));
  return { texts: cues.map((cue) => cue.text), notices: notices.map((notice) => notice.replace(`${folder}/`, '')) };
};

test('subtitles with a broken cue are packaged without it, and the line is reported', async () => {
  expect(await packaged('WEBVTT\n\n00:01.000 --> 00:0x.000\nbroken\n\n00:03.000 --> 00:04.000\nsecond\n')).toEqual({
    texts: ['second'],
    notices: ['film.vtt, line 3: Not a WebVTT timing: 00:01.000 --> 00:0x.000'],
  });
});

test('of many broken lines twenty are reported, and the number of the others', async () => {
  const { texts, notices } = await packaged(
    `WEBVTT\n\n00:01.000 --> 00:02.000\nwords\n\n${'00:0x --> 00:02.000\nno\n\n'.repeat(23)}`,
  );
  expect(texts).toEqual(['words']);
  expect(notices).toHaveLength(21);
  expect(notices.at(-1)).toBe('film.vtt: 3 more lines were skipped');
});
