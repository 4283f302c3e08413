import { answer, type UseCase } from '../http/handlers.ts';

/** Ends the session on every node and clears its cookies; for someone who is not signed in there is nothing to end (SE-73, SE-76). */
export const signOut: UseCase<'signOut'> =
  ({ repositories, sessions, now }) =>
  async (viewer) => {
    if (viewer.signedIn) {
      await repositories.sessions.revoke(viewer.sessionId, now());
      sessions.forget(viewer.sessionId);
    }
    return answer(null, { kind: 'ended' });
  };
