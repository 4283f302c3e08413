import { SIGN_IN_TYPES, type SignInType } from '../identities/social-sign-in.ts';

/** When the account's own notice ends; its instants are fixed, since nobody has written it (specification section 4). */
export const ACCOUNT_NOTICE = {
  id: 'account-verification',
  type: 'system',
  startDate: '2020-01-01T00:00:00.000Z',
  endDate: '2035-12-31T00:00:00.000Z',
} as const;

/** Whether somebody is asked among their notices to prove their address: only who signs in by it (AC-58). `now` in ms since 1970. */
export const needsAccountNotice = (
  { signInType, emailVerified }: { readonly signInType: SignInType; readonly emailVerified: boolean },
  now: number,
): boolean => signInType === SIGN_IN_TYPES.email && !emailVerified && now < Date.parse(ACCOUNT_NOTICE.endDate);
