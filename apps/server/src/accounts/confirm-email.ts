import type { Needs } from '../use-case/needs.ts';
import { followLink } from '@madang/domain/accounts/email-verification.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { endPendingAuthority } from './end-pending.ts';
import { ownAccount } from './own-account.ts';
import { displayEmail } from '../providers/email-addresses/display-email.ts';

/** Confirms an address by the link in its mail. No session is needed. The previous address is notified of the change. */
export const confirmEmail: UseCase<
  'confirmEmail',
  Needs<
    'inTransaction' | 'links' | 'newId' | 'now' | 'repositories',
    'accounts' | 'emailVerifications' | 'identities' | 'leases' | 'mailOutbox' | 'passwordLinks' | 'sessions' | 'tvSignIns'
  >
> =
  (deps) =>
  async (_viewer, { token }) => {
    const hash = deps.links.hash(token);
    const found = await deps.repositories.emailVerifications.findByHash(hash);
    if (!found) return refuse('VERIFICATION_LINK_INVALID');
    return deps.inTransaction(async (repositories) => {
      const at = deps.now();
      const account = ownAccount(await repositories.accounts.findLocked(found.accountId));
      // Read under the lock: a concurrent call may have canceled or resent the request.
      const decision = followLink(await repositories.emailVerifications.findByHash(hash), at);
      if (!decision.ok) return refuse(decision.refusal);
      const address = decision.value;
      if (!(await repositories.accounts.proveEmail(account.id, address))) return refuse('EMAIL_IN_USE');
      await repositories.emailVerifications.markConfirmed(account.id, at);
      if (address !== account.email) {
        const affected = { accountId: account.id, keptSession: null };
        await endPendingAuthority(repositories, 'email_changed', affected, at);
        const details = { newEmail: displayEmail(address) };
        const { id: accountId, email, language, firstName: name } = account;
        const mail = { id: deps.newId(), accountId, kind: 'email_changed', address: email, language, name, details } as const;
        await repositories.mailOutbox.add(mail, at);
      }
      return answer({ email: displayEmail(address) });
    });
  };
