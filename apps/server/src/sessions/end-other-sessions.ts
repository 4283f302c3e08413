import { answer, type UseCase } from '../http/handlers.ts';
import { endLeases } from './end-leases.ts';

/** Signs every device of the account out but the one that asks. */
export const endOtherSessions: UseCase<'endOtherSessions'> =
  ({ inTransaction, sessions, now }) =>
  async ({ accountId, sessionId }) => {
    const ended = await inTransaction(async (repositories) => {
      const ids = await repositories.sessions.endOthers(accountId, sessionId, now());
      await endLeases(repositories, accountId, ids, now());
      return ids;
    });
    for (const id of ended) sessions.forget(id);
    return answer({ ended: ended.length });
  };
