import type { Fragment, FragmentedTrack } from './fragments.ts';
import type { PackagedSegment, PackagedTrack } from './packaged-track.ts';

/** Half a picture at 60 per second: fragment starts this close to a border count as on it. */
const TOLERANCE_SECONDS = 1 / 120;

const ticksOf = ({ samples }: Fragment) => samples.reduce((sum, { duration }) => sum + duration, 0);

/** Groups of neighbouring fragments, each group beginning at the first fragment on or after the next multiple of the length. */
async function* groupFragments({ fragments, timescale }: FragmentedTrack, segmentSeconds: number) {
  let first: number | undefined;
  let groups = 0;
  let open: Fragment[] = [];
  for await (const fragment of fragments()) {
    first ??= fragment.decodeTime;
    const seconds = (fragment.decodeTime - first) / timescale;
    if (open.length > 0 && seconds >= groups * segmentSeconds - TOLERANCE_SECONDS) {
      yield open;
      open = [];
    }
    if (open.length === 0) groups += 1;
    open.push(fragment);
  }
  if (open.length > 0) yield open;
}

async function* cutVideo(track: FragmentedTrack, segmentSeconds: number): AsyncGenerator<PackagedSegment> {
  const toMs = (ticks: number) => Math.round((ticks * 1000) / track.timescale);
  let ticks = 0;
  for await (const group of groupFragments(track, segmentSeconds)) {
    const from = ticks;
    for (const fragment of group) ticks += ticksOf(fragment);
    const [first] = group;
    const keyFrameBytes = first ? first.data + (first.samples[0]?.bytes ?? 0) : 0;
    const data = Buffer.concat(group.map(({ bytes }) => bytes));
    yield { data, durationMs: toMs(ticks) - toMs(from), keyFrameBytes };
  }
}

/**
 * Cuts an encoded rung into segments of `segmentSeconds`. The file has one fragment per key frame, so every segment starts
 * with one. Lengths come from rounded borders, so their sum is off by less than a millisecond whatever the frame rate.
 */
export const packageVideo = (track: FragmentedTrack, segmentSeconds: number): PackagedTrack => ({
  init: track.init,
  segments: cutVideo(track, segmentSeconds),
});
