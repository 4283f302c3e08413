import type { Needs } from '../use-case/needs.ts';
import { endPendingAuthority } from '../accounts/end-pending.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { holdAccount } from './hold-account.ts';

/** Signs every device of the account out but the one that asks, and ends what any of them began. */
export const endOtherSessions: UseCase<
  'endOtherSessions',
  Needs<
    'inTransaction' | 'now',
    'accounts' | 'emailVerifications' | 'identities' | 'leases' | 'passwordLinks' | 'sessions' | 'tvSignIns'
  >
> = (deps) => async (viewer) => {
  const { accountId, sessionId } = viewer;
  const ended = await deps.inTransaction(async (repositories) => {
    const at = deps.now();
    if (!(await holdAccount(repositories, viewer, at))) return null;
    return endPendingAuthority(repositories, 'sessions_ended', { accountId, keptSession: sessionId }, at);
  });
  if (!ended) return refuse('TOKEN_INVALID');
  return answer({ ended: ended.length });
};
