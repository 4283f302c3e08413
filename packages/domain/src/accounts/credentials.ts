import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../shared/constants.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** Password length in characters, 6 to 20 by default. The operator may configure both ends. */
export interface PasswordRule {
  readonly shortest: number;
  readonly longest: number;
}
export const PASSWORD_RULE: PasswordRule = { shortest: MIN_PASSWORD_LENGTH, longest: MAX_PASSWORD_LENGTH };

export type PasswordFault = 'too_short' | 'too_long' | 'too_common';

/**
 * Normalized form of a password (RFC 8265, OpaqueString): every space becomes U+0020, letters are composed (NFC), case is kept.
 * A keyboard decides whether é arrives as one code point or two, so passwords are hashed, measured and compared in this form only.
 */
export const normalPassword = (typed: string): string => typed.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');

/** Compares a password with its confirmation. */
export const isSamePassword = (one: string, other: string): boolean => normalPassword(one) === normalPassword(other);

/** Validates a new password. Length is measured in code points of the normalized form, as NIST SP 800-63B counts characters. */
export const faultOfPassword = (typed: string, rule: PasswordRule = PASSWORD_RULE): PasswordFault | null => {
  const password = normalPassword(typed);
  const length = [...password].length;
  if (length < rule.shortest) return 'too_short';
  if (length > rule.longest) return 'too_long';
  if (COMMON_PASSWORDS.has(password.toLowerCase())) return 'too_common';
  return null;
};

/**
 * Estimated guesses below which a new password is refused: six random characters, the shortest allowed, take a million.
 * Sign-in is rate limited, so a password has to withstand online guessing from lists, and not the cracking of a stolen
 * hash.
 */
export const MIN_GUESSES = 1_000_000;

/** Whether the estimate is too low. NaN counts as too low. */
export const isGuessable = (guesses: number): boolean => !(guesses >= MIN_GUESSES);

/** Words an attacker tries first against one account: its names, its email, and the name of the service. */
export const guessedFirst = ({
  email,
  firstName,
  lastName,
}: {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}): readonly string[] => {
  const words = [email, ...email.split('@'), ...email.split(/[@._+-]/), firstName, lastName, `${firstName}${lastName}`, 'madang'];
  return [...new Set(words.map((word) => word.toLowerCase()).filter((word) => word.length > 2))];
};
