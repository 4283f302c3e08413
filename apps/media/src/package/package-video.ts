import { readFragmentedTrack, type Fragment } from './fragments.ts';
import type { PackagedSegment, PackagedTrack } from './packaged-track.ts';

/** Half a picture at 60 per second: fragment starts this close to a border count as on it. */
const TOLERANCE_SECONDS = 1 / 120;

const ticksOf = ({ samples }: Fragment) => samples.reduce((sum, { duration }) => sum + duration, 0);

/** Groups of neighbouring fragments, each group beginning at the first fragment on or after the next multiple of the length. */
const groupFragments = (fragments: readonly Fragment[], timescale: number, segmentSeconds: number) => {
  const first = fragments[0]?.decodeTime ?? 0;
  const groups: Fragment[][] = [];
  for (const fragment of fragments) {
    const seconds = (fragment.decodeTime - first) / timescale;
    const open = groups.at(-1);
    if (open && seconds < groups.length * segmentSeconds - TOLERANCE_SECONDS) open.push(fragment);
    else groups.push([fragment]);
  }
  return groups;
};

/**
 * Cuts an encoded rung into segments of `segmentSeconds`. The file has one fragment per key frame, so every segment starts
 * with one. Lengths come from rounded borders, so their sum is off by less than a millisecond whatever the frame rate.
 */
export const packageVideo = (file: Buffer, segmentSeconds: number): PackagedTrack => {
  const { bytes, init, timescale, fragments } = readFragmentedTrack(file);
  const toMs = (ticks: number) => Math.round((ticks * 1000) / timescale);
  let ticks = 0;
  const segments = groupFragments(fragments, timescale, segmentSeconds).map((group): PackagedSegment => {
    const from = ticks;
    for (const fragment of group) ticks += ticksOf(fragment);
    const [first] = group;
    const keyFrameBytes = first ? first.data - first.start + (first.samples[0]?.bytes ?? 0) : 0;
    const data = Buffer.concat(group.map(({ start, end }) => bytes.subarray(start, end)));
    return { data, durationMs: toMs(ticks) - toMs(from), keyFrameBytes };
  });
  return { init, segments };
};
