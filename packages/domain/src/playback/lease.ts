import { allow, type Decision, refuse } from '../shared/decision.ts';
import type { Entitlement } from '../subscriptions/entitlement.ts';
import { capabilitiesOf } from '../subscriptions/plan-capabilities.ts';

/** Lease of one concurrent stream by a device. Expires unless renewed. Instants in milliseconds since 1970. */
export interface Lease {
  /** Session of the device. Two tabs share one lease. */
  readonly sessionId: string;
  readonly profileId: string;
  readonly contentId: string;
  readonly startedAt: number;
  readonly renewedAt: number;
  /** When the device stopped, or another device of the account ended the stream. Null while neither has happened. */
  readonly ended: { readonly at: number; readonly by: 'itself' | 'another device' } | null;
}

/** Heartbeat interval, in seconds. A lease that misses three heartbeats has expired. */
export const HEARTBEAT_SECONDS = 30;
const LEASE_MS = 90_000;

/**
 * Lifetime of a signed media URL, in milliseconds: three minutes tolerate one or two missed heartbeats, and cut off
 * ended leases, signed-out sessions and shared URLs soon after.
 */
const ADDRESS_MS = 180_000;

/** Expiry of a URL signed at `now` (ms): its full lifetime, or `atMost` if earlier. Whole seconds, the unit in the URL. */
export const addressEnds = (now: number, atMost = Number.POSITIVE_INFINITY): number =>
  Math.floor(Math.min(now + ADDRESS_MS, atMost) / 1000) * 1000;

/** Reuse the signed URL while it is fresh: a new token busts the browser cache. */
export const isSignedUrlFresh = (expiresAt: number, now: number, atMost: number): boolean =>
  expiresAt - now > ADDRESS_MS / 2 && expiresAt <= atMost;

/** Concurrent streams of an account (PL-27). */
export const maxStreams = (entitlement: Entitlement | null): number => capabilitiesOf(entitlement?.plan ?? null).streams;

/**
 * A lease renewed since this instant (ms since 1970) is valid for another half minute in any case, so it may be renewed
 * without reading the account's other leases.
 */
export const runsOnSince = (now: number): number => now - LEASE_MS + HEARTBEAT_SECONDS * 1000;

export const isRunning = (lease: Lease, now: number): boolean => lease.ended === null && now < lease.renewedAt + LEASE_MS;

interface Account {
  /** All leases of the account, expired or not. */
  readonly leases: readonly Lease[];
  readonly entitlement: Entitlement | null;
}

/** Whether a device may start playing. Its own stream does not count, so the next episode needs no second lease. */
export const takeLease = (
  wanted: Pick<Lease, 'sessionId' | 'profileId' | 'contentId'>,
  { leases, entitlement }: Account,
  now: number,
): Decision<Lease, 'TOO_MANY_STREAMS'> => {
  const others = leases.filter((lease) => lease.sessionId !== wanted.sessionId && isRunning(lease, now));
  if (others.length >= maxStreams(entitlement)) return refuse('TOO_MANY_STREAMS');
  return allow({ ...wanted, startedAt: now, renewedAt: now, ended: null });
};

/**
 * Renews a device's lease. STREAM_ENDED when another device has ended it. A device that was silent for too long,
 * because it slept, resumes where there is still room.
 */
export const renewLease = (
  sessionId: string,
  account: Account,
  now: number,
): Decision<Lease, 'TOO_MANY_STREAMS' | 'STREAM_ENDED'> => {
  const own = account.leases.find((lease) => lease.sessionId === sessionId);
  if (!own || own.ended?.by === 'another device') return refuse('STREAM_ENDED');
  if (isRunning(own, now)) return allow({ ...own, renewedAt: now });
  const again = takeLease(own, account, now);
  return again.ok ? allow({ ...again.value, startedAt: own.startedAt }) : again;
};
