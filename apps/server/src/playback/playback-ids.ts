import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { type CheckedId, type IdentifiedPlayback, signedPlayback } from '@madang/domain/analytics/playback-id.ts';

/** Playback IDs: random, with the time of the play call and a signature over both and over what is played and by which session. */
export interface PlaybackIds {
  issue(playback: IdentifiedPlayback, now: number): string;
  /** The ID's random part and time, if it was issued here for exactly this playback; null otherwise. */
  check(id: string, playback: IdentifiedPlayback): CheckedId | null;
}

const ID = /^([\w-]{16})\.([0-9a-z]{1,9})\.([\w-]{24})$/;
const MAC_BYTES = 18;

export const playbackIds = (secret: string): PlaybackIds => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'madang playback id', 32));
  const sign = (name: string, issued: string, playback: IdentifiedPlayback): Buffer =>
    createHmac('sha256', key)
      .update(`${name}.${issued}.${signedPlayback(playback)}`)
      .digest()
      .subarray(0, MAC_BYTES);
  return {
    issue(playback, now) {
      const name = randomBytes(12).toString('base64url');
      const issued = Math.floor(now / 1000).toString(36);
      return `${name}.${issued}.${sign(name, issued, playback).toString('base64url')}`;
    },
    check(id, playback) {
      const [, name, issued, mac] = ID.exec(id) ?? [];
      if (name === undefined || issued === undefined || mac === undefined) return null;
      if (!timingSafeEqual(Buffer.from(mac, 'base64url'), sign(name, issued, playback))) return null;
      return { name, issuedAt: Number.parseInt(issued, 36) * 1000 };
    },
  };
};
