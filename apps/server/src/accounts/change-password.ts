import { faultsOfNewPassword } from '@madang/domain/accounts/passwords.ts';
import { answer, refuse, type UseCase } from '../http/handlers.ts';
import { ownAccount } from './own-account.ts';
import { replacePassword } from './replace-password.ts';
import { verifyPassword } from './verify-password.ts';

/** The session that changes it goes on; whoever else was signed in with the old password is not any more. */
export const changePassword: UseCase<'changePassword'> = (deps) => async (viewer, input) => {
  const { current_password: current, password, password_confirmation: confirmation } = input;
  if (current === undefined || password === undefined || confirmation === undefined) return refuse('PASSWORD_CHANGE_INCOMPLETE');
  const faults = faultsOfNewPassword(password, confirmation);
  if (Object.keys(faults).length > 0) return refuse('INPUT_INVALID', { fields: faults });
  const account = ownAccount(await deps.repositories.accounts.find(viewer.accountId));
  const refusal = await verifyPassword(deps, account, current, 'current_password');
  if (refusal) return refusal;
  const passwordHash = await deps.passwords.hash(password);
  const ended = await deps.inTransaction((repositories) =>
    replacePassword(repositories, { account, passwordHash, keptSession: viewer.sessionId, mailId: deps.newId() }, deps.now()),
  );
  for (const id of ended) deps.sessions.forget(id);
  deps.mail.begin();
  return answer(null);
};
