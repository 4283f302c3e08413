import type { Repositories } from '@madang/database/repositories.ts';
import type { KnownSession, SessionRegistry } from '../ports/session-registry.ts';

interface Reading {
  readonly accountId: string;
  /** When it began, on the monotonic clock: what changes after that may be missing in it. */
  readonly readAt: number;
  readonly session: Promise<KnownSession | null>;
}

/**
 * How long a node trusts what it read, in milliseconds. A session that ends on another node is refused here within it;
 * on the node where it ends, at once.
 */
const TRUSTED_MS = 1000;
const REMEMBERED = 20_000;

export const sessionRegistry = (
  repositories: Pick<Repositories, 'accounts' | 'profiles' | 'sessions' | 'subscriptions'>,
  now: () => number,
  elapsed: () => number,
): SessionRegistry => {
  const known = new Map<string, { readonly session: KnownSession; readonly readAt: number }>();
  /** What is being read. What is forgotten meanwhile was perhaps read before it changed: who waits for it gets it, and it is not kept. */
  const reading = new Map<string, Reading>();

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

  const keep = (sessionId: string, session: KnownSession | null, readAt: number): void => {
    known.delete(sessionId);
    if (!session) return;
    const oldest = known.size >= REMEMBERED ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    known.set(sessionId, { session, readAt });
  };

  return {
    async find(sessionId, accountId) {
      const isTrusted = ({ readAt }: { readonly readAt: number }) => elapsed() - readAt < TRUSTED_MS;
      const entry = known.get(sessionId);
      if (entry && entry.session.account.id === accountId && isTrusted(entry)) return entry.session;
      const underWay = reading.get(sessionId);
      // A page asks several times at once, and a person has several pages.
      if (underWay?.accountId === accountId && isTrusted(underWay)) return underWay.session;
      const mine: Reading = { accountId, readAt: elapsed(), session: read(sessionId, accountId) };
      reading.set(sessionId, mine);
      try {
        const session = await mine.session;
        if (reading.get(sessionId) === mine) keep(sessionId, session, mine.readAt);
        return session;
      } finally {
        if (reading.get(sessionId) === mine) reading.delete(sessionId);
      }
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
