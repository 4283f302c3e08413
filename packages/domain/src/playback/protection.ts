import type { Content } from '../catalog/content.ts';
import type { ContentType } from '../catalog/vocabulary.ts';

/** Who may keep keys within a browser or a device. ClearKey is every browser's own; the others ask a licence server. */
export const KEY_SYSTEMS = ['org.w3.clearkey', 'com.widevine.alpha', 'com.microsoft.playready', 'com.apple.fps'] as const;
export type KeySystem = (typeof KEY_SYSTEMS)[number];

/** What is made to be passed on. */
const TRAILERS: readonly ContentType[] = ['trailer', 'teaser'];

/** Films and episodes for subscribers are lent encrypted; whatever others may watch, too, is worth nobody's trouble. */
export const isProtected = ({ range, type }: Pick<Content, 'range' | 'type'>): boolean =>
  range === 'SVOD' && !TRAILERS.includes(type);

/** Where devices with a key system of their own ask for keys; who answers there has the same keys as we. */
export interface LicenceServer {
  readonly keySystem: Exclude<KeySystem, 'org.w3.clearkey'>;
  readonly licenceUrl: string;
  /** FairPlay devices want the operator's certificate first. */
  readonly certificateUrl: string | null;
}

/** How films are protected: without licence servers by ClearKey. */
export interface Protection {
  readonly licenceServers: readonly LicenceServer[];
}

/**
 * By which key systems a film plays. Where there are licence servers nobody has the key itself to watch with, or they would be for
 * nothing; a download is kept with its key, because no licence outlives the page.
 */
export const keySystemsFor = ({ licenceServers }: Protection, purpose: 'watch' | 'download'): readonly KeySystem[] =>
  licenceServers.length === 0 || purpose === 'download' ? ['org.w3.clearkey'] : licenceServers.map(({ keySystem }) => keySystem);
