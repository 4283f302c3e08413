import type { Content } from '../catalog/content.ts';
import { rulesOfRange } from '../catalog/policy-range.ts';
import type { ContentType } from '../catalog/vocabulary.ts';

/** Key systems of Encrypted Media Extensions. ClearKey works in every browser. The others need a licence server. */
export const KEY_SYSTEMS = ['org.w3.clearkey', 'com.widevine.alpha', 'com.microsoft.playready', 'com.apple.fps'] as const;
export type KeySystem = (typeof KEY_SYSTEMS)[number];

/** Promotional content, which is never encrypted. */
const TRAILERS: readonly ContentType[] = ['trailer', 'teaser'];

/** Whether a film is encrypted: trailers never, others by their policy range. Throws for an unknown range. */
export const isProtected = ({ range, type }: Pick<Content, 'range' | 'type'>): boolean =>
  rulesOfRange(range).encrypted && !TRAILERS.includes(type);

/** Licence server for a key system. It holds the keys that the films are encrypted with. */
export interface LicenceServer {
  readonly keySystem: Exclude<KeySystem, 'org.w3.clearkey'>;
  readonly licenceUrl: string;
  /** Certificate that FairPlay devices request first. */
  readonly certificateUrl: string | null;
}

/** DRM configuration. Without licence servers films use ClearKey. */
export interface Protection {
  readonly licenceServers: readonly LicenceServer[];
}

/**
 * Key systems by which a film plays. Where licence servers exist, streaming never hands out the raw key, or they would
 * be pointless. A download is stored with its key, because no licence outlives the page.
 */
export const keySystemsFor = ({ licenceServers }: Protection, purpose: 'watch' | 'download'): readonly KeySystem[] =>
  licenceServers.length === 0 || purpose === 'download' ? ['org.w3.clearkey'] : licenceServers.map(({ keySystem }) => keySystem);
