import { faultsOfNewPassword, openPasswordLink } from '@madang/domain/accounts/passwords.ts';
import { answer, refuse, type UseCase } from '../http/handlers.ts';
import { ownAccount } from './own-account.ts';
import { replacePassword } from './replace-password.ts';

/** A link counts once (AC-38); afterwards nobody is signed in any more, whoever chose the password. */
export const resetPassword: UseCase<'resetPassword'> =
  (deps) =>
  async (viewer, { token, password, password_confirmation }) => {
    const retryAfter = await deps.limits.take('mailLink', viewer.address);
    if (retryAfter !== null) return refuse('TOO_MANY_ATTEMPTS', { retryAfter });
    const faults = faultsOfNewPassword(password, password_confirmation);
    if (Object.keys(faults).length > 0) return refuse('INPUT_INVALID', { fields: faults });
    const hash = deps.links.hash(token);
    // Before the costly hash of the password: a guessed link costs nothing.
    const offered = openPasswordLink(await deps.repositories.passwordLinks.find(hash), deps.now());
    if (!offered.ok) return refuse(offered.refusal);
    const passwordHash = await deps.passwords.hash(password);
    const outcome = await deps.inTransaction(async (repositories) => {
      const at = deps.now();
      const link = await repositories.passwordLinks.find(hash);
      const account = link && (await repositories.accounts.findLocked(link.accountId));
      // Read once more behind the lock: of two who use a link at once, one comes second.
      const opened = openPasswordLink(await repositories.passwordLinks.find(hash), at);
      if (!opened.ok) return opened;
      const replacement = { account: ownAccount(account), passwordHash, keptSession: null, mailId: deps.newId() };
      return { ok: true as const, value: await replacePassword(repositories, replacement, at) };
    });
    if (!outcome.ok) return refuse(outcome.refusal);
    for (const id of outcome.value) deps.sessions.forget(id);
    deps.mail.begin();
    return answer(null, { kind: 'ended' });
  };
