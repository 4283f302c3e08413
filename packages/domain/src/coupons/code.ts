import { CODE_LENGTH } from '../shared/constants.ts';

/** Crockford's 32 signs: no I, L, O and U, so that none is taken for another. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHECKS = 2;

export type CodeFault = 'wrong_length' | 'malformed';

/** Spaces, dashes of every length, and what cannot be seen: people type them and mails bring them, and they mean nothing. */
const BETWEEN = /[\s\p{Pd}\p{Cf}\u2212]/gu;
const ALIKE: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/** Normalizes a typed code to its stored form: capitals without separators, look-alike letters replaced (CP-31). */
export const normalCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(BETWEEN, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/[ILO]/g, (letter) => ALIKE[letter] ?? letter);

/**
 * What is wrong with what was typed, or null. Codes of partners come with any capital and digit, and without checks of ours, so
 * these cannot refuse one.
 */
export const faultOfCode = (typed: string): CodeFault | null => {
  const code = normalCode(typed);
  if ([...code].length !== CODE_LENGTH) return 'wrong_length';
  return /^[0-9A-Z]+$/.test(code) ? null : 'malformed';
};

/** As it is printed, in groups of four. */
export const shownCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');

/**
 * GF(32) by the polynomial x⁵ + x² + 1: adding is exclusive or. A code is a polynomial, its first sign the highest power, that
 * α and α² make zero; such a Reed-Solomon code has the distance 3, so any two wrong signs show, and so does any exchange of two.
 */
const timesAlpha = (value: number): number => ((value << 1) ^ (value & 16 ? 0b100101 : 0)) & 31;
const timesAlpha2 = (value: number): number => timesAlpha(timesAlpha(value));
const timesAlpha3 = (value: number): number => timesAlpha(timesAlpha2(value));

/** The value of the polynomial where multiplying by the place is `times` (Horner). */
const valueAt = (times: (value: number) => number, signs: readonly number[]): number =>
  signs.reduce((value, sign) => times(value) ^ sign, 0);

/** The remainder by (x + α)(x + α²) = x² + (α + α²)x + α³, high place first: what is still missing to zero. */
const checksOf = (signs: readonly number[]): readonly [number, number] => {
  const timesMiddle = (value: number): number => timesAlpha(value) ^ timesAlpha2(value);
  return signs.reduce<readonly [number, number]>(
    ([high, low], sign) => {
      const carry = high ^ sign;
      return [low ^ timesMiddle(carry), timesAlpha3(carry)];
    },
    [0, 0],
  );
};

/**
 * A code of ours: 18 signs by chance, 90 bits, and two that check them. `random` gives a whole number from 0 up to, and not, its
 * argument.
 */
export const newCode = (random: (below: number) => number): string => {
  const signs = Array.from({ length: CODE_LENGTH - CHECKS }, () => random(SIGNS.length));
  return [...signs, ...checksOf(signs)].map((sign) => SIGNS.charAt(sign)).join('');
};

/** A code of ours whose first 18 signs are given: for codes that are the same everywhere, as in a demo. Throws where they are no signs. */
export const codeBeginning = (head: string): string => {
  const signs = [...head].map((sign) => SIGNS.indexOf(sign));
  if (signs.length !== CODE_LENGTH - CHECKS || signs.includes(-1)) throw new Error(`No code of ours begins with ${head}.`);
  return (
    head +
    checksOf(signs)
      .map((sign) => SIGNS.charAt(sign))
      .join('')
  );
};

/** Whether a code in its normal spelling may be one of ours: of others one in 1,024 may. */
export const hasOurChecks = (code: string): boolean => {
  const signs = [...code].map((sign) => SIGNS.indexOf(sign));
  return (
    signs.length === CODE_LENGTH && !signs.includes(-1) && valueAt(timesAlpha, signs) === 0 && valueAt(timesAlpha2, signs) === 0
  );
};
