import { hkdfSync } from 'node:crypto';
import type { TrackKey } from './cbcs.ts';

const BYTES = 16;

const derive = (secret: Buffer, what: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `madang ${what}`, BYTES));

/** The key of a film and its public name, of which one tells nothing about the other. Every node with the secret has the same. */
export interface FilmKey {
  readonly keyId: Buffer;
  readonly key: Buffer;
}

export const filmKey = (secret: Buffer, assetId: string): FilmKey => ({
  keyId: derive(secret, `key id ${assetId}`),
  key: derive(secret, `key ${assetId}`),
});

/** Tracks of a film share its key, and each begins its chains with a vector of its own. */
export const trackKey = (secret: Buffer, assetId: string, trackId: string): TrackKey => ({
  ...filmKey(secret, assetId),
  iv: derive(secret, `vector ${assetId} ${trackId}`),
});
