import { answer, type UseCase } from '../http/handlers.ts';

/** Ends the session on every node and clears its cookies, which a television has none of; for someone who is not signed in there is nothing to end (SE-73, SE-76). */
export const signOut: UseCase<'signOut'> =
  ({ repositories, sessions, now }) =>
  async (viewer) => {
    const sessionId = viewer.signedIn ? viewer.sessionId : viewer.waitingSession;
    if (sessionId !== undefined) {
      await repositories.sessions.revoke(sessionId, now());
      sessions.forget(sessionId);
      if ((await repositories.sessions.kindOf(sessionId)) === 'tv') return answer(null);
    }
    return answer(null, { kind: 'ended' });
  };
