import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg, runFfmpeg } from '@madang/media/encode/ffmpeg.ts';
import { trackBytes } from '@madang/media/package/track-bytes.ts';
import { readIndex } from '@madang/media/publish/publish-asset.ts';
import type { AudioRendition, MediaIndex, VideoTrack } from '@madang/streaming/media-index.ts';
import { trackPlaylist } from '@madang/streaming/media-playlist.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../tools/steps/root.ts';
import { parseMedia, type MediaPlaylist } from './hls-playlists.ts';

// We write playlists from an index; ffmpeg writes them while it cuts. Of the same film both must say the same.

const FILMS = join(ROOT, 'apps/demo/media');
const SEGMENT_SECONDS = '4';
const FRAME_SECONDS = 1024 / 48_000;
/** ffmpeg writes millionths of a second, we write thousandths. */
const ROUNDING_SECONDS = 0.0011;

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madang-playlists-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const filmOf = async (name: string): Promise<MediaIndex> => {
  const index = await readIndex(join(FILMS, name));
  if (!index) throw new Error(`${name} is not there.`);
  return index;
};

/** What ffmpeg's own HLS muxer makes of a track. */
const byFfmpeg = async (index: MediaIndex, track: VideoTrack | AudioRendition): Promise<MediaPlaylist> => {
  const file = join(folder, `${index.asset}-${track.id}.m3u8`);
  const segments = ['-hls_segment_type', 'fmp4', '-hls_fmp4_init_filename', `${index.asset}-${track.id}.mp4`];
  const list = ['-hls_time', SEGMENT_SECONDS, '-hls_playlist_type', 'vod', '-hls_flags', 'independent_segments'];
  const args = ['-i', 'pipe:0', '-c', 'copy', '-f', 'hls', ...list, ...segments, file];
  await runFfmpeg(findFfmpeg(process.env), args, { feed: trackBytes(join(FILMS, index.asset), track, index) });
  return parseMedia(`file://${file}`, await readFile(file, 'utf8'));
};

const byUs = (index: MediaIndex, track: VideoTrack | AudioRendition): MediaPlaylist => {
  const programme = { index, durationSeconds: index.durationMs / 1000 };
  return parseMedia('https://madang.example/media/film/track.m3u8', trackPlaylist(programme, track));
};

const bordersOf = ({ segments }: MediaPlaylist) => {
  let end = 0;
  return segments.map(({ seconds }) => (end += seconds));
};

const expectSameFrame = (ours: MediaPlaylist, theirs: MediaPlaylist) => {
  expect(ours.segments).toHaveLength(theirs.segments.length);
  expect(ours.version).toBeGreaterThanOrEqual(6);
  for (const tag of ['#EXT-X-PLAYLIST-TYPE:VOD', '#EXT-X-ENDLIST']) {
    expect([ours.tags.includes(tag), theirs.tags.includes(tag)], tag).toEqual([true, true]);
  }
  for (const { segments } of [ours, theirs]) expect(new Set(segments.map(({ map }) => map)).size).toBe(1);
};

describe.each([
  'neon',
  'hanok',
  'hanok-untitled',
  'rabbit',
  'subway',
  'umbrella',
  'kiln',
  'soup',
  'radio',
  'heiress',
  'ferry',
  'clinic',
  'practice',
  'pass',
  'clock',
  'off-air',
])('%s', (name) => {
  test('its pictures are cut where ffmpeg cuts them, to the millisecond', async () => {
    const index = await filmOf(name);
    for (const track of index.video) {
      const [ours, theirs] = [byUs(index, track), await byFfmpeg(index, track)];
      expectSameFrame(ours, theirs);
      expect(ours.targetSeconds).toBe(theirs.targetSeconds);
      for (const { tags } of [ours, theirs]) expect(tags).toContain('#EXT-X-INDEPENDENT-SEGMENTS');
      for (const [at, { seconds }] of ours.segments.entries()) {
        expect(Math.abs(seconds - (theirs.segments[at]?.seconds ?? Number.NaN)), `${track.id} ${at + 1}`).toBeLessThan(
          ROUNDING_SECONDS,
        );
      }
    }
  });

  test('its sounds are cut at the frame where ffmpeg cuts them, or at the one that is nearer to the picture', async () => {
    const index = await filmOf(name);
    for (const track of index.audio) {
      const [ours, theirs] = [byUs(index, track), await byFfmpeg(index, track)];
      expectSameFrame(ours, theirs);
      const borders = bordersOf(theirs);
      for (const [at, border] of bordersOf(ours).entries()) {
        expect(Math.abs(border - (borders[at] ?? Number.NaN)), `${track.id} ${at + 1}`).toBeLessThan(
          FRAME_SECONDS + ROUNDING_SECONDS,
        );
      }
    }
  });
});
