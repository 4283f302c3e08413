import type { Repositories } from '@madang/database/repositories.ts';
import type { Subscription } from '@madang/domain/subscriptions/subscription.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import type { SignInType } from '@madang/domain/identities/social-sign-in.ts';
import type { Profile } from '@madang/domain/profiles/profile.ts';

/** What a node knows of a running session. */
export interface KnownSession {
  readonly sessionId: string;
  readonly account: Account;
  /** The account's profiles, oldest first. */
  readonly profiles: readonly Profile[];
  /** The profile that was chosen in this session, and the stamp of its PIN then. */
  readonly profileId: string | null;
  readonly pinStamp: string | null;
  /** The account's subscription, run out or not. */
  readonly subscription: Subscription | null;
  readonly signInType: SignInType;
}

export interface SessionRegistry {
  /** The running session, or null when it has ended, belongs to another account, or never was. */
  find(sessionId: string, accountId: string): Promise<KnownSession | null>;
  /** Forgets what is known of a session, so that the next call reads it anew. */
  forget(sessionId: string): void;
  /** The same for all sessions of an account, when it has changed or a profile of it. */
  forgetAccount(accountId: string): void;
}

/**
 * How long a node trusts what it read, in milliseconds. A session that ends on another node is refused here within it;
 * on the node where it ends, at once.
 */
const TRUSTED_MS = 1000;
const REMEMBERED = 20_000;

export const sessionRegistry = (repositories: Repositories, now: () => number): SessionRegistry => {
  const known = new Map<string, { readonly session: KnownSession; readonly readAt: number }>();
  /** Whose sessions are being read: what is forgotten meanwhile was perhaps read before it changed, and is not kept. */
  const reading = new Map<string, { readonly accountId: string }>();

  const read = async (sessionId: string, accountId: string): Promise<KnownSession | null> => {
    const session = await repositories.sessions.find(sessionId);
    if (!session || session.revoked || session.accountId !== accountId || now() >= session.endsAt) return null;
    const account = await repositories.accounts.find(accountId);
    if (!account) return null;
    const profiles = await repositories.profiles.listOf(accountId);
    const subscription = await repositories.subscriptions.findOf(accountId);
    return {
      sessionId,
      account,
      profiles,
      profileId: session.profileId,
      pinStamp: session.pinStamp,
      subscription,
      signInType: session.signInType,
    };
  };

  return {
    async find(sessionId, accountId) {
      const entry = known.get(sessionId);
      if (entry && entry.session.account.id === accountId && Math.abs(now() - entry.readAt) < TRUSTED_MS) return entry.session;
      const mine = { accountId };
      reading.set(sessionId, mine);
      const session = await read(sessionId, accountId);
      // Another question began later, or the session was forgotten: what came now is good for this answer alone.
      if (reading.get(sessionId) !== mine) return session;
      reading.delete(sessionId);
      known.delete(sessionId);
      if (!session) return null;
      const oldest = known.size >= REMEMBERED ? known.keys().next().value : undefined;
      if (oldest !== undefined) known.delete(oldest);
      known.set(sessionId, { session, readAt: now() });
      return session;
    },

    forget(sessionId) {
      known.delete(sessionId);
      reading.delete(sessionId);
    },

    forgetAccount(accountId) {
      for (const [id, { session }] of known) if (session.account.id === accountId) known.delete(id);
      for (const [id, read] of reading) if (read.accountId === accountId) reading.delete(id);
    },
  };
};
