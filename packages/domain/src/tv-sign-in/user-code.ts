/** Consonants alone, so that no code is a word, and none that is taken for another letter or for a digit (RFC 8628 section 6.1). */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
/** TV-14. */
export const USER_CODE_LENGTH = 6;
const NOT_A_SIGN = /[^\p{L}\p{N}]/gu;
const USER_CODE = new RegExp(`^[${LETTERS}]{${USER_CODE_LENGTH}}$`);

/** A code to be read from a television; `pick` gives a whole number from 0 up to, and not, its argument. */
export const newUserCode = (pick: (below: number) => number): string =>
  Array.from({ length: USER_CODE_LENGTH }, () => LETTERS.charAt(pick(LETTERS.length))).join('');

/** A code as somebody typed it: small letters, spaces and dashes do not count. Null for what no television shows. */
export const normalUserCode = (typed: string): string | null => {
  const code = typed.replace(NOT_A_SIGN, '').toUpperCase();
  return USER_CODE.test(code) ? code : null;
};

/** As a television shows it, in two halves. */
export const shownUserCode = (code: string): string =>
  `${code.slice(0, USER_CODE_LENGTH / 2)}-${code.slice(USER_CODE_LENGTH / 2)}`;
