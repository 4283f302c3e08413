import type { Repositories } from '@madang/database/repositories.ts';
import { isPartnerBilled } from '@madang/domain/accounts/account.ts';
import type { Profile } from '@madang/domain/profiles/profile.ts';
import type { Entitlement } from '@madang/domain/subscriptions/entitlement.ts';

/** What a node knows of a running session. */
export interface KnownSession {
  readonly sessionId: string;
  readonly accountId: string;
  readonly userType: string;
  readonly profile: Profile;
  /** The account's entitlement, run out or not. */
  readonly entitlement: Entitlement | null;
  readonly partnerBilled: boolean;
}

export interface SessionRegistry {
  /** The running session, or null when it has ended, belongs to another account, or never was. */
  find(sessionId: string, accountId: string): Promise<KnownSession | null>;
  /** Forgets what is known of a session, so that the next call reads it anew. */
  forget(sessionId: string): void;
}

/**
 * How long a node trusts what it read, in milliseconds. A session that ends on another node is refused here within it;
 * on the node where it ends, at once.
 */
const TRUSTED_MS = 1000;
const REMEMBERED = 20_000;

export const sessionRegistry = (repositories: Repositories, now: () => number): SessionRegistry => {
  const known = new Map<string, { readonly session: KnownSession; readonly readAt: number }>();

  const read = async (sessionId: string, accountId: string): Promise<KnownSession | null> => {
    const session = await repositories.sessions.find(sessionId);
    if (!session || session.revoked || session.accountId !== accountId || now() >= session.endsAt || session.profileId === null) return null;
    const account = await repositories.accounts.find(accountId);
    const profile = await repositories.profiles.find(accountId, session.profileId);
    if (!account || !profile) return null;
    const subscription = await repositories.subscriptions.findOf(accountId);
    return {
      sessionId,
      accountId,
      userType: account.userType,
      profile,
      entitlement: subscription && { plan: subscription.plan, period: subscription.period, until: subscription.until },
      partnerBilled: isPartnerBilled(account.userType),
    };
  };

  return {
    async find(sessionId, accountId) {
      const entry = known.get(sessionId);
      if (entry && entry.session.accountId === accountId && Math.abs(now() - entry.readAt) < TRUSTED_MS) return entry.session;
      const session = await read(sessionId, accountId);
      known.delete(sessionId);
      if (!session) return null;
      const oldest = known.size >= REMEMBERED ? known.keys().next().value : undefined;
      if (oldest !== undefined) known.delete(oldest);
      known.set(sessionId, { session, readAt: now() });
      return session;
    },

    forget(sessionId) {
      known.delete(sessionId);
    },
  };
};
