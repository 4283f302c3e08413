import { modulo10, modulo11 } from './boleto-number.ts';

/** Content of a printed boleto number, decoded as a bank does. */
export interface ReadBoleto {
  /** 44 digits: the number without the check digits of its three fields, in the order of the barcode (FEBRABAN). */
  readonly barcode: string;
  /** Centavos. */
  readonly amount: number;
}

/** Decodes the 47 digits of a printed number. Null where a check digit is wrong. */
export const readBoleto = (printed: string): ReadBoleto | null => {
  const digits = printed.replace(/[ .]/g, '');
  if (!/^\d{47}$/.test(digits)) return null;
  const fields = [digits.slice(0, 10), digits.slice(10, 21), digits.slice(21, 32)];
  if (fields.some((field) => modulo10(field.slice(0, -1)) !== field.slice(-1))) return null;
  const [head, check, tail] = [digits.slice(0, 4), digits.charAt(32), digits.slice(33)];
  const free = digits.slice(4, 9) + digits.slice(10, 20) + digits.slice(21, 31);
  if (modulo11(head + tail + free) !== check) return null;
  return { barcode: head + check + tail + free, amount: Number(tail.slice(4)) };
};

/** Widths of the five elements of a digit: two of five are wide (ISO/IEC 16390). */
const DIGITS = ['nnwwn', 'wnnnw', 'nwnnw', 'wwnnn', 'nnwnw', 'wnwnn', 'nwwnn', 'nnnww', 'wnnwn', 'nwnwn'] as const;
const START = 'nnnn';
const STOP = 'wnn';
/** FEBRABAN prints wide elements three times as wide as narrow ones. */
const MODULES = { n: 1, w: 3 } as const;

/** One bar: where it begins and how wide it is, in narrow elements from the first bar. */
export interface Bar {
  readonly x: number;
  readonly width: number;
}

/**
 * Interleaved 2 of 5: of each pair of digits, the bars encode the first and the spaces the second, so the number of
 * digits must be even.
 */
export const interleaved2of5 = (digits: string): { readonly bars: readonly Bar[]; readonly width: number } => {
  if (!/^(?:\d\d)+$/.test(digits)) throw new RangeError('Interleaved 2 of 5 takes an even number of digits.');
  const pairs = digits.match(/\d\d/g) ?? [];
  const drawn = pairs.map((pair) => {
    const [black = '', white = ''] = [...pair].map((digit) => DIGITS[Number(digit)]);
    return [...black].map((element, place) => element + white.charAt(place)).join('');
  });
  const bars: Bar[] = [];
  let x = 0;
  [...(START + drawn.join('') + STOP)].forEach((element, place) => {
    const width = MODULES[element as keyof typeof MODULES];
    if (place % 2 === 0) bars.push({ x, width });
    x += width;
  });
  return { bars, width: x };
};
