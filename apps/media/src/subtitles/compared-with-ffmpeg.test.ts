import { fileURLToPath } from 'node:url';
import { readWebVttLines } from '@madang/streaming/webvtt.ts';
import { expect, test } from 'vitest';
import { findFfmpeg, runFfmpeg } from '../encode/ffmpeg.ts';
import { readSubtitles } from './read-subtitles.ts';

const FFMPEG = findFfmpeg(process.env);

/** What ffmpeg makes of a file, as WebVTT. */
const convert = async (file: string) => {
  let text = '';
  await runFfmpeg(FFMPEG, ['-i', file, '-f', 'webvtt', 'pipe:1'], {
    take: async (output) => {
      for await (const part of output.setEncoding('utf8')) text += part as string;
    },
  });
  return text;
};

// ffmpeg 5.1 reads no other of these files as it should: see decision 52.
test.each(['ass-italic-reset.ass', 'ass-italic-style.ass', 'ass-no-events-format.ass', 'blank-after-number.srt', 'crcrlf.srt'])(
  'ffmpeg reads the same cues of %s',
  async (name) => {
    const file = fileURLToPath(new URL(`./cases/${name}`, import.meta.url));
    const ours = (await readSubtitles({ file, language: 'en' })).cues.map(({ startMs, endMs, text }) => ({
      startMs,
      endMs,
      text,
    }));
    const theirs = readWebVttLines(await convert(file)).cues.map(({ startMs, endMs, text }) => ({ startMs, endMs, text }));
    expect(ours).toEqual(theirs);
  },
);
