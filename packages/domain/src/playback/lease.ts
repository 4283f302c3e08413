import { ALLOWANCES } from '../subscriptions/product.ts';
import { allow, type Decision, refuse } from '../shared/decision.ts';
import type { Entitlement } from '../subscriptions/entitlement.ts';

/** One device of an account playing something: the right to go on until it is not renewed any more. Instants in milliseconds since 1970. */
export interface Lease {
  /** The session of the device; one that plays in two tabs has one lease. */
  readonly sessionId: string;
  readonly profileId: string;
  readonly contentId: string;
  readonly startedAt: number;
  readonly renewedAt: number;
  /** When another device of the account ended it, or it stopped by itself; null while neither has happened. */
  readonly ended: { readonly at: number; readonly by: 'itself' | 'another device' } | null;
}

/** How often a device says that it goes on, in seconds, and after how long it is taken for gone (trust.md 2.1). */
export const HEARTBEAT_SECONDS = 30;
const LEASE_MS = 90_000;

/**
 * How long a media address lives, in milliseconds: three minutes, so that one missed heartbeat, or two, disturb nobody, and whoever
 * was ended, signed out or got the address from somebody else has nothing left soon after.
 */
const ADDRESS_MS = 180_000;

/** Until when an address is lent at `now`: for its whole life, if what it is for does not end before. Whole seconds, as addresses say them. */
export const addressEnds = (now: number, atMost = Number.POSITIVE_INFINITY): number =>
  Math.floor(Math.min(now + ADDRESS_MS, atMost) / 1000) * 1000;

/** Whether a device keeps the address that it has: with every new one, all that its browser has kept gets another name. */
export const isAddressKept = (expiresAt: number, now: number, atMost: number): boolean =>
  expiresAt - now > ADDRESS_MS / 2 && expiresAt <= atMost;

/** How many devices of an account may play at once: four with Premium (PL-27), two with Basic and without a plan. */
export const streamsOf = (entitlement: Entitlement | null): number => ALLOWANCES[entitlement?.plan ?? 'Basic'].devices;

/**
 * A lease that was renewed since then runs on for half a minute by itself, whoever else begins meanwhile: it may be renewed without
 * looking at the others of its account. Milliseconds since 1970.
 */
export const runsOnSince = (now: number): number => now - LEASE_MS + HEARTBEAT_SECONDS * 1000;

export const isRunning = (lease: Lease, now: number): boolean => lease.ended === null && now < lease.renewedAt + LEASE_MS;

interface Account {
  /** Of the whole account, running or not. */
  readonly leases: readonly Lease[];
  readonly entitlement: Entitlement | null;
}

/** Whether a device may begin to play, what it plays now left aside: going from one episode to the next takes no second place. */
export const takeLease = (
  wanted: Pick<Lease, 'sessionId' | 'profileId' | 'contentId'>,
  { leases, entitlement }: Account,
  now: number,
): Decision<Lease, 'TOO_MANY_STREAMS'> => {
  const others = leases.filter((lease) => lease.sessionId !== wanted.sessionId && isRunning(lease, now));
  if (others.length >= streamsOf(entitlement)) return refuse('TOO_MANY_STREAMS');
  return allow({ ...wanted, startedAt: now, renewedAt: now, ended: null });
};

/**
 * Whether a device may go on. One that was ended by another device is told so, and one that was silent for too long, because it
 * slept, goes on where there is still room.
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
