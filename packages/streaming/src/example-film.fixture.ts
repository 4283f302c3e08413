import type { MediaIndex, Segment } from './media-index.ts';

const FRAME_MS = 1024 / 48;
const PICTURE_KBPS = 200;
const SOUND_KBPS = 64;

const bytesFor = (kbps: number, ms: number) => Math.round((kbps * ms) / 8);

/** Sound as the packager cuts it: at the AAC frame nearest to the picture's border, the last border being the picture's. */
const soundSegments = (pictureMs: readonly number[]): Segment[] => {
  let picture = 0;
  let declared = 0;
  return pictureMs.map((ms, at) => {
    picture += ms;
    const end = at === pictureMs.length - 1 ? picture : Math.round(Math.round(picture / FRAME_MS) * FRAME_MS);
    const durationMs = end - declared;
    declared = end;
    return { durationMs, bytes: bytesFor(SOUND_KBPS, durationMs) };
  });
};

const pictureSegments = (pictureMs: readonly number[], kbps: number): Segment[] =>
  pictureMs.map((durationMs) => ({ durationMs, bytes: bytesFor(kbps, durationMs), keyFrameBytes: bytesFor(kbps, 200) }));

const picture = (height: 360 | 720, pictureMs: readonly number[]) => {
  const bitsPerSecond = PICTURE_KBPS * 1000 * (height === 360 ? 1 : 3);
  return {
    id: `v${height}`,
    folder: `v${height}-0a1b2c3d4e`,
    source: `picture-${height}`,
    codecs: height === 360 ? 'avc1.4d401e' : 'avc1.64001f',
    width: (height * 16) / 9,
    height,
    frameRate: 24,
    initBytes: 800,
    averageBandwidth: bitsPerSecond,
    peakBandwidth: bitsPerSecond,
    segments: pictureSegments(pictureMs, bitsPerSecond / 1000),
  };
};

const sound = (language: string, pictureMs: readonly number[]) => ({
  id: `a-${language}`,
  folder: `a-${language}-1b2c3d4e5f`,
  source: `sound-${language}`,
  codecs: 'mp4a.40.2',
  language,
  channels: 2,
  initBytes: 700,
  averageBandwidth: SOUND_KBPS * 1000,
  peakBandwidth: SOUND_KBPS * 1000,
  segments: soundSegments(pictureMs),
});

/** The index of a film whose picture is cut into segments of these lengths, in milliseconds: 30 seconds if not told. */
export const exampleFilm = (pictureMs: readonly number[] = [4000, 4000, 4000, 4000, 4000, 4000, 4000, 2000]): MediaIndex => {
  const durationMs = pictureMs.reduce((sum, ms) => sum + ms, 0);
  return {
    version: 1,
    asset: 'moon-over-hanok',
    fingerprint: 'f'.repeat(64),
    durationMs,
    video: [picture(360, pictureMs), picture(720, pictureMs)],
    audio: [sound('ko', pictureMs), sound('en', pictureMs)],
    subtitles: [
      { id: 's-vi', folder: 's-vi-2c3d4e5f6a', kind: 'subtitles', language: 'vi' },
      { id: 's-en-cc', folder: 's-en-cc-3d4e5f6a7b', kind: 'captions', language: 'en' },
      { id: 's-en', folder: 's-en-4e5f6a7b8c', kind: 'subtitles', language: 'en' },
    ],
    thumbnails: {
      folder: 'thumbnails-5f6a7b8c9d',
      sheets: Math.ceil(durationMs / 72_000),
      columns: 6,
      rows: 6,
      width: 240,
      height: 135,
      intervalMs: 2000,
    },
  };
};
