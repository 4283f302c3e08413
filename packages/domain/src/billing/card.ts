import { type CardBrand, cvvLength, stripNonDigits, hasCardLength } from './card-brand.ts';
import { lengthAtMost, type FieldFault, firstFault, isPersonName, normalText, required } from './field-rules.ts';
import { faultOfPostalCode } from './postal-code.ts';

/** Longest name on a card, in characters. */
export const MAX_HOLDER_LENGTH = 60;
/** Longest first or last name on a card, in characters: Recurly's limit. */
export const MAX_NAME_PART_LENGTH = 50;
/** Longest postal code, in characters: “12345-6789” is one. */
export const MAX_ZIP_LENGTH = 12;

/** Luhn check (ISO/IEC 7812-1, annex B). */
export const isLuhnValid = (digits: string): boolean => {
  if (!/^\d+$/.test(digits)) return false;
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits.at(-1 - place));
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
};

/** Validates a typed card number. Null when valid. */
export const faultOfNumber = (typed: string): 'missing' | 'invalid' | null => {
  const digits = stripNonDigits(typed);
  if (digits === '') return 'missing';
  return hasCardLength(digits) && isLuhnValid(digits) ? null : 'invalid';
};

/** Formats an expiry date while it is being typed: “528”, “5/28” and “05/2028” become “05/28”. */
export const formatExpiry = (typed: string): string => {
  const padded = typed.replace(/^\s*([1-9])\s*[/.-]/, '0$1/').replace(/^\s*([2-9])/, '0$1');
  const digits = stripNonDigits(padded);
  const isFourDigitYear = digits.length === 6 && digits.slice(2, 4) === '20';
  const short = isFourDigitYear ? digits.slice(0, 2) + digits.slice(4) : digits.slice(0, 4);
  // A typed slash stays, and a deleted one is not inserted again.
  if (short.length <= 2) return short.length === 2 && /[/.-]\s*$/.test(padded) ? `${short}/` : short;
  return `${short.slice(0, 2)}/${short.slice(2)}`;
};

export interface Expiry {
  /** 1 to 12 when valid. */
  readonly month: number;
  /** Four digits when valid. */
  readonly year: number;
}

/** Parses “12/28”. Null while incomplete. The month is not validated. */
export const readExpiry = (shown: string): Expiry | null => {
  const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(shown) ?? [];
  return month === undefined ? null : { month: Number(month), year: 2000 + Number(year) };
};

export type ExpiryState = 'valid' | 'expired' | 'unknown';

/** Valid until the end of the expiry month, UTC. `unknown` for an impossible date. `now` in milliseconds since 1970. */
export const expiryState = (month: number, year: number, now: number): ExpiryState => {
  const isMonth = Number.isInteger(month) && month >= 1 && month <= 12;
  const isYear = Number.isInteger(year) && year >= 1000 && year <= 3000;
  if (!isMonth || !isYear) return 'unknown';
  const today = new Date(now);
  const [thisYear, thisMonth] = [today.getUTCFullYear(), today.getUTCMonth() + 1];
  return year < thisYear || (year === thisYear && month < thisMonth) ? 'expired' : 'valid';
};

/** Validates a formatted expiry date at `now` (ms). Null when valid. */
export const faultOfExpiry = (shown: string, now: number): 'missing' | 'invalid' | 'expired' | null => {
  if (shown.trim() === '') return 'missing';
  const expiry = readExpiry(shown);
  const state = expiry === null ? 'unknown' : expiryState(expiry.month, expiry.year, now);
  return state === 'valid' ? null : state === 'expired' ? 'expired' : 'invalid';
};

/** Validates a CVV for a brand. Null when valid. */
export const faultOfCvv = (typed: string, brand: CardBrand | null): 'missing' | 'invalid' | null => {
  if (typed === '') return 'missing';
  return /^\d+$/.test(typed) && typed.length === cvvLength(brand) ? null : 'invalid';
};

/** Validates the name on a card. Null when valid. It is stored as `normalText`. */
export const faultOfHolder = (typed: string): FieldFault | null =>
  firstFault(normalText(typed), [required, lengthAtMost(MAX_HOLDER_LENGTH), isPersonName]);

/** Validates a first or last name on a card. Null when valid. It is stored as `normalText`. */
export const faultOfNamePart = (typed: string): FieldFault | null =>
  firstFault(normalText(typed), [required, lengthAtMost(MAX_NAME_PART_LENGTH), isPersonName]);

/** Normalizes a postal code for storage. */
export const normalZip = (typed: string): string => typed.trim().toUpperCase();

/** Validates a postal code by the rule of the billing country, or loosely where that is unknown. Null when valid. */
export const faultOfZip = (typed: string, country: string | null = null): 'missing' | 'invalid' | null => {
  const zip = normalZip(typed);
  if (zip === '') return 'missing';
  if (country !== null && faultOfPostalCode(country, zip) !== null) return 'invalid';
  return zip.length <= MAX_ZIP_LENGTH && /^[A-Z0-9](?:[A-Z0-9 -]*[A-Z0-9])?$/.test(zip) ? null : 'invalid';
};
