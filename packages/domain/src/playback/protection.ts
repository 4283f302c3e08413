import type { Content } from '../catalog/content.ts';
import type { ContentType } from '../catalog/vocabulary.ts';

/** Who may keep keys within a browser or a device. ClearKey is every browser's own; the others ask a licence server. */
export const KEY_SYSTEMS = ['org.w3.clearkey', 'com.widevine.alpha', 'com.microsoft.playready', 'com.apple.fps'] as const;
export type KeySystem = (typeof KEY_SYSTEMS)[number];

/** What is made to be passed on. */
const TRAILERS: readonly ContentType[] = ['trailer', 'teaser'];

/** Subscriber films and episodes are encrypted; content that plays without a subscription is not worth protecting. */
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
 * Key systems by which a film plays. Where licence servers exist, streaming never hands out the raw key, or they would
 * be pointless. A download is stored with its key, because no licence outlives the page.
 */
export const keySystemsFor = ({ licenceServers }: Protection, purpose: 'watch' | 'download'): readonly KeySystem[] =>
  licenceServers.length === 0 || purpose === 'download' ? ['org.w3.clearkey'] : licenceServers.map(({ keySystem }) => keySystem);
