import type { Needs } from '../use-case/needs.ts';
import { guessedFirst, isGuessable, normalPassword } from '@madang/domain/accounts/credentials.ts';
import { faultsOfNewPassword } from '@madang/domain/accounts/passwords.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { holdAccount } from '../sessions/hold-account.ts';
import { ownAccount } from './own-account.ts';
import { replacePassword } from './replace-password.ts';
import { verifyPassword } from './verify-password.ts';

/** Keeps the session that changes the password and ends every other session of the account. */
export const changePassword: UseCase<
  'changePassword',
  Needs<
    'inTransaction' | 'knownDevices' | 'limits' | 'newId' | 'now' | 'passwordGuesses' | 'passwords' | 'repositories',
    'accounts' | 'emailVerifications' | 'identities' | 'leases' | 'mailOutbox' | 'passwordLinks' | 'sessions' | 'tvSignIns'
  >
> = (deps) => async (viewer, input) => {
  const { current_password: current, password, password_confirmation: confirmation } = input;
  if (current === undefined || password === undefined || confirmation === undefined) return refuse('PASSWORD_CHANGE_INCOMPLETE');
  const faults = faultsOfNewPassword(password, confirmation);
  if (Object.keys(faults).length > 0) return refuse('INPUT_INVALID', { fields: faults });
  const account = ownAccount(await deps.repositories.accounts.find(viewer.accountId));
  const refusal = await verifyPassword(deps, account, current, 'current_password');
  if (refusal) return refusal;
  if (isGuessable(await deps.passwordGuesses(normalPassword(password), guessedFirst(account))))
    return refuse('INPUT_INVALID', { fields: { password: 'too_common' } });
  const passwordHash = await deps.passwords.hash(password, 'known');
  return deps.inTransaction(async (repositories) => {
    const at = deps.now();
    const held = await holdAccount(repositories, viewer, at);
    if (!held) return refuse('TOKEN_INVALID');
    // Of two who change it at once, the second has verified a password that is not the account's any more.
    if (held.passwordHash !== account.passwordHash) return refuse('PASSWORD_WRONG', { fields: { current_password: 'wrong' } });
    const replacement = { account: held, passwordHash, keptSession: viewer.sessionId, mailId: deps.newId() };
    await replacePassword(repositories, replacement, at);
    return answer(null);
  });
};
