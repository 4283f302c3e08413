import { createHash, type Hash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { land, writeDurably } from '@madang/database/durable-files.ts';
import { measureBandwidth } from '@madang/streaming/bandwidth.ts';
import { INIT_FILE, segmentFile, type Segment } from '@madang/streaming/media-index.ts';

/** A segment with its bytes; `keyFrameBytes` as in the index. */
export type PackagedSegment = Readonly<{ data: Buffer; durationMs: number; keyFrameBytes?: number }>;

/** A track cut into an initialisation part and segments, each of which is in memory only until it is written. */
export type PackagedTrack = Readonly<{ init: Buffer; segments: AsyncIterable<PackagedSegment> }>;

/** Ten hexadecimal digits of a SHA-256: enough to tell two packages of one film apart. */
export const shortHash = (hash: Hash) => hash.digest('hex').slice(0, 10);

export const hashParts = (parts: Iterable<Buffer | string>) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return shortHash(hash);
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
