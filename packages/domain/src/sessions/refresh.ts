import { TOKEN_COOKIE_DAYS } from '../shared/constants.ts';
import { allow, type Decision, refuse } from '../shared/decision.ts';

/** Refresh token of a session. Rotation keeps successors in one family, so that reuse of an old one is detected. */
export interface RefreshToken {
  readonly generation: number;
  /** Milliseconds since 1970; null while it has not been exchanged. */
  readonly usedAt: number | null;
  readonly expiresAt: number;
}

export interface TokenFamily {
  readonly newestGeneration: number;
  readonly revoked: boolean;
  /** Absolute session expiry, in milliseconds since 1970: rotation never extends it. */
  readonly endsAt: number;
}

/** Grace period in milliseconds in which the direct predecessor gets the same successor, for tabs that raced. */
export const REUSE_GRACE_MS = 10_000;
export const IDLE_MS = { remembered: TOKEN_COOKIE_DAYS * 86_400_000, session: 86_400_000 } as const;
export const ABSOLUTE_MS = 180 * 86_400_000;

export type Rotation = 'rotate' | 'repeat';

/**
 * Outcome of presenting a token at `now` (ms): a new successor, the same successor again, or the end of the family
 * (reuse detected). Only the direct predecessor of an unused newest token may be repeated, within the grace period.
 */
export const presentToken = (
  token: RefreshToken | null,
  family: TokenFamily | null,
  now: number,
): Decision<Rotation, 'REFRESH_TOKEN_INVALID' | 'REFRESH_TOKEN_REUSED'> => {
  if (!token || !family || family.revoked || now >= family.endsAt) return refuse('REFRESH_TOKEN_INVALID');
  if (token.usedAt === null) return now < token.expiresAt ? allow('rotate') : refuse('REFRESH_TOKEN_INVALID');
  const isDirectPredecessor = token.generation === family.newestGeneration - 1;
  if (isDirectPredecessor && now - token.usedAt <= REUSE_GRACE_MS) return allow('repeat');
  return refuse('REFRESH_TOKEN_REUSED');
};
