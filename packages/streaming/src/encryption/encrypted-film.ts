import { createHash } from 'node:crypto';
import { measureBandwidth } from '../bandwidth.ts';
import type { AudioRendition, MediaIndex, Segment, VideoTrack } from '../media-index.ts';
import { withoutSharing } from '../shared-files.ts';
import type { EncryptedSegment } from './encrypt-segment.ts';

/** Layout version: changes whenever equal input gives other bytes. */
const LAYOUT = 'cbcs 1';

const tagOf = (...parts: readonly string[]) =>
  createHash('sha256')
    .update([LAYOUT, ...parts].join('|'))
    .digest('hex')
    .slice(0, 10);

/** Folder of an encrypted track, beside the clear one. Its content is immutable. */
export const encryptedFolder = ({ folder }: Pick<VideoTrack | AudioRendition, 'folder'>, keyId: Buffer): string =>
  `${folder}-${tagOf(keyId.toString('hex'))}`;

/** Index of an encrypted film, beside the clear one. Written last: once it exists, all of its files do. */
export const encryptedIndexFile = ({ fingerprint }: Pick<MediaIndex, 'fingerprint'>, keyId: Buffer): string =>
  `encrypted-${tagOf(keyId.toString('hex'), fingerprint)}.json`;

/** What the index says of an encrypted segment; its first picture ends later by what the head has grown. */
export const encryptedSegment = (clear: Segment, { data, headGrowth }: EncryptedSegment): Segment => ({
  ...clear,
  bytes: data.length,
  ...(clear.keyFrameBytes !== undefined && { keyFrameBytes: clear.keyFrameBytes + headGrowth }),
});

/** A track as it is encrypted. */
export const encryptedTrack = <T extends VideoTrack | AudioRendition>(
  track: T,
  keyId: Buffer,
  { initBytes, segments }: Pick<T, 'initBytes' | 'segments'>,
): T => ({ ...track, folder: encryptedFolder(track, keyId), initBytes, segments, ...measureBandwidth(segments) });

/** The index of a film of which these are the encrypted tracks. Cues and thumbnails stay those of the clear film. */
export const encryptedIndex = (clear: MediaIndex, keyId: Buffer, tracks: Pick<MediaIndex, 'video' | 'audio'>): MediaIndex => ({
  ...withoutSharing(clear),
  ...tracks,
  fingerprint: createHash('sha256')
    .update(`${clear.fingerprint}|${tagOf(keyId.toString('hex'))}`)
    .digest('hex'),
  protection: { scheme: 'cbcs', keyId: keyId.toString('hex') },
});
