import { faultOfBirthday } from '../accounts/sign-up.ts';
import type { Day } from '../shared/calendar.ts';
import { allow, type Decision } from '../shared/decision.ts';
import { SIGN_IN_TYPES, type SignInType } from './social-sign-in.ts';

/** Whether an account from an external provider still lacks its birth date (isBODNeedSSO, PA-10, SE-62). */
export const needsBirthDate = (signInType: SignInType, birthday: Day | null): boolean =>
  signInType !== SIGN_IN_TYPES.email && birthday === null;

/** Validates a birth date given after sign-up, by the rules of the sign-up form. */
export const parseBirthDate = (
  text: string,
  today: Day,
): Decision<Day, 'TOO_YOUNG' | 'INPUT_INVALID'> & { readonly fault?: string } => {
  const fault = faultOfBirthday(text, today);
  if (fault === 'too_young') return { ok: false, refusal: 'TOO_YOUNG', fault };
  return fault === null ? allow(text) : { ok: false, refusal: 'INPUT_INVALID', fault };
};
