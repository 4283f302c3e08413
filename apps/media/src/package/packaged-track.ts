import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INIT_FILE, segmentFile, type Segment } from '@madang/streaming/media-index.ts';

/** A segment with its bytes; `keyFrameBytes` as in the index. */
export type PackagedSegment = Readonly<{ data: Buffer; durationMs: number; keyFrameBytes?: number }>;

/** A track cut into an initialisation part and segments, ready to be written. */
export type PackagedTrack = Readonly<{ init: Buffer; segments: readonly PackagedSegment[] }>;

/** Ten hexadecimal digits of a SHA-256 over the contents: enough to tell two packages of one film apart. */
export const contentHash = (parts: Iterable<Buffer | string>) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 10);
};

const bitsPerSecond = (bytes: number, ms: number) => Math.ceil((bytes * 8000) / ms);

/**
 * Measured bandwidths in bits per second. The peak is the largest segment's; a rest shorter than half of the target
 * duration does not count there (RFC 8216 section 4.3.4.2).
 */
export const measureBandwidth = (segments: readonly Segment[]) => {
  const targetMs = Math.round(Math.max(...segments.map(({ durationMs }) => durationMs)) / 1000) * 1000;
  const full = segments.filter(({ durationMs }) => durationMs * 2 >= targetMs);
  const bytes = segments.reduce((sum, segment) => sum + segment.bytes, 0);
  const averageBandwidth = bitsPerSecond(
    bytes,
    segments.reduce((sum, { durationMs }) => sum + durationMs, 0),
  );
  const rates = full.map((segment) => bitsPerSecond(segment.bytes, segment.durationMs));
  return { averageBandwidth, peakBandwidth: Math.max(averageBandwidth, ...rates) };
};

type TrackName = Readonly<{ id: string; source: string }>;

/** Writes `init.mp4`, `1.m4s`, `2.m4s` … into a folder named after the content, and returns what the index says of them. */
export const writePackagedTrack = async (directory: string, { id, source }: TrackName, { init, segments }: PackagedTrack) => {
  const folder = `${id}-${contentHash([init, ...segments.map(({ data }) => data)])}`;
  await mkdir(join(directory, folder), { recursive: true });
  await writeFile(join(directory, folder, INIT_FILE), init);
  for (const [index, { data }] of segments.entries()) await writeFile(join(directory, folder, segmentFile(index + 1)), data);
  const listed = segments.map(({ data, ...segment }): Segment => ({ ...segment, bytes: data.length }));
  return { id, folder, source, initBytes: init.length, segments: listed, ...measureBandwidth(listed) };
};
