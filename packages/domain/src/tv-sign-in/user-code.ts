/** Consonants only, so that no code spells a word, and none that looks like another letter or a digit (RFC 8628, 6.1). */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
/** Letters of a code (TV-14). */
export const USER_CODE_LENGTH = 6;
const NOT_A_SIGN = /[^\p{L}\p{N}]/gu;
const USER_CODE = new RegExp(`^[${LETTERS}]{${USER_CODE_LENGTH}}$`);

/** Generates a code. `pick(n)` returns an integer from 0 to n - 1. */
export const newUserCode = (pick: (below: number) => number): string =>
  Array.from({ length: USER_CODE_LENGTH }, () => LETTERS.charAt(pick(LETTERS.length))).join('');

/** Normalizes a typed code: case, spaces and dashes do not count. Null for a code that is never issued. */
export const normalUserCode = (typed: string): string | null => {
  const code = typed.replace(NOT_A_SIGN, '').toUpperCase();
  return USER_CODE.test(code) ? code : null;
};

/** Formats a code for display, in two halves. */
export const shownUserCode = (code: string): string =>
  `${code.slice(0, USER_CODE_LENGTH / 2)}-${code.slice(USER_CODE_LENGTH / 2)}`;
