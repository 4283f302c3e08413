import { type Account, isOfPartner } from '../accounts/account.ts';

/** Sign-in method of a session (SE-28). */
export const SIGN_IN_TYPES = { email: 0, social: 1, partner: 2 } as const;
export type SignInType = (typeof SIGN_IN_TYPES)[keyof typeof SIGN_IN_TYPES];

/** Ten minutes between leaving for a provider and coming back. Milliseconds. */
export const ATTEMPT_MS = 600_000;

/**
 * Why an account cannot be entered with a password, or null where it can (PA-04, PA-14). A partner type alone never refuses a password
 * that was set: an identity that is joined to an account must not lock its owner out.
 */
export const refusalOfPassword = (
  account: Pick<Account, 'passwordHash' | 'userType'>,
): 'PARTNER_SIGN_IN_NEEDED' | 'PASSWORD_NOT_SET' | null => {
  if (account.passwordHash !== null) return null;
  return isOfPartner(account.userType) ? 'PARTNER_SIGN_IN_NEEDED' : 'PASSWORD_NOT_SET';
};
