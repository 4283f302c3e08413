import type { Needs } from '../use-case/needs.ts';
import { endPendingAuthority } from '../accounts/end-pending.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

/** Ends the session on every node and clears its cookies, which a television has none of; for someone who is not signed in there is nothing to end (SE-73, SE-76). */
export const signOut: UseCase<
  'signOut',
  Needs<
    'inTransaction' | 'now' | 'repositories',
    'accounts' | 'emailVerifications' | 'identities' | 'leases' | 'passwordLinks' | 'sessions' | 'tvSignIns'
  >
> =
  ({ repositories, inTransaction, now }) =>
  async (viewer) => {
    const sessionId = viewer.signedIn ? viewer.sessionId : viewer.waitingSession;
    const session = sessionId === undefined ? null : await repositories.sessions.find(sessionId);
    if (session) {
      const affected = { accountId: session.accountId, keptSession: null, endedSession: session.id };
      await inTransaction((bound) => endPendingAuthority(bound, 'signed_out', affected, now()));
      if ((await repositories.sessions.kindOf(session.id)) === 'tv') return answer(null);
    }
    return answer(null, { kind: 'ended' });
  };
