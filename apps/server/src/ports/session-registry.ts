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
  /** Invalidates a session's cache entry, so that the next call reads the database. */
  forget(sessionId: string): void;
  /** Invalidates all sessions of an account, after the account or one of its profiles changed. */
  forgetAccount(accountId: string): void;
}
