import { isPartner } from '../partners/partner.ts';
import { partnerOfIssuer } from '../partners/hand-over.ts';
import { allow, type Decision, refuse } from '../shared/decision.ts';
import type { SessionKind } from '../sessions/session-kind.ts';
import { type IdentityKey, isSameIdentity } from './pending-identity.ts';

/** How long a sign-in counts as fresh, in milliseconds. */
export const FRESH_MS = 600_000;

/** Start of the caller's session. */
export interface SessionOrigin {
  readonly accountId: string;
  /** Milliseconds since 1970. */
  readonly beganAt: number;
  readonly kind: SessionKind;
  /** Identity used to sign in. Null for a password. */
  readonly identity: IdentityKey | null;
}

interface ProofRequest {
  readonly accountId: string;
  /** Identity to be linked or unlinked: it never vouches for itself. */
  readonly about: IdentityKey;
  /** Identities linked to the account. */
  readonly joined: readonly IdentityKey[];
  /** Sign-ins up to this instant do not count, in milliseconds since 1970. */
  readonly since: number;
}

/**
 * Whether a session proves its account afresh (step-up authentication): it began recently, in a browser, after `since`,
 * with another linked identity. An older session may be stolen, and a thief must not gain a permanent way in.
 */
export const isFreshProof = (
  origin: SessionOrigin | null,
  { accountId, about, joined, since }: ProofRequest,
  now: number,
): boolean => {
  if (origin === null || origin.identity === null || origin.kind !== 'browser' || origin.accountId !== accountId) return false;
  const { identity, beganAt } = origin;
  const isRecent = beganAt >= since && beganAt <= now && now - beganAt <= FRESH_MS;
  return isRecent && !isSameIdentity(identity, about) && joined.some((one) => isSameIdentity(one, identity));
};

/** Whether an identity may be unlinked. One way to sign in must remain: a password, or another identity. */
export const decideRemoval = (
  removed: IdentityKey | null,
  { joined, hasPassword }: { readonly joined: readonly IdentityKey[]; readonly hasPassword: boolean },
): Decision<IdentityKey, 'IDENTITY_NOT_FOUND' | 'LAST_WAY_IN'> => {
  if (removed === null || !joined.some((one) => isSameIdentity(one, removed))) return refuse('IDENTITY_NOT_FOUND');
  const others = joined.filter((one) => !isSameIdentity(one, removed));
  return hasPassword || others.length > 0 ? allow(removed) : refuse('LAST_WAY_IN');
};

/** User type after unlinking an identity: without its partner identity, the partner no longer bills the account. */
export const userTypeWithout = (userType: string, removed: IdentityKey, left: readonly IdentityKey[]): string => {
  const partner = partnerOfIssuer(removed.issuer);
  const isTheirs = partner !== null && (userType === partner || (partner === 'odk' && userType.startsWith('ODK-')));
  if (!isTheirs || left.some(({ issuer }) => issuer === removed.issuer)) return userType;
  const other = left.map(({ issuer }) => partnerOfIssuer(issuer)).find((each) => isPartner(each));
  return other ?? '1';
};

/** Lifetime of the mailed link that unlinks a new identity, in milliseconds. */
export const UNDO_MS = 7 * 24 * 60 * 60_000;

/** Validates an undo link. An unknown one is invalid. */
export const openUndoLink = <L extends { readonly expiresAt: number; readonly usedAt: number | null }>(
  link: L | null,
  now: number,
): Decision<L, 'UNDO_LINK_INVALID'> =>
  link === null || link.usedAt !== null || now >= link.expiresAt ? refuse('UNDO_LINK_INVALID') : allow(link);
