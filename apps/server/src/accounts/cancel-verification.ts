import type { Needs } from '../use-case/needs.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { holdAccount } from '../sessions/hold-account.ts';
import { endPendingAuthority } from './end-pending.ts';

/** Nothing of the change is left (AC-51, AC-53); canceling what is not pending changes nothing. */
export const cancelVerification: UseCase<
  'cancelVerification',
  Needs<
    'inTransaction' | 'now',
    'accounts' | 'emailVerifications' | 'identities' | 'leases' | 'passwordLinks' | 'sessions' | 'tvSignIns'
  >
> = (deps) => async (viewer) => {
  const { accountId, sessionId } = viewer;
  return deps.inTransaction(async (repositories) => {
    const at = deps.now();
    const { emailVerifications } = repositories;
    if (!(await holdAccount(repositories, viewer, at))) return refuse('TOKEN_INVALID');
    await endPendingAuthority(repositories, 'email_change_stopped', { accountId, keptSession: sessionId }, at);
    // A proof of the account's own address is canceled likewise.
    const proof = await emailVerifications.find(accountId);
    if (proof?.confirmedAt === null) await emailVerifications.remove(accountId);
    return answer(null);
  });
};
