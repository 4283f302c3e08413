import type { Needs } from '../use-case/needs.ts';
import { stopChange } from '@madang/domain/accounts/email-verification.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { endPendingAuthority } from './end-pending.ts';

/** Stops a change by the link mailed to the current address, signed in or not. It ends with the change, so it works once. */
export const stopEmailChange: UseCase<
  'stopEmailChange',
  Needs<
    'inTransaction' | 'links' | 'now' | 'repositories',
    'accounts' | 'emailVerifications' | 'identities' | 'leases' | 'passwordLinks' | 'sessions' | 'tvSignIns'
  >
> =
  (deps) =>
  async (_viewer, { token }) => {
    const hash = deps.links.hash(token);
    const found = await deps.repositories.emailVerifications.findByStopHash(hash);
    if (!found) return refuse('VERIFICATION_LINK_INVALID');
    return deps.inTransaction(async (repositories) => {
      const at = deps.now();
      await repositories.accounts.findLocked(found.accountId);
      // Read behind the lock: the change may have been confirmed, or ended.
      const decision = stopChange(await repositories.emailVerifications.findByStopHash(hash), at);
      if (!decision.ok) return refuse(decision.refusal);
      const affected = { accountId: found.accountId, keptSession: null };
      await endPendingAuthority(repositories, 'email_change_stopped', affected, at);
      return answer(null);
    });
  };
