import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleFilm } from './example-film.fixture.ts';
import {
  type AiredFilm,
  channelIndex,
  fillWith,
  liveEdge,
  liveMasterPlaylist,
  livePlaylist,
  liveWindow,
  NO_CUES,
  findRendition,
} from './live-stream.ts';
import type { MediaIndex } from './media-index.ts';

const MONDAY = Date.UTC(2026, 10, 22, 15);
const SLATE: MediaIndex = { ...exampleFilm([4000, 4000]), asset: 'slate', subtitles: [] };

/** Films shown one after the other from Monday on. */
const channelOf = (shown: readonly (readonly [film: MediaIndex, seconds: number])[]): readonly AiredFilm[] => {
  let [startsAt, firstSequence, firstDiscontinuity] = [MONDAY, 0, 0];
  return shown.map(([index, durationSeconds], place) => {
    const programme = { index, durationSeconds };
    const filling = fillWith(SLATE, programme);
    if (!filling) throw new Error('A film of the test does not fit.');
    const { segments, playingMs, passes } = filling;
    const film = { id: `airing-${place}`, startsAt, segments, firstSequence, firstDiscontinuity, programme };
    startsAt += playingMs;
    firstSequence += segments;
    firstDiscontinuity += passes;
    return film;
  });
};
const endOf = (films: readonly AiredFilm[]): number => {
  const last = films.at(-1) as AiredFilm;
  return last.startsAt + (fillWith(SLATE, last.programme)?.playingMs ?? 0);
};

