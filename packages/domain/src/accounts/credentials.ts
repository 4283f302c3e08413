import { COMMON_PASSWORDS } from './common-passwords.ts';

/** Lengths in characters; 6 to 20 by the specification, both ends configurable (house.md decision 8). */
export interface PasswordRule {
  readonly shortest: number;
  readonly longest: number;
}
export const PASSWORD_RULE: PasswordRule = { shortest: 6, longest: 20 };

export type PasswordFault = 'too_short' | 'too_long' | 'too_common';

/** What is wrong with a new password, or null. */
export const faultOfPassword = (password: string, rule: PasswordRule = PASSWORD_RULE): PasswordFault | null => {
  const length = [...password].length;
  if (length < rule.shortest) return 'too_short';
  if (length > rule.longest) return 'too_long';
  if (COMMON_PASSWORDS.has(password.toLowerCase())) return 'too_common';
  return null;
};

export type EmailFault = 'missing' | 'has_spaces' | 'malformed';

// One @, a dot in the domain, no control characters; whether mail arrives is what verification is for.
const EMAIL = /^[^\s@"(),:;<>[\]\\]{1,64}@[^\s@"(),:;<>[\]\\.]+(\.[^\s@"(),:;<>[\]\\.]+)+$/;

/** What is wrong with an e-mail address, or null (specification section 5). */
export const faultOfEmail = (email: string): EmailFault | null => {
  if (email === '') return 'missing';
  if (/\s/.test(email)) return 'has_spaces';
  // A NUL byte must never reach the database.
  if ([...email].some((character) => character < ' ') || email.length > 254 || !EMAIL.test(email)) return 'malformed';
  return null;
};

/** Two spellings of one address are one account. Composed last: some letters have a composed form in lower case only. */
export const normalEmail = (email: string): string => email.toLowerCase().normalize('NFC');
