import { allow, type Decision, refuse } from '../shared/decision.ts';
import { faultOfPassword, isSamePassword, type PasswordRule, PASSWORD_RULE } from './credentials.ts';

/** Password reset link, for accounts whose current password is unknown or was never set. */
export interface PasswordLink {
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Null while neither this link nor another one of the account was used. */
  readonly usedAt: number | null;
}

/** Lifetime of a link, in milliseconds (AC-38). */
export const PASSWORD_LINK_MS = 24 * 3_600_000;

/** Minimum interval between two mails with a link, in milliseconds. */
export const PASSWORD_MAIL_WAIT_MS = 120_000;
/** Maximum number of unused links per account. */
export const MAX_OPEN_PASSWORD_LINKS = 5;

/**
 * Whether another reset link is mailed. `openSince`: creation times of unused links, in milliseconds since 1970. The
 * newest link still works without another mail, so strangers who request links cannot lock the owner out.
 */
export const mayMailPasswordLink = (openSince: readonly number[], now: number): boolean =>
  openSince.length < MAX_OPEN_PASSWORD_LINKS && openSince.every((time) => now - time >= PASSWORD_MAIL_WAIT_MS);

/** Whether a link is still valid at `now` (ms). Single use, and a new password invalidates all links of the account. */
export const openPasswordLink = (link: PasswordLink | null, now: number): Decision<null, 'PASSWORD_LINK_INVALID'> =>
  link !== null && link.usedAt === null && now < link.expiresAt ? allow(null) : refuse('PASSWORD_LINK_INVALID');

export type NewPasswordField = 'password' | 'password_confirmation';

/** Validation errors of a new password and its confirmation, by field. */
export const faultsOfNewPassword = (
  password: string,
  confirmation: string,
  rule: PasswordRule = PASSWORD_RULE,
): Readonly<Partial<Record<NewPasswordField, string>>> => {
  const fault = faultOfPassword(password, rule);
  return {
    ...(fault && { password: fault }),
    ...(!isSamePassword(password, confirmation) && { password_confirmation: 'different' }),
  };
};
