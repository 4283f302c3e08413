import type { MediaIndex, Segment } from './media-index.ts';

/** What plays: a film, repeated until it fills an episode of `durationSeconds`. */
export type Programme = Readonly<{ index: MediaIndex; durationSeconds: number }>;

/** A segment where it plays: `number` counts from 1 within the film, `pass` from 0, times in milliseconds of the episode. */
export type ListedSegment = Readonly<{ pass: number; number: number; startMs: number; durationMs: number; segment: Segment }>;

/** The ends of segments in milliseconds of the film. */
const bordersOf = (segments: readonly Segment[]) => {
  let end = 0;
  return segments.map(({ durationMs }) => (end += durationMs));
};

/** The picture's segments are the measure for every other track. */
const referenceOf = ({ video }: MediaIndex) => video[0]?.segments ?? [];

/** How many segments fill the time, to the nearest border; at least one. */
const countSegments = ({ index, durationSeconds }: Programme) => {
  const borders = bordersOf(referenceOf(index));
  const wantedMs = durationSeconds * 1000;
  const passes = Math.floor(wantedMs / index.durationMs);
  const restMs = wantedMs - passes * index.durationMs;
  const nearest = borders.reduce((best, border) => (Math.abs(border - restMs) <= Math.abs(best - restMs) ? border : best), 0);
  return Math.max(1, passes * borders.length + borders.indexOf(nearest) + 1);
};

/**
 * The segments of one track, pass after pass. Where a pass ends or the episode stops, every track is declared to end with
 * the picture, so that the sums are equal: sound is cut at whole AAC frames, and shaka-player adds the difference up at
 * every discontinuity until lips and voices part.
 */
export const listSegments = (programme: Programme, segments: readonly Segment[]): readonly ListedSegment[] => {
  const { index } = programme;
  const reference = bordersOf(referenceOf(index));
  const own = bordersOf(segments);
  const count = countSegments(programme);
  return Array.from({ length: count }, (_, at) => {
    const pass = Math.floor(at / reference.length);
    const inPass = at % reference.length;
    const isLast = at === count - 1 || inPass === reference.length - 1;
    const startMs = own[inPass - 1] ?? 0;
    const endMs = (isLast ? reference : own)[inPass] ?? startMs;
    const segment = segments[inPass];
    if (!segment) throw new RangeError(`A track of ${index.asset} has fewer segments than the picture.`);
    return { pass, number: inPass + 1, startMs: pass * index.durationMs + startMs, durationMs: endMs - startMs, segment };
  });
};

/** The same for what has no segments of its own: cues and thumbnails follow the picture. */
export const listPictureSegments = (programme: Programme) => listSegments(programme, referenceOf(programme.index));

/** How long the episode plays, in milliseconds: the wish to the nearest segment. */
export const playingTimeMs = (programme: Programme) => {
  const last = listPictureSegments(programme).at(-1);
  return last ? last.startMs + last.durationMs : 0;
};

/** One target duration for all playlists of an asset, in seconds: the longest segment, rounded (RFC 8216 section 4.3.3.1). */
export const targetDuration = ({ video, audio }: MediaIndex) => {
  const longest = [...video, ...audio].flatMap(({ segments }) => segments.map(({ durationMs }) => Math.round(durationMs / 1000)));
  return Math.max(1, ...longest);
};
