import { isPartner } from '../partners/partner.ts';
import { partnerOfIssuer } from '../partners/hand-over.ts';
import { allow, type Decision, refuse } from '../shared/decision.ts';
import type { SessionKind } from '../sessions/session-kind.ts';
import { type IdentityKey, isSameIdentity } from './pending-identity.ts';

/** How long a sign-in counts as just completed. Milliseconds. */
export const FRESH_MS = 600_000;

/** How the session of a caller began. */
export interface SessionOrigin {
  readonly accountId: string;
  /** Milliseconds since 1970. */
  readonly beganAt: number;
  readonly kind: SessionKind;
  /** The identity by which it began; null for a password. */
  readonly identity: IdentityKey | null;
}

interface Asked {
  readonly accountId: string;
  /** The identity that is to be joined or removed: it never vouches for itself. */
  readonly about: IdentityKey;
  /** What the account is joined with. */
  readonly joined: readonly IdentityKey[];
  /** The sign-in must be newer than this, in milliseconds since 1970. */
  readonly since: number;
}

/**
 * Whether a session is a fresh proof of its account: it began just now, in a browser, after `since`, by another identity that the account
 * is joined with. A session by itself proves nothing: it may be stolen, and its thief must not get a way in that outlives it.
 */
export const isFreshProof = (origin: SessionOrigin | null, { accountId, about, joined, since }: Asked, now: number): boolean => {
  if (origin === null || origin.identity === null || origin.kind !== 'browser' || origin.accountId !== accountId) return false;
  const { identity, beganAt } = origin;
  const isRecent = beganAt >= since && beganAt <= now && now - beganAt <= FRESH_MS;
  return isRecent && !isSameIdentity(identity, about) && joined.some((one) => isSameIdentity(one, identity));
};

/** An account keeps at least one way in: a password, or another identity. */
export const decideRemoval = (
  removed: IdentityKey | null,
  { joined, hasPassword }: { readonly joined: readonly IdentityKey[]; readonly hasPassword: boolean },
): Decision<IdentityKey, 'IDENTITY_NOT_FOUND' | 'LAST_WAY_IN'> => {
  if (removed === null || !joined.some((one) => isSameIdentity(one, removed))) return refuse('IDENTITY_NOT_FOUND');
  const others = joined.filter((one) => !isSameIdentity(one, removed));
  return hasPassword || others.length > 0 ? allow(removed) : refuse('LAST_WAY_IN');
};

/** The user type of an account without an identity that was removed: a partner no longer pays for it. */
export const userTypeWithout = (userType: string, removed: IdentityKey, left: readonly IdentityKey[]): string => {
  const partner = partnerOfIssuer(removed.issuer);
  const isTheirs = partner !== null && (userType === partner || (partner === 'odk' && userType.startsWith('ODK-')));
  if (!isTheirs || left.some(({ issuer }) => issuer === removed.issuer)) return userType;
  const other = left.map(({ issuer }) => partnerOfIssuer(issuer)).find((each) => isPartner(each));
  return other ?? '1';
};

/** How long the mailed link removes a joined identity again. Milliseconds. */
export const UNDO_MS = 7 * 24 * 60 * 60_000;

/** Whether an undo link still counts; an unknown one does not. */
export const openUndoLink = <L extends { readonly expiresAt: number; readonly usedAt: number | null }>(
  link: L | null,
  now: number,
): Decision<L, 'UNDO_LINK_INVALID'> =>
  link === null || link.usedAt !== null || now >= link.expiresAt ? refuse('UNDO_LINK_INVALID') : allow(link);