const films = fc
  .array(fc.array(fc.integer({ min: 1000, max: 4400 }), { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 3 })
  .map((cuts) => cuts.map((pictureMs, place): MediaIndex => ({ ...exampleFilm(pictureMs), asset: `film-${place}` })));
const channels = films.chain((library) =>
  fc
    .array(fc.tuple(fc.constantFrom(SLATE, ...library), fc.integer({ min: 1, max: 120 })), { minLength: 1, maxLength: 8 })
    .map(channelOf),
);
const RENDITIONS = ['v360', 'v720', 'a-ko', 'a-en'];

interface Piece {
  readonly sequence: number;
  readonly discontinuity: number;
  readonly at: number;
  readonly durationMs: number;
  readonly title: string;
  readonly uri: string;
  readonly map: string;
}

/** Reads a playlist as a player does: what a line means follows from the lines before. */
const read = (playlist: string): { readonly pieces: readonly Piece[]; readonly target: number } => {
  const lines = playlist.trimEnd().split('\n');
  expect(lines[0]).toBe('#EXTM3U');
  const number = (tag: string) => Number(lines.find((line) => line.startsWith(`#${tag}:`))?.slice(tag.length + 2));
  let [sequence, discontinuity] = [number('EXT-X-MEDIA-SEQUENCE'), number('EXT-X-DISCONTINUITY-SEQUENCE')];
  let [at, durationMs, title, map] = [Number.NaN, 0, '', ''];
  const pieces: Piece[] = [];
  for (const line of lines) {
    const value = line.slice(line.indexOf(':') + 1);
    if (line === '#EXT-X-DISCONTINUITY') discontinuity += 1;
    else if (line.startsWith('#EXT-X-MAP')) map = value;
    else if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME')) at = Date.parse(value);
    else if (line.startsWith('#EXTINF')) {
      const [seconds = '', name = ''] = value.split(',');
      durationMs = Math.round(Number(seconds) * 1000);
      title = name;
    } else if (!line.startsWith('#')) {
      pieces.push({ sequence, discontinuity, at, durationMs, title, uri: line, map });
      sequence += 1;
      at += durationMs;
    }
  }
  return { pieces, target: number('EXT-X-TARGETDURATION') };
};

const playlistAt = (channel: readonly AiredFilm[], id: string, now: number, from?: number): string | null => {
  const window = liveWindow(channel, now, from);
  const rendition = findRendition(
    channelIndex(
      SLATE,
      channel.map(({ programme }) => programme.index),
    ),
    id,
  );
  return window && rendition ? livePlaylist(channel, rendition, window) : null;
};
const instants = (channel: readonly AiredFilm[], one: number, other: number): readonly [number, number] => {
  const length = endOf(channel) - MONDAY;
  return [MONDAY + Math.min(one, other) * length, MONDAY + Math.max(one, other) * length];
};
const share = fc.double({ min: 0, max: 1, noNaN: true });

test('at any two instants a sequence number means the same segment, and numbers never fall', () => {
  fc.assert(
    fc.property(channels, share, share, fc.constantFrom(...RENDITIONS, 's-en'), (channel, one, other, id) => {
      const [earlier, later] = instants(channel, one, other).map((now) => playlistAt(channel, id, now));
      if (!earlier || !later) return;
      const [before, after] = [read(earlier), read(later)];
      expect(after.target).toBe(before.target);
      expect(after.pieces[0]?.sequence ?? 0).toBeGreaterThanOrEqual(before.pieces[0]?.sequence ?? 0);
      for (const { map: _map, ...piece } of after.pieces) {
        const same = before.pieces.find(({ sequence }) => sequence === piece.sequence);
        if (!same) continue;
        expect(piece).toEqual({ ...same, map: undefined, at: expect.closeTo(same.at, -1) });
      }
    }),
  );
});

test('what is listed follows without a hole, in time and in number, and no segment is longer than was promised', () => {
  fc.assert(
    fc.property(channels, share, fc.constantFrom(...RENDITIONS), (channel, moment, id) => {
      const [now] = instants(channel, moment, moment);
      const playlist = playlistAt(channel, id, now);
      if (!playlist) return;
      const { pieces, target } = read(playlist);
      expect(pieces.length).toBeGreaterThan(0);
      expect(Math.max(...pieces.map(({ durationMs }) => Math.round(durationMs / 1000)))).toBeLessThanOrEqual(target);
      for (const [index, piece] of pieces.entries()) {
        const before = pieces[index - 1];
        if (!before) continue;
        expect(Math.abs(piece.at - before.at - before.durationMs)).toBeLessThanOrEqual(25);
        expect(piece.discontinuity - before.discontinuity).toBeLessThanOrEqual(1);
        expect(piece.map === before.map || piece.discontinuity > before.discontinuity).toBe(true);
      }
      // Nothing is listed before it was shown, and nothing that was shown is missing.
      const last = pieces.at(-1) as Piece;
      expect(last.sequence).toBe(liveEdge(channel, now));
      expect(last.at + last.durationMs).toBeLessThanOrEqual(now + 25);
      if (now < endOf(channel)) expect(now - last.at - last.durationMs).toBeLessThan(target * 1000 + 500);
    }),
  );
});

test('every rendition has the same segments, discontinuities and programmes, at the same time', () => {
  fc.assert(
    fc.property(channels, share, (channel, moment) => {
      const [now] = instants(channel, moment, moment);
      const reference = playlistAt(channel, 'v360', now);
      if (!reference) return;
      for (const id of [...RENDITIONS, 's-en']) {
        const playlist = playlistAt(channel, id, now);
        // A channel without a film in it has no subtitles.
        if (playlist === null && id === 's-en') continue;
        const [own, other] = [read(playlist ?? ''), read(reference)];
        const facts = ({ pieces }: typeof own) =>
          pieces.map(({ sequence, discontinuity, title }) => ({ sequence, discontinuity, title }));
        expect(facts(own)).toEqual(facts(other));
        for (const [index, { at }] of own.pieces.entries())
          expect(Math.abs(at - (other.pieces[index]?.at ?? 0))).toBeLessThanOrEqual(50);
      }
    }),
  );
});

test('a segment bears the name of what the guide shows at its time', () => {
  fc.assert(
    fc.property(channels, share, (channel, moment) => {
      const [now] = instants(channel, moment, moment);
      const playlist = playlistAt(channel, 'v360', now);
      for (const { at, title, uri } of playlist ? read(playlist).pieces : []) {
        const shown = channel.findLast(({ startsAt }) => startsAt <= at);
        expect(title).toBe(shown?.id);
        expect(uri.startsWith(`${shown?.programme.index.asset}/`)).toBe(true);
      }
    }),
  );
});

test('another node, or the same one after a restart, writes the same bytes', () => {
  fc.assert(
    fc.property(channels, share, fc.constantFrom(...RENDITIONS), (channel, moment, id) => {
      const [now] = instants(channel, moment, moment);
      expect(playlistAt(structuredClone(channel), id, now)).toBe(playlistAt(channel, id, now));
    }),
  );
});

test('starting over lists everything since the program began, even in its first seconds', () => {
  const channel = channelOf([
    [SLATE, 60],
    [exampleFilm(), 60],
  ]);
  const film = channel[1] as AiredFilm;
  const listed = (seconds: number) => {
    const window = liveWindow(channel, film.startsAt + seconds * 1000, film.firstSequence);
    return read(livePlaylist(channel, { kind: 'media', id: 'v360' }, window ?? { first: 0, last: -1 }, 'event')).pieces.map(
      ({ title }) => title,
    );
  };
  expect(listed(0)).toEqual(['airing-0']);
  expect(listed(3.9)).toEqual(['airing-0']);
  expect(listed(4)).toEqual(['airing-1']);
  expect(listed(50)).toHaveLength(13);
  expect(livePlaylist(channel, { kind: 'media', id: 'v360' }, { first: 15, last: 16 }, 'event')).toContain('PLAYLIST-TYPE:EVENT');
});

test('before the first film there is nothing to list, and after the last it stays', () => {
  const channel = channelOf([[SLATE, 60]]);
  expect(liveWindow(channel, MONDAY - 1)).toBeNull();
  expect(liveWindow(channel, MONDAY + 3999)).toBeNull();
  expect(liveWindow(channel, MONDAY + 4000)).toEqual({ first: 0, last: 0 });
  expect(liveWindow(channel, MONDAY + 3_600_000)).toEqual({ first: 3, last: 14 });
  expect(liveWindow([], MONDAY)).toBeNull();
});

test('a film that lacks a rendition of the slate, or is cut too coarsely, does not fit', () => {
  const film = exampleFilm();
  expect(fillWith(SLATE, { index: film, durationSeconds: 60 })).toEqual({ playingMs: 60_000, segments: 16, passes: 2 });
  expect(fillWith(SLATE, { index: { ...film, video: film.video.slice(1) }, durationSeconds: 60 })).toBeNull();
  expect(fillWith(SLATE, { index: { ...film, audio: film.audio.slice(1) }, durationSeconds: 60 })).toBeNull();
  expect(fillWith(SLATE, { index: exampleFilm([6000, 6000]), durationSeconds: 60 })).toBeNull();
});

test('the renditions of the channel are those of its slate, as wide as its widest film, with the subtitles of all', () => {
  const [small, large] = SLATE.video;
  const wide = {
    ...exampleFilm(),
    video: [small, large].map((track) => ({ ...(track as typeof small & {}), peakBandwidth: 9_000_000 })),
  };
  const channel = channelIndex(SLATE, [exampleFilm(), wide as MediaIndex]);
  const master = liveMasterPlaylist(channel);
  expect(channel.video.map(({ peakBandwidth }) => peakBandwidth)).toEqual([9_000_000, 9_000_000]);
  expect(channel.subtitles.map(({ id }) => id)).toEqual(['s-en', 's-en-cc', 's-vi']);
  expect(master).toContain('URI="s-en-cc.m3u8"');
  expect(master).not.toContain('I-FRAME');
  expect(master).not.toContain('IMAGE-STREAM');
  expect(findRendition(channel, 'v1080')).toBeUndefined();
  // Where a film has no words in a language, its segments have none.
  expect(livePlaylist(channelOf([[SLATE, 8]]), { kind: 'subtitles', id: 's-en' }, { first: 0, last: 1 })).toContain(
    `slate/${NO_CUES}/1.vtt`,
  );
});
