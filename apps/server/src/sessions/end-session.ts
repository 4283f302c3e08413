import type { Needs } from '../use-case/needs.ts';
import { endPendingAuthority } from '../accounts/end-pending.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { holdAccount } from './hold-account.ts';

/** Signs a device of the account out: its token is refused here at once, on other nodes within a second, and its stream ends. */
export const endSession: UseCase<
  'endSession',
  Needs<
    'inTransaction' | 'now',
    'accounts' | 'emailVerifications' | 'identities' | 'leases' | 'passwordLinks' | 'sessions' | 'tvSignIns'
  >
> =
  (deps) =>
  async (viewer, { id }) => {
    const { accountId, sessionId } = viewer;
    return deps.inTransaction(async (repositories) => {
      const at = deps.now();
      if (!(await holdAccount(repositories, viewer, at))) return refuse('TOKEN_INVALID');
      if (!(await holdAccount(repositories, { accountId, sessionId: id }, at))) return refuse('SESSION_NOT_FOUND');
      const affected = { accountId, keptSession: sessionId, endedSession: id };
      await endPendingAuthority(repositories, 'session_ended', affected, at);
      return answer(null);
    });
  };
