import type { Repositories } from '@madang/database/repositories.ts';
import type { Subscription } from '@madang/database/subscriptions/subscriptions.repository.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import type { Profile } from '@madang/domain/profiles/profile.ts';

/** What a node knows of a running session. */
export interface KnownSession {
  readonly sessionId: string;
  readonly account: Account;
  readonly profile: Profile;
  /** The account's subscription, run out or not. */
  readonly subscription: Subscription | null;
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
    if (!session || session.revoked || session.accountId !== accountId || now() >= session.endsAt || session.profileId === null)
      return null;
    const account = await repositories.accounts.find(accountId);
    const profile = await repositories.profiles.find(accountId, session.profileId);
    if (!account || !profile) return null;
    const subscription = await repositories.subscriptions.findOf(accountId);
    return { sessionId, account, profile, subscription };
  };

  return {
    async find(sessionId, accountId) {
      const entry = known.get(sessionId);
      if (entry && entry.session.account.id === accountId && Math.abs(now() - entry.readAt) < TRUSTED_MS) return entry.session;
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
