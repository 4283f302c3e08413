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

/** How the segments below are decrypted, in the words of each key system (RFC 8216 section 4.3.2.4); none of a clear film. */
export const keyLines = (protection: FilmProtection | undefined, keySystems: readonly KeySystem[] = CLEAR_KEY) =>
  linesOf('EXT-X-KEY', protection, keySystems);

/**
 * The same for the whole film, so that licences are asked for while playlists are still read. ClearKey is not told of there: shaka
 * takes the key's name from a track, and without one makes it a key of no name.
 */
export const sessionKeyLines = (protection: FilmProtection | undefined, keySystems: readonly KeySystem[] = CLEAR_KEY) =>
  linesOf(
    'EXT-X-SESSION-KEY',
    protection,
    keySystems.filter((system) => !CLEAR_KEY.includes(system)),
  );
