import { allow, type Decision, refuse } from '../shared/decision.ts';
import { faultOfPassword, type PasswordRule, PASSWORD_RULE } from './credentials.ts';

/** A link by which somebody chooses a password who cannot give the old one. */
export interface PasswordLink {
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Null while it was not used, and no other link of the account was. */
  readonly usedAt: number | null;
}

/** How long such a link lives, in milliseconds (AC-38). */
export const PASSWORD_LINK_MS = 24 * 3_600_000;

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
  return { ...(fault && { password: fault }), ...(password !== confirmation && { password_confirmation: 'different' }) };
};
