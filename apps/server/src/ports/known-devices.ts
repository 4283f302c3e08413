import type { KnownDevice } from '@madang/domain/sessions/sign-in-guard.ts';

/**
 * Device cookies (OWASP): a signed token for each account that signed in on this browser. It authorizes nothing; it only gives its browser
 * an allowance of password attempts that strangers cannot use up.
 */
export interface KnownDevices {
  /** The device that a cookie proves for the account with this e-mail, or null. */
  find(cookie: string | null | undefined, email: string, now: number): KnownDevice | null;
  /** The cookie after a sign-in: a new token for this account, and those of other accounts. */
  remember(cookie: string | null | undefined, email: string, now: number): string;
}
