import { readAvcParameters } from './avc-parameters.ts';
import { PICTURE_PATTERN, SOUND_PATTERN, type TrackKey } from './cbcs.ts';
import { findAvcRecord, encryptInit } from './encrypt-init.ts';
import { encryptSegment, type EncryptedSegment } from './encrypt-segment.ts';

/** Track being encrypted: its init segment, and a function for each segment. */
export interface EncryptedTrack {
  readonly init: Buffer;
  readonly segment: (segment: Buffer) => EncryptedSegment;
}

/** Encrypts a packaged H.264 or AAC track by `cbcs` (ISO/IEC 23001-7). Deterministic. */
export const encryptTrack = (init: Buffer, key: TrackKey): EncryptedTrack => {
  const record = findAvcRecord(init);
  const avc = record && readAvcParameters(record);
  return {
    init: encryptInit(init, key, avc ? PICTURE_PATTERN : SOUND_PATTERN),
    segment: (segment) => encryptSegment(segment, key, avc),
  };
};
