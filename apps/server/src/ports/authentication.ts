import type { HashClass } from '@madang/domain/sessions/hash-queue.ts';
import type { StoredPin } from '@madang/database/profiles/profiles.repository.ts';
import type { KnownDevice } from '@madang/domain/sessions/sign-in-guard.ts';

export interface PasswordHasher {
  hash(password: string, of?: HashClass): Promise<string>;
  /** Takes as long for an account that does not exist (`stored` null) as for one that does. */
  verify(stored: string | null, password: string, of?: HashClass): Promise<boolean>;
  /** Verifies, and returns a new hash where `stored` was made of a password that had not been normalized; otherwise `rehashed` is null. */
  verifyAndRehash(
    stored: string | null,
    password: string,
    of?: HashClass,
  ): Promise<{ readonly genuine: boolean; readonly rehashed: string | null }>;
}

/** Estimates how many guesses a password takes an attacker who knows the words in `context` (names, address). */
export type PasswordGuesses = (password: string, context: readonly string[]) => Promise<number>;

export interface PinHasher {
  /** What is kept of a PIN (PR-34). `email` is the account's address now: it stays the input when the address changes (PR-35). */
  hash(pin: string, profileId: string, email: string): Buffer;
  isRight(stored: Pick<StoredPin, 'hash' | 'email'>, pin: string, profileId: string): boolean;
}

export interface AccessClaims {
  readonly accountId: string;
  readonly sessionId: string;
}

export interface TokenIssuer {
  issueAccess(claims: AccessClaims, now: number): Promise<string>;
  /** The claims of a token that is genuine and not expired at `now` (ms), else null. */
  readAccess(token: string, now: number): Promise<AccessClaims | null>;
  /** An opaque token of 256 bits and the hash under which it is stored. */
  newRefresh(): { readonly token: string; readonly hash: Buffer };
  hashRefresh(token: string): Buffer;
  /** Encrypts a successor with its predecessor, so that only the holder of the predecessor can read it. */
  seal(successor: string, predecessor: string): Buffer;
  unseal(sealed: Buffer, predecessor: string): string;
}

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

export interface TvSignInDeps {
  /** A code that chance has chosen. */
  readonly newCode: () => string;
}
