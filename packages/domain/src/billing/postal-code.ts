import { digitsOnly, type FieldFault, firstFault, atLeast, lengthAtMost, hasAlphanumeric, normalText } from './field-rules.ts';

/** Length limits in characters, separators excluded. */
interface PostalLengths {
  readonly shortest: number;
  readonly longest: number;
}

/** Limits for other countries: longer than any country's codes. */
const OTHER_COUNTRIES: PostalLengths = { shortest: 1, longest: 20 };
const LENGTHS: Readonly<Record<string, PostalLengths>> = {
  BR: { shortest: 8, longest: 8 },
  US: { shortest: 5, longest: 9 },
  CA: { shortest: 6, longest: 6 },
};

export const findPostalLengths = (country: string): PostalLengths =>
  Object.hasOwn(LENGTHS, country) ? (LENGTHS[country] ?? OTHER_COUNTRIES) : OTHER_COUNTRIES;

/** Countries without postal codes (Universal Postal Union). */
const WITHOUT_CODES = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN LY ML MO MR MW NR NU QA'
    .concat(' RW SB SC SL SR SS ST SX SY TD TG TK TL TO TV UG VU YE ZW')
    .split(' '),
);

export const hasPostalCodes = (country: string): boolean => !WITHOUT_CODES.has(country);

/** Separators: spaces, full stops, and dashes of every width. */
const BETWEEN = /[\s.\p{Pd}\u2212]/gu;
const packed = (typed: string): string => typed.normalize('NFKC').replace(BETWEEN, '').toUpperCase();

/** ZIP or ZIP+4. */
const ZIP = /^[0-9]{5}(?:[0-9]{4})?$/;
/** D, F, I, O, Q and U are in no code, W and Z do not begin one (Canada Post, addressing guidelines). */
const CANADIAN = /^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z][0-9][ABCEGHJ-NPRSTV-Z][0-9]$/;

/** Normalizes a code: eight digits in Brazil, 98101 or 98101-1234, K1A 0B1, and trimmed input elsewhere. */
export const normalPostalCode = (country: string, typed: string): string => {
  const code = packed(typed);
  if (country === 'BR') return code;
  if (country === 'US') return code.length > 5 ? `${code.slice(0, 5)}-${code.slice(5)}` : code;
  if (country === 'CA') return `${code.slice(0, 3)} ${code.slice(3)}`.trim();
  return normalText(typed.normalize('NFKC')).toUpperCase();
};

/** Validates a postal code of a country (ISO 3166). Null when valid. */
export const faultOfPostalCode = (country: string, typed: string): FieldFault | null => {
  const { shortest, longest } = findPostalLengths(country);
  const lengths = [atLeast(shortest), lengthAtMost(longest)];
  const code = packed(typed);
  switch (country) {
    case 'BR':
      return firstFault(code, [digitsOnly, ...lengths]);
    case 'US':
      return firstFault(code, [digitsOnly, ...lengths]) ?? (ZIP.test(code) ? null : 'malformed');
    case 'CA':
      return firstFault(code, lengths) ?? (CANADIAN.test(code) ? null : 'malformed');
    default:
      return firstFault(normalPostalCode(country, typed), [hasAlphanumeric, lengthAtMost(longest)]);
  }
};

/** Formats a stored code for display: a CEP with its hyphen. */
export const shownPostalCode = (country: string, code: string): string =>
  country === 'BR' ? `${code.slice(0, 5)}-${code.slice(5)}` : code;
