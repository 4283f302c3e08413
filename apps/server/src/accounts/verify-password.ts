import type { Needs } from '../use-case/needs.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import { refuse } from '../use-case/use-case.ts';
import { countWrongPassword } from '../sessions/password-attempts.ts';

type Refused =
  | ReturnType<typeof refuse<'TOO_MANY_ATTEMPTS'>>
  | ReturnType<typeof refuse<'PASSWORD_NOT_SET'>>
  | ReturnType<typeof refuse<'PASSWORD_WRONG'>>;

/** Re-authentication before sign-in details change: null when the password is right, else the refusal. */
export const verifyPassword = async (
  deps: Needs<'knownDevices' | 'limits' | 'now' | 'passwords' | 'repositories', 'mailOutbox'>,
  account: Account,
  password: string,
  field: string,
): Promise<Refused | null> => {
  const { limits, passwords } = deps;
  if (account.passwordHash === null) return refuse('PASSWORD_NOT_SET');
  const retryAfter = await limits.take('password', account.id);
  if (retryAfter !== null) return refuse('TOO_MANY_ATTEMPTS', { retryAfter });
  if (!(await passwords.verify(account.passwordHash, password, 'known'))) {
    await countWrongPassword(deps, account);
    return refuse('PASSWORD_WRONG', { fields: { [field]: 'wrong' } });
  }
  await limits.clear('password', account.id);
  return null;
};
