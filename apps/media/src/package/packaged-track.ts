import { createHash, type Hash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { INIT_FILE, segmentFile, type Segment } from '@madang/streaming/media-index.ts';
import { land, writeDurably } from '../work/durable-files.ts';

/** A segment with its bytes; `keyFrameBytes` as in the index. */
export type PackagedSegment = Readonly<{ data: Buffer; durationMs: number; keyFrameBytes?: number }>;

/** A track cut into an initialisation part and segments, each of which is in memory only until it is written. */
export type PackagedTrack = Readonly<{ init: Buffer; segments: AsyncIterable<PackagedSegment> }>;

/** Ten hexadecimal digits of a SHA-256: enough to tell two packages of one film apart. */
export const shortHash = (hash: Hash) => hash.digest('hex').slice(0, 10);

export const contentHash = (parts: Iterable<Buffer | string>) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return shortHash(hash);
};

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

type TrackName = Readonly<{ id: string; source: string }>;

/**
 * Writes `init.mp4`, `1.m4s`, `2.m4s` … into a folder named after the content, and returns what the index says of them.
 * The folder bears its name only when all of it is on the disk.
 */
export const writePackagedTrack = async (directory: string, { id, source }: TrackName, { init, segments }: PackagedTrack) => {
  const unnamed = join(directory, `${id}.part`);
  await rm(unnamed, { recursive: true, force: true });
  await mkdir(unnamed, { recursive: true });
  const hash = createHash('sha256').update(init);
  await writeDurably(join(unnamed, INIT_FILE), [init]);
  const listed: Segment[] = [];
  for await (const { data, ...segment } of segments) {
    hash.update(data);
    listed.push({ ...segment, bytes: data.length });
    await writeDurably(join(unnamed, segmentFile(listed.length)), [data]);
  }
  const folder = `${id}-${shortHash(hash)}`;
  await rm(join(directory, folder), { recursive: true, force: true });
  await land(unnamed, join(directory, folder));
  return { id, folder, source, initBytes: init.length, segments: listed, ...measureBandwidth(listed) };
};
