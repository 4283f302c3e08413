import { SIGN_IN_TYPES, type SignInType } from '../identities/social-sign-in.ts';

/** The built-in verification notice. Its dates are fixed, because no operator publishes it (AC-58). */
export const ACCOUNT_NOTICE = {
  id: 'account-verification',
  type: 'system',
  startDate: '2020-01-01T00:00:00.000Z',
  endDate: '2035-12-31T00:00:00.000Z',
} as const;

/** Whether to remind an account to verify its email: only if it signs in with it (AC-58). `now` in ms since 1970. */
export const needsAccountNotice = (
  { signInType, emailVerified }: { readonly signInType: SignInType; readonly emailVerified: boolean },
  now: number,
): boolean => signInType === SIGN_IN_TYPES.email && !emailVerified && now < Date.parse(ACCOUNT_NOTICE.endDate);
