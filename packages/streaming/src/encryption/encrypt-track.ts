import { readAvcParameters } from './avc-parameters.ts';
import { PICTURE_PATTERN, SOUND_PATTERN, type TrackKey } from './cbcs.ts';
import { avcRecordOf, encryptInit } from './encrypt-init.ts';
import { encryptSegment, type EncryptedSegment } from './encrypt-segment.ts';

/** A track under encryption: its initialisation part, and what makes each segment. */
export interface EncryptedTrack {
  readonly init: Buffer;
  readonly segment: (segment: Buffer) => EncryptedSegment;
}

/** Encrypts a packaged track of H.264 or AAC by `cbcs` (ISO/IEC 23001-7). The same bytes and key give the same bytes. */
export const encryptTrack = (init: Buffer, key: TrackKey): EncryptedTrack => {
  const record = avcRecordOf(init);
  const avc = record && readAvcParameters(record);
  return {
    init: encryptInit(init, key, avc ? PICTURE_PATTERN : SOUND_PATTERN),
    segment: (segment) => encryptSegment(segment, key, avc),
  };
};
