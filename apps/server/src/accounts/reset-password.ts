import type { Needs } from '../use-case/needs.ts';
import { guessedFirst, isGuessable, normalPassword } from '@madang/domain/accounts/credentials.ts';
import { faultsOfNewPassword, openPasswordLink } from '@madang/domain/accounts/passwords.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { ownAccount } from './own-account.ts';
import { replacePassword } from './replace-password.ts';

/** Single-use link (AC-38). A reset ends every session, because the old password may have leaked. */
export const resetPassword: UseCase<
  'resetPassword',
  Needs<
    'inTransaction' | 'knownDevices' | 'links' | 'newId' | 'now' | 'passwordGuesses' | 'passwords' | 'repositories',
    'accounts' | 'emailVerifications' | 'identities' | 'leases' | 'mailOutbox' | 'passwordLinks' | 'sessions' | 'tvSignIns'
  >
> =
  (deps) =>
  async (viewer, { token, password, password_confirmation }) => {
    const faults = faultsOfNewPassword(password, password_confirmation);
    if (Object.keys(faults).length > 0) return refuse('INPUT_INVALID', { fields: faults });
    const hash = deps.links.hash(token);
    // Before the costly hash of the password: a guessed link costs nothing.
    const linked = await deps.repositories.passwordLinks.find(hash);
    const offered = openPasswordLink(linked, deps.now());
    if (!offered.ok) return refuse(offered.refusal);
    const owner = linked && (await deps.repositories.accounts.find(linked.accountId));
    if (isGuessable(await deps.passwordGuesses(normalPassword(password), guessedFirst(ownAccount(owner)))))
      return refuse('INPUT_INVALID', { fields: { password: 'too_common' } });
    const passwordHash = await deps.passwords.hash(password, 'known');
    const outcome = await deps.inTransaction(async (repositories) => {
      const at = deps.now();
      const link = await repositories.passwordLinks.find(hash);
      const account = link && (await repositories.accounts.findLocked(link.accountId));
      // Read once more behind the lock: of two who use a link at once, one comes second.
      const opened = openPasswordLink(await repositories.passwordLinks.find(hash), at);
      if (!opened.ok) return opened;
      const held = ownAccount(account);
      const replacement = { account: held, passwordHash, keptSession: null, mailId: deps.newId() };
      await replacePassword(repositories, replacement, at);
      return { ok: true as const, value: held };
    });
    if (!outcome.ok) return refuse(outcome.refusal);
    const account = outcome.value;
    // The mail proves the owner: on this browser, strangers who guess the password do not slow the next sign-in down.
    return answer(null, { kind: 'ended', device: deps.knownDevices.remember(viewer.deviceCookie, account.email, deps.now()) });
  };
