import type { Refusal } from '@madang/domain/shared/refusal.ts';
import type { WordsWith } from '@madang/i18n/catalogues.ts';
import type { accountsWords } from '@madang/i18n/parts/accounts.ts';
import type { AlertNews } from './alert.ts';

type EmailText = keyof WordsWith<[typeof accountsWords]>['accounts']['popups'];

/** The text of each event about an email address. */
export const EMAIL_TEXTS: Readonly<Partial<Record<Refusal | AlertNews, EmailText>>> = {
  EMAIL_SENT: 'resent',
  EMAIL_VERIFIED: 'verified',
  EMAIL_NOT_VERIFIED: 'notVerified',
  EMAIL_MALFORMED: 'invalidFormat',
  EMAIL_IN_USE: 'unavailable',
  EMAIL_ALREADY_VERIFIED: 'alreadyVerified',
  VERIFICATION_LIMIT_REACHED: 'dailyLimit',
  VERIFICATION_TOO_SOON: 'tooSoon',
  VERIFICATION_LINK_INVALID: 'linkInvalid',
  TOO_MANY_CHECKS: 'tooManyChecks',
  EMAIL_CHANGE_TOO_SOON: 'changeTooSoon',
  EMAIL_CHANGE_LIMIT_REACHED: 'changeLimit',
};

/** Whether an event about an email address has a text of its own. */
export const isEmailEvent = (event: string | null): event is keyof typeof EMAIL_TEXTS =>
  event !== null && Object.hasOwn(EMAIL_TEXTS, event);
