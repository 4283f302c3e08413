import type { Segment } from './media-index.ts';

const bitsPerSecond = (bytes: number, ms: number) => Math.ceil((bytes * 8000) / ms);

/**
 * Measured bandwidths in bits per second. The peak is the largest segment's; a rest shorter than half of the target
 * duration does not count there (RFC 8216 section 4.3.4.2).
 */
export const measureBandwidth = (segments: readonly Segment[]) => {
  const targetMs = Math.round(segments.reduce((most, { durationMs }) => Math.max(most, durationMs), 0) / 1000) * 1000;
  const full = segments.filter(({ durationMs }) => durationMs * 2 >= targetMs);
  const bytes = segments.reduce((sum, segment) => sum + segment.bytes, 0);
  const averageBandwidth = bitsPerSecond(
    bytes,
    segments.reduce((sum, { durationMs }) => sum + durationMs, 0),
  );
  const rates = full.map((segment) => bitsPerSecond(segment.bytes, segment.durationMs));
  return { averageBandwidth, peakBandwidth: rates.reduce((most, rate) => Math.max(most, rate), averageBandwidth) };
};
