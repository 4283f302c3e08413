import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { type IdentifiedPlayback, signedPlayback } from '@madang/domain/analytics/playback-id.ts';
import type { PlaybackIds } from '../ports/media.ts';

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
