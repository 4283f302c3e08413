import type { Needs } from '../use-case/needs.ts';
import { verifyPassword } from '../accounts/verify-password.ts';
import { answer, refuse } from '../use-case/use-case.ts';

/** Whether a signed-in viewer knows the account's password (PR-26, PR-27). */
export const provePassword = async (
  deps: Needs<'knownDevices' | 'limits' | 'now' | 'passwords' | 'repositories', 'accounts' | 'mailOutbox'>,
  accountId: string,
  password: string | undefined,
) => {
  if (!password) return refuse('PASSWORD_WRONG', { fields: { password: 'missing' } });
  const account = await deps.repositories.accounts.find(accountId);
  if (!account) throw new Error('An account has a session and is gone.');
  return (await verifyPassword(deps, account, password, 'password')) ?? answer(null);
};
