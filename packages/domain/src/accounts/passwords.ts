import { allow, type Decision, refuse } from '../shared/decision.ts';
import { faultOfPassword, isSamePassword, type PasswordRule, PASSWORD_RULE } from './credentials.ts';

/** Password reset link, for accounts whose current password is unknown or was never set. */
export interface PasswordLink {
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Null while it was not used, and no other link of the account was. */
  readonly usedAt: number | null;
}

/** How long such a link lives, in milliseconds (AC-38). */
export const PASSWORD_LINK_MS = 24 * 3_600_000;

/** At least this long lies between two mails with a link, in milliseconds. */
export const PASSWORD_MAIL_WAIT_MS = 120_000;
/** Links of an account that can be used at a time. */
export const MAX_OPEN_PASSWORD_LINKS = 5;

/**
 * Whether another mail with a link is sent to an account. `openSince`: when its unused links were created, in milliseconds since 1970. Without
 * another mail the newest link still works, so strangers who request links cannot keep the owner from choosing a password.
 */
export const mayMailPasswordLink = (openSince: readonly number[], now: number): boolean =>
  openSince.length < MAX_OPEN_PASSWORD_LINKS && openSince.every((time) => now - time >= PASSWORD_MAIL_WAIT_MS);

/** Whether a link may still be used; once is enough, and a new password ends all of them. */
export const openPasswordLink = (link: PasswordLink | null, now: number): Decision<null, 'PASSWORD_LINK_INVALID'> =>
  link !== null && link.usedAt === null && now < link.expiresAt ? allow(null) : refuse('PASSWORD_LINK_INVALID');

export type NewPasswordField = 'password' | 'password_confirmation';

/** What is wrong with a new password and its repetition, field by field. */
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
