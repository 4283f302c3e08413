import type { KeySystem } from '@madang/domain/playback/protection.ts';
import type { FilmProtection } from '../media-index.ts';
import { playReadyObject, WIDEVINE, widevinePssh } from './pssh.ts';

/** The key of an encrypted film, below its address; there for ClearKey alone. */
export const KEY_FILE = 'film.key';

export const CLEAR_KEY: readonly KeySystem[] = ['org.w3.clearkey'];

const WRITE: Readonly<Record<KeySystem, (keyId: Buffer) => string>> = {
  'org.w3.clearkey': () => `URI="${KEY_FILE}",KEYFORMAT="identity"`,
  'com.widevine.alpha': (keyId) =>
    `URI="data:text/plain;base64,${widevinePssh(keyId).toString('base64')}",KEYID=0x${keyId.toString('hex')},` +
    `KEYFORMAT="urn:uuid:${WIDEVINE}"`,
  'com.microsoft.playready': (keyId) =>
    `URI="data:text/plain;charset=UTF-16;base64,${playReadyObject(keyId).toString('base64')}",KEYFORMAT="com.microsoft.playready"`,
  'com.apple.fps': (keyId) => `URI="skd://${keyId.toString('hex')}",KEYFORMAT="com.apple.streamingkeydelivery"`,
};

const linesOf = (tag: string, protection: FilmProtection | undefined, keySystems: readonly KeySystem[]): readonly string[] => {
  if (!protection) return [];
  const keyId = Buffer.from(protection.keyId, 'hex');
  return keySystems.map((system) => `#${tag}:METHOD=SAMPLE-AES,${WRITE[system](keyId)},KEYFORMATVERSIONS="1"`);
};

/** EXT-X-KEY lines of an encrypted film, one per key system (RFC 8216, 4.3.2.4). None for a clear film. */
export const keyLines = (protection: FilmProtection | undefined, keySystems: readonly KeySystem[] = CLEAR_KEY) =>
  linesOf('EXT-X-KEY', protection, keySystems);

/**
 * EXT-X-SESSION-KEY lines, so that licences are requested while playlists are still loading. Without ClearKey: shaka
 * takes the key id from a track, and without one it makes a key without an id.
 */
export const sessionKeyLines = (protection: FilmProtection | undefined, keySystems: readonly KeySystem[] = CLEAR_KEY) =>
  linesOf(
    'EXT-X-SESSION-KEY',
    protection,
    keySystems.filter((system) => !CLEAR_KEY.includes(system)),
  );
