import type { KeySystem } from '@madang/domain/playback/protection.ts';
import type { MediaIndex, Segment } from './media-index.ts';

/** Film looped until it fills `durationSeconds`. If encrypted, for these key systems. */
export type Programme = Readonly<{ index: MediaIndex; durationSeconds: number; keySystems?: readonly KeySystem[] }>;

/** Segment of the timeline: `number` counts from 1 in the film, `pass` from 0, times in milliseconds of the episode. */
export type ListedSegment = Readonly<{ pass: number; number: number; startMs: number; durationMs: number; segment: Segment }>;

const borders = new WeakMap<readonly Segment[], readonly number[]>();

/** End times of segments in milliseconds of the film. Memoized per list. */
const bordersOf = (segments: readonly Segment[]): readonly number[] => {
  const known = borders.get(segments);
  if (known) return known;
  let end = 0;
  const ends = segments.map(({ durationMs }) => (end += durationMs));
  borders.set(segments, ends);
  return ends;
};

/** Segments of the first video track, the reference for all other tracks. */
const referenceOf = ({ video }: MediaIndex) => video[0]?.segments ?? [];

/** Number of segments closest to the duration. At least one. */
export const countSegments = ({ index, durationSeconds }: Programme): number => {
  const ends = bordersOf(referenceOf(index));
  const wantedMs = durationSeconds * 1000;
  const passes = Math.floor(wantedMs / index.durationMs);
  const restMs = wantedMs - passes * index.durationMs;
  const nearest = ends.reduce((best, border) => (Math.abs(border - restMs) <= Math.abs(best - restMs) ? border : best), 0);
  return Math.max(1, passes * ends.length + ends.indexOf(nearest) + 1);
};

/** Number of passes of the film in `segments` segments. */
export const countPasses = ({ index }: Programme, segments: number): number => Math.ceil(segments / referenceOf(index).length);

/**
 * Segment `at` of one track, counted from 0 over all passes, of `count`. At the end of a pass or of the episode every
 * track is declared to end with the video, so that all sums are equal: audio is cut at whole AAC frames, and
 * shaka-player accumulates the difference at every discontinuity until audio and video drift apart.
 */
export const listedSegment = ({ index }: Programme, segments: readonly Segment[], at: number, count: number): ListedSegment => {
  const reference = bordersOf(referenceOf(index));
  const own = bordersOf(segments);
  const pass = Math.floor(at / reference.length);
  const inPass = at % reference.length;
  const isLast = at === count - 1 || inPass === reference.length - 1;
  const startMs = own[inPass - 1] ?? 0;
  const endMs = (isLast ? reference : own)[inPass] ?? startMs;
  const segment = segments[inPass];
  if (!segment) throw new RangeError(`A track of ${index.asset} has fewer segments than the picture.`);
  return { pass, number: inPass + 1, startMs: pass * index.durationMs + startMs, durationMs: endMs - startMs, segment };
};

/** Segments of one track over all passes. */
export const listSegments = (programme: Programme, segments: readonly Segment[]): readonly ListedSegment[] => {
  const count = countSegments(programme);
  return Array.from({ length: count }, (_, at) => listedSegment(programme, segments, at, count));
};

/** Segments of the picture track, for cues and thumbnails, which follow it. */
export const listPictureSegments = (programme: Programme) => listSegments(programme, referenceOf(programme.index));

/** Playing time in milliseconds: the requested duration rounded to whole segments. */
export const playingTimeMs = (programme: Programme) => {
  const count = countSegments(programme);
  const last = listedSegment(programme, referenceOf(programme.index), count - 1, count);
  return last.startMs + last.durationMs;
};

/** Picture segments completely shown after `afterMs` milliseconds of the episode. */
export const segmentsShown = (programme: Programme, afterMs: number): number => {
  const { index } = programme;
  const ends = bordersOf(referenceOf(index));
  const pass = Math.floor(afterMs / index.durationMs);
  const inPass = ends.filter((end) => end <= afterMs - pass * index.durationMs).length;
  return Math.min(countSegments(programme), pass * ends.length + inPass);
};

/** One target duration for all playlists of an asset, in seconds: the longest segment, rounded (RFC 8216 section 4.3.3.1). */
export const targetDuration = ({ video, audio }: MediaIndex) => {
  const longest = [...video, ...audio].flatMap(({ segments }) => segments.map(({ durationMs }) => Math.round(durationMs / 1000)));
  return Math.max(1, ...longest);
};
