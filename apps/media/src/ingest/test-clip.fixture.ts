import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFfmpeg, runFfmpeg } from '../encode/ffmpeg.ts';
import type { IngestInput } from './ingest-input.ts';

/** Seven seconds are no whole number of AAC frames nor of segments: what can come apart, does. */
export const CLIP_SECONDS = 7;

const CUES = 'WEBVTT\n\n00:01.000 --> 00:02.500\nThe gate opens.\n\n00:03.500 --> 00:05.000\nAcross the border.\n';
const CAPTIONS = 'WEBVTT\n\n00:00.500 --> 00:02.500\n[Footsteps]\n\n00:06.000 --> 00:09.000\n[A bell rings past the end]\n';

/** Makes a moving picture, two tones and two subtitle files in a folder, and returns what the ingest takes. */
export const makeTestClip = async (directory: string): Promise<IngestInput> => {
  const ffmpeg = findFfmpeg(process.env);
  const [video, low, high] = ['clip.mp4', 'low.wav', 'high.wav'].map((name) => join(directory, name)) as [string, string, string];
  const picture = ['-f', 'lavfi', '-i', `testsrc2=size=960x540:rate=24:duration=${CLIP_SECONDS}`];
  await runFfmpeg(ffmpeg, [...picture, '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', video]);
  for (const [file, hertz] of [
    [low, 220],
    [high, 880],
  ] as const) {
    await runFfmpeg(ffmpeg, ['-f', 'lavfi', '-i', `sine=frequency=${hertz}:duration=${CLIP_SECONDS}`, file]);
  }
  await writeFile(join(directory, 'en.vtt'), CUES);
  await writeFile(join(directory, 'en-cc.vtt'), CAPTIONS);
  return {
    film: 'test-clip',
    video,
    directory: join(directory, 'media'),
    rungs: [360, 540],
    audio: [
      { language: 'ko', file: low },
      { language: 'en', file: high },
    ],
    subtitles: [
      { language: 'en', kind: 'subtitles', file: join(directory, 'en.vtt') },
      { language: 'en', kind: 'captions', file: join(directory, 'en-cc.vtt') },
    ],
  };
};
