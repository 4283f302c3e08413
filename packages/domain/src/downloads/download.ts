import { type Content, isPlayable } from '../catalog/content.ts';
import { accessTo, type AccessRefusal, type Viewer } from '../playback/access.ts';
import { allow, type Decision, refuse } from '../shared/decision.ts';
import type { Entitlement } from '../subscriptions/entitlement.ts';
import type { Plan } from '../subscriptions/plan.ts';
import { capabilitiesOf } from '../subscriptions/plan-capabilities.ts';

/** Film or episode stored in a browser for offline playback. Instants in milliseconds since 1970. */
export interface Download {
  readonly id: string;
  readonly profileId: string;
  /** Id that the browser generated for itself. */
  readonly deviceId: string;
  readonly contentId: string;
  /** Height of the picture in pixels. */
  readonly quality: number;
  readonly addedAt: number;
  /** No playback after this instant until the download is renewed. */
  readonly expiresAt: number;
}

const DAY_MS = 86_400_000;
/** Validity of a download without renewal, in days. */
export const OFFLINE_VALIDITY_DAYS = 30;
/** Lifetime of a signed download URL, in milliseconds: a slow connection may take an evening. */
export const ADDRESS_MS = 6 * 3_600_000;

export type DownloadRefusal = AccessRefusal | 'PREMIUM_NEEDED';

/** What the download button does: hidden for anonymous visitors, an upsell on plans without downloads (PL-24, PL-29). */
export const downloadOffer = ({ signedIn, plan }: { signedIn: boolean; plan: Plan | null }): 'download' | 'upgrade' | null => {
  if (!signedIn) return null;
  return capabilitiesOf(plan).downloads === null ? 'upgrade' : 'download';
};

/**
 * Whether a viewer may download a content, or the first reason why not (PL-29). Refusals that hold for every viewer
 * here come before those that another plan would lift.
 */
export const mayDownload = (content: Content, viewer: Viewer): Decision<Entitlement, DownloadRefusal> => {
  if (!isPlayable(content)) return refuse('CONTENT_NOT_PLAYABLE');
  const access = accessTo(content, viewer);
  if (!access.ok && access.refusal !== 'SUBSCRIPTION_NEEDED') return access;
  const { entitlement } = viewer;
  return entitlement && capabilitiesOf(entitlement.plan).downloads ? allow(entitlement) : refuse('PREMIUM_NEEDED');
};

/** End of a content's availability: midnight UTC after its last day, in milliseconds. */
const endOf = ({ endDate }: Pick<Content, 'endDate'>): number =>
  endDate === null ? Number.POSITIVE_INFINITY : Date.parse(`${endDate}T00:00:00Z`) + DAY_MS;

/** Expiry of a download: thirty days, the end of the paid period, or the title's last day, whichever comes first. */
export const downloadExpiresAt = (content: Pick<Content, 'endDate'>, { until }: Entitlement, now: number): number =>
  Math.min(now + OFFLINE_VALIDITY_DAYS * DAY_MS, until, endOf(content));

export const isExpired = ({ expiresAt }: Pick<Download, 'expiresAt'>, now: number): boolean => now >= expiresAt;

type Place = Pick<Download, 'profileId' | 'deviceId' | 'contentId'>;

/** Whether to delete an expired download. It is kept for another period: a returning device renews without a fetch. */
export const isForgotten = ({ expiresAt }: Pick<Download, 'expiresAt'>, now: number): boolean =>
  now >= expiresAt + OFFLINE_VALIDITY_DAYS * DAY_MS;

const isSame = (one: Place, other: Place): boolean =>
  one.profileId === other.profileId && one.deviceId === other.deviceId && one.contentId === other.contentId;

/**
 * Adds or updates a download. Idempotent per content and device. The quality of the last request applies. `known`: all
 * downloads of the account. `plan`: of the entitlement in effect.
 */
export const decideDownload = (
  wanted: Omit<Download, 'addedAt'>,
  known: readonly Download[],
  plan: Plan | null,
  now: number,
): Decision<Download, 'PREMIUM_NEEDED' | 'TOO_MANY_DOWNLOADS' | 'TOO_MANY_DOWNLOAD_DEVICES'> => {
  const limits = capabilitiesOf(plan).downloads;
  if (limits === null) return refuse('PREMIUM_NEEDED');
  const before = known.find((download) => isSame(download, wanted));
  if (before) return allow({ ...before, quality: wanted.quality, expiresAt: wanted.expiresAt });
  const kept = known.filter((download) => !isExpired(download, now));
  const devices = new Set(kept.map(({ deviceId }) => deviceId));
  if (!devices.has(wanted.deviceId) && devices.size >= limits.devices) return refuse('TOO_MANY_DOWNLOAD_DEVICES');
  if (kept.length >= limits.count) return refuse('TOO_MANY_DOWNLOADS');
  return allow({ ...wanted, addedAt: now });
};

/**
 * Renews a download, or refuses to. `content` is null once it has left the catalog. A viewer who travels keeps a
 * download until it expires, although the title is not offered in that country.
 */
export const renewDownload = (
  download: Download,
  content: Content | null,
  viewer: Viewer,
  now: number,
): Decision<Download, DownloadRefusal | 'CONTENT_NOT_FOUND'> => {
  if (!content) return refuse('CONTENT_NOT_FOUND');
  const allowed = mayDownload(content, viewer);
  if (allowed.ok) return allow({ ...download, expiresAt: downloadExpiresAt(content, allowed.value, now) });
  if (allowed.refusal === 'CONTENT_NOT_IN_COUNTRY') return allow(download);
  return allowed;
};
