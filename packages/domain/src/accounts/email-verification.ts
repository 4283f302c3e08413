import { RESENDS_A_DAY, CHANGE_WAIT_MS } from '../shared/constants.ts';
import { dayIsFullUntil } from '../shared/day-is-full.ts';
import { allow, type Decision, refuse } from '../shared/decision.ts';
import { type EmailAddress, faultOfEmail, normalEmail } from './email-address.ts';

/** Pending verification of an account's current or new email address. Times in milliseconds since 1970. */
export interface EmailVerification {
  readonly address: EmailAddress;
  /** Time of the latest mail. Only its link is valid. */
  readonly mailedAt: number;
  readonly expiresAt: number;
  /** Time of the first check whether the latest link was followed. */
  readonly checkedAt: number | null;
  /** Time of the last press of the check button. */
  readonly pressedAt: number | null;
  readonly confirmedAt: number | null;
}

/** Verification states of an email address. */
export const VERIFICATION_STATES = ['not_verified', 'mail_sent', 'waiting', 'verified'] as const;
export type VerificationState = (typeof VERIFICATION_STATES)[number];

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 1440 * MINUTE_MS;

/** Lifetime of a verification link, in milliseconds. */
export const VERIFICATION_LINK_MS = DAY_MS;
/** Minimum interval between two mails to one address, in milliseconds (AC-45). */
export const RESEND_WAIT_MS = MINUTE_MS;
/** Minimum interval between two presses of the check button, in milliseconds (AC-46). */
export const CHECK_WAIT_MS = 3 * SECOND_MS;
/** Email changes that may be requested within a day (AC-56). */
export const CHANGES_A_DAY = 3;

/** Whether a verification link can still be followed. `now` in milliseconds since 1970. */
export const isPending = (verification: EmailVerification | null, now: number): verification is EmailVerification =>
  verification !== null && verification.confirmedAt === null && now < verification.expiresAt;

/** Verification state at `now` (ms). An expired link leaves the account as it was. */
export const verificationState = (
  emailVerified: boolean,
  verification: EmailVerification | null,
  now: number,
): VerificationState => {
  if (isPending(verification, now)) return verification.checkedAt === null ? 'mail_sent' : 'waiting';
  return emailVerified ? 'verified' : 'not_verified';
};

/** Refusal by a rate limit. `retryAfter` in seconds. */
type Wait<R extends Parameters<typeof refuse>[0]> = { readonly ok: false; readonly refusal: R; readonly retryAfter: number };
const wait = <const R extends Parameters<typeof refuse>[0]>(refusal: R, until: number, now: number): Wait<R> => ({
  ...refuse(refusal),
  retryAfter: Math.ceil((until - now) / SECOND_MS),
});
type Paced<R extends Parameters<typeof refuse>[0]> = { readonly ok: true; readonly value: null } | Wait<R>;

/** Whether the mail may be resent to the same address. `resentAt`: times of earlier resends (ms). */
export const decideResend = (
  mailedAt: number | null,
  resentAt: readonly number[],
  now: number,
): Paced<'VERIFICATION_LIMIT_REACHED' | 'VERIFICATION_TOO_SOON'> => {
  const full = dayIsFullUntil(resentAt, RESENDS_A_DAY, now);
  const next = mailedAt === null ? now : mailedAt + RESEND_WAIT_MS;
  if (full !== null) return wait('VERIFICATION_LIMIT_REACHED', Math.max(full, next), now);
  return now < next ? wait('VERIFICATION_TOO_SOON', next, now) : allow(null);
};

/**
 * Whether the address may be changed now. Changes count from the request, whether or not they are confirmed, because
 * each one sends a mail to an address that may belong to a third party.
 */
export const decideEmailChange = (
  changedAt: readonly number[],
  now: number,
): Paced<'EMAIL_CHANGE_LIMIT_REACHED' | 'EMAIL_CHANGE_TOO_SOON'> => {
  const full = dayIsFullUntil(changedAt, CHANGES_A_DAY, now);
  const next = Math.max(...changedAt, Number.NEGATIVE_INFINITY) + CHANGE_WAIT_MS;
  if (full !== null) return wait('EMAIL_CHANGE_LIMIT_REACHED', Math.max(full, next), now);
  return now < next ? wait('EMAIL_CHANGE_TOO_SOON', next, now) : allow(null);
};

/** Whether the check button may be pressed again at `now` (ms). */
export const decideCheck = (pressedAt: number | null, now: number): Paced<'TOO_MANY_CHECKS'> => {
  const next = pressedAt === null ? now : pressedAt + CHECK_WAIT_MS;
  return now < next ? wait('TOO_MANY_CHECKS', next, now) : allow(null);
};

/** Effect of following a link. `verification` is the one the link belongs to. Null for an outdated link. */
export const followLink = (
  verification: EmailVerification | null,
  now: number,
): Decision<EmailAddress, 'VERIFICATION_LINK_INVALID' | 'EMAIL_ALREADY_VERIFIED'> => {
  if (verification !== null && verification.confirmedAt !== null) return refuse('EMAIL_ALREADY_VERIFIED');
  return isPending(verification, now) ? allow(verification.address) : refuse('VERIFICATION_LINK_INVALID');
};

/** Whether the link mailed to the current address still stops a change. `verification`: its own. Null if outdated. */
export const stopChange = (
  verification: EmailVerification | null,
  now: number,
): Decision<null, 'VERIFICATION_LINK_INVALID' | 'EMAIL_ALREADY_CHANGED'> => {
  if (verification !== null && verification.confirmedAt !== null) return refuse('EMAIL_ALREADY_CHANGED');
  return isPending(verification, now) ? allow(null) : refuse('VERIFICATION_LINK_INVALID');
};

/** Validates a new email address, except for its availability. Null when valid. */
export const faultOfNewEmail = (email: string, current: string): string | null =>
  faultOfEmail(email) ?? (normalEmail(email) === normalEmail(current) ? 'same' : null);
