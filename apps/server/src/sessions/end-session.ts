import { answer, refuse, type UseCase } from '../http/handlers.ts';
import { endLeases } from './end-leases.ts';

/** Signs a device of the account out: its token is refused here at once, on other nodes within a second, and its stream ends. */
export const endSession: UseCase<'endSession'> =
  ({ inTransaction, sessions, now }) =>
  async ({ accountId }, { id }) => {
    const ended = await inTransaction(async (repositories) => {
      const found = await repositories.sessions.end(accountId, id, now());
      if (found) await endLeases(repositories, accountId, [id], now());
      return found;
    });
    if (!ended) return refuse('SESSION_NOT_FOUND');
    sessions.forget(id);
    return answer(null);
  };
