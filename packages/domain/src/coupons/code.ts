import { CODE_LENGTH } from '../shared/constants.ts';

/** Crockford's base 32 alphabet: without I, L, O and U, which are easily confused. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHECKS = 2;

export type CodeFault = 'wrong_length' | 'malformed';

/** Separators: spaces, dashes of every width and invisible characters, typed by people or added by mail programs. */
const BETWEEN = /[\s\p{Pd}\p{Cf}\u2212]/gu;
const ALIKE: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/** Normalizes a typed code to its stored form: capitals without separators, look-alike letters replaced (CP-31). */
export const normalCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(BETWEEN, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/[ILO]/g, (letter) => ALIKE[letter] ?? letter);

/** Validates a typed code. Null when valid. Partner codes use any letter or digit and have no check digits. */
export const faultOfCode = (typed: string): CodeFault | null => {
  const code = normalCode(typed);
  if ([...code].length !== CODE_LENGTH) return 'wrong_length';
  return /^[0-9A-Z]+$/.test(code) ? null : 'malformed';
};

/** Formats for print, in groups of four. */
export const shownCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');

/**
 * GF(32) by the polynomial x⁵ + x² + 1: adding is exclusive or. A code is a polynomial, its first sign the highest power, that
 * α and α² make zero; such a Reed-Solomon code has the distance 3, so any two wrong signs show, and so does any exchange of two.
 */
const timesAlpha = (value: number): number => ((value << 1) ^ (value & 16 ? 0b100101 : 0)) & 31;
const timesAlpha2 = (value: number): number => timesAlpha(timesAlpha(value));
const timesAlpha3 = (value: number): number => timesAlpha(timesAlpha2(value));

/** Evaluates the polynomial by Horner's method. `times` multiplies by the point. */
const valueAt = (times: (value: number) => number, signs: readonly number[]): number =>
  signs.reduce((value, sign) => times(value) ^ sign, 0);

/** Check symbols: the remainder by (x + α)(x + α²) = x² + (α + α²)x + α³, high power first. */
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

/** Generates a code: 18 random symbols (90 bits) and 2 check symbols. `random(n)` gives an integer from 0 to n - 1. */
export const newCode = (random: (below: number) => number): string => {
  const signs = Array.from({ length: CODE_LENGTH - CHECKS }, () => random(SIGNS.length));
  return [...signs, ...checksOf(signs)].map((sign) => SIGNS.charAt(sign)).join('');
};

/** Code with its first 18 symbols given, for fixed codes as in a demo. Throws for other characters. */
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

/** Whether a normalized code has valid check symbols, as one in 1,024 foreign codes does by chance. */
export const hasOurChecks = (code: string): boolean => {
  const signs = [...code].map((sign) => SIGNS.indexOf(sign));
  return (
    signs.length === CODE_LENGTH && !signs.includes(-1) && valueAt(timesAlpha, signs) === 0 && valueAt(timesAlpha2, signs) === 0
  );
};
