import type { Refusal } from '@madang/domain/shared/refusal.ts';

/** What is said about the proof of an address, each in a dialog of its own (specification section 8). */
export type PopupName =
  | 'resent'
  | 'serverError'
  | 'dailyLimit'
  | 'tooSoon'
  | 'linkInvalid'
  | 'alreadyVerified'
  | 'notVerified'
  | 'invalidFormat'
  | 'tooManyChecks'
  | 'verified'
  | 'changeTooSoon'
  | 'changeLimit'
  | 'unavailable';

const BY_REFUSAL: Readonly<Partial<Record<Refusal, PopupName>>> = {
  VERIFICATION_LIMIT_REACHED: 'dailyLimit',
  VERIFICATION_TOO_SOON: 'tooSoon',
  VERIFICATION_LINK_INVALID: 'linkInvalid',
  EMAIL_ALREADY_VERIFIED: 'alreadyVerified',
  TOO_MANY_CHECKS: 'tooManyChecks',
  EMAIL_CHANGE_TOO_SOON: 'changeTooSoon',
  EMAIL_CHANGE_LIMIT_REACHED: 'changeLimit',
  EMAIL_IN_USE: 'unavailable',
};

/** The dialog for a call that failed; whatever else broke is the server's error. */
export const popupOf = (reason: Refusal | null): PopupName => (reason && BY_REFUSAL[reason]) ?? 'serverError';
