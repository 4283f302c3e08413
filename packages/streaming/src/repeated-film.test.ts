import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleFilm } from './example-film.fixture.ts';
import { iFramePlaylist, subtitlePlaylist, trackPlaylist } from './media-playlist.ts';
import { thumbnailPlaylist } from './thumbnail-playlist.ts';
import { playingTimeMs, targetDuration, type Programme } from './timeline.ts';

const programmes = fc
  .record({
    pictureMs: fc.array(fc.integer({ min: 1000, max: 6000 }), { minLength: 1, maxLength: 25 }),
    durationSeconds: fc.integer({ min: 1, max: 900 }),
  })
  .map(({ pictureMs, durationSeconds }): Programme => ({ index: exampleFilm(pictureMs), durationSeconds }));

const lengthsOf = (playlist: string) =>
  [...playlist.matchAll(/^#EXTINF:(\d+\.\d{3}),$/gm)].map((match) => Math.round(Number(match[1]) * 1000));

const sum = (lengths: readonly number[]) => lengths.reduce((total, ms) => total + ms, 0);

/** Indexes of the segments that follow a discontinuity. */
const discontinuitiesOf = (playlist: string) => {
  const places: number[] = [];
  let segments = 0;
  for (const line of playlist.split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') places.push(segments);
    if (line !== '' && !line.startsWith('#')) segments += 1;
  }
  return places;
};

const renditionsOf = (programme: Programme) => {
  const { video, audio, subtitles } = programme.index;
  return [
    ...[...video, ...audio].map((track) => trackPlaylist(programme, track)),
    ...video.map((track) => iFramePlaylist(programme, track)),
    ...subtitles.map((track) => subtitlePlaylist(programme, track)),
  ];
};

test('every rendition of an episode declares the same length to the millisecond, thumbnails too', () => {
  fc.assert(
    fc.property(programmes, (programme) => {
      const sums = [...renditionsOf(programme), thumbnailPlaylist(programme)].map((playlist) => sum(lengthsOf(playlist)));
      expect(new Set(sums)).toEqual(new Set([playingTimeMs(programme)]));
    }),
  );
});

test('every rendition has the same number of segments and the same discontinuities', () => {
  fc.assert(
    fc.property(programmes, (programme) => {
      const [picture = '', ...others] = renditionsOf(programme);
      for (const playlist of others) {
        expect(lengthsOf(playlist)).toHaveLength(lengthsOf(picture).length);
        expect(discontinuitiesOf(playlist)).toEqual(discontinuitiesOf(picture));
      }
    }),
  );
});

test('an episode is as long as wished, to half a segment', () => {
  fc.assert(
    fc.property(programmes, (programme) => {
      const lengths = programme.index.video[0]?.segments.map(({ durationMs }) => durationMs) ?? [];
      const difference = Math.abs(playingTimeMs(programme) - programme.durationSeconds * 1000);
      const allowed = Math.max(Math.max(...lengths) / 2, (lengths[0] ?? 0) - programme.durationSeconds * 1000);
      expect(difference).toBeLessThanOrEqual(allowed);
    }),
  );
});

test('no segment is longer than the target duration when rounded, and none is empty', () => {
  fc.assert(
    fc.property(programmes, (programme) => {
      const lengths = renditionsOf(programme).flatMap(lengthsOf);
      expect(Math.min(...lengths)).toBeGreaterThan(0);
      expect(Math.round(Math.max(...lengths) / 1000)).toBeLessThanOrEqual(targetDuration(programme.index));
    }),
  );
});

test('an episode of an hour repeats a film of thirty seconds 120 times, behind discontinuities', () => {
  const programme = { index: exampleFilm(), durationSeconds: 3600 };
  const [track] = programme.index.video;
  if (!track) throw new Error('The example has no picture.');
  const playlist = trackPlaylist(programme, track);
  expect(discontinuitiesOf(playlist)).toEqual(Array.from({ length: 119 }, (_, at) => (at + 1) * 8));
  expect(sum(lengthsOf(playlist))).toBe(3_600_000);
  expect(playlist.match(/^#EXT-X-MAP/gm)).toHaveLength(120);
});

test('an episode that ends inside the film ends with the nearest segment', () => {
  const [playlist = ''] = renditionsOf({ index: exampleFilm(), durationSeconds: 40 });
  expect(lengthsOf(playlist)).toEqual([4000, 4000, 4000, 4000, 4000, 4000, 4000, 2000, 4000, 4000, 4000]);
});

test('the last sheet of thumbnails covers what is left of the episode', () => {
  const playlist = thumbnailPlaylist({ index: exampleFilm(Array.from({ length: 25 }, () => 4000)), durationSeconds: 180 });
  expect(lengthsOf(playlist)).toEqual([72_000, 28_000, 72_000, 8000]);
  expect(playlist).toContain('#EXT-X-TILES:RESOLUTION=240x135,LAYOUT=6x6,DURATION=2\nthumbnails-5f6a7b8c9d/2.jpg');
});
