import { type Account, isOfPartner } from '../accounts/account.ts';

/** Sign-in method of a session (SE-28). */
export const SIGN_IN_TYPES = { email: 0, social: 1, partner: 2 } as const;
export type SignInType = (typeof SIGN_IN_TYPES)[keyof typeof SIGN_IN_TYPES];

/** Time limit for the OAuth redirect round trip, in milliseconds. */
export const ATTEMPT_MS = 600_000;

/**
 * Why an account cannot sign in with a password. Null where it can (PA-04, PA-14). A partner user type does not disable
 * a password that was set: linking an identity must not lock the owner out.
 */
export const refusalOfPassword = (
  account: Pick<Account, 'passwordHash' | 'userType'>,
): 'PARTNER_SIGN_IN_NEEDED' | 'PASSWORD_NOT_SET' | null => {
  if (account.passwordHash !== null) return null;
  return isOfPartner(account.userType) ? 'PARTNER_SIGN_IN_NEEDED' : 'PASSWORD_NOT_SET';
};
