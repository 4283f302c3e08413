/** Validation errors of a checkout field, named after their messages. */
export const FIELD_FAULTS = [
  'missing',
  'not_digits',
  'too_short',
  'too_long',
  'no_alphanumeric',
  'no_letter',
  'malformed',
] as const;
export type FieldFault = (typeof FIELD_FAULTS)[number];

/** Validates a normalized text (`normalText`). Null when valid. */
export type FieldRule = (text: string) => FieldFault | null;

/** Normalizes text for storage: NFC, on one line, trimmed. */
export const normalText = (typed: string): string => typed.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Length in code points. */
const lengthOf = (text: string): number => [...text].length;

/** The first validation error. Rules are ordered as a user would correct them. */
export const firstFault = (text: string, rules: readonly FieldRule[]): FieldFault | null => {
  for (const rule of rules) {
    const fault = rule(text);
    if (fault !== null) return fault;
  }
  return null;
};

// Invisible characters do not count as input: a zero-width space, for one.
export const required: FieldRule = (text) => (/[^\p{C}\p{Z}\p{M}]/u.test(text) ? null : 'missing');

export const digitsOnly: FieldRule = (text) => (/^[0-9]*$/.test(text) ? null : 'not_digits');

export const lengthAtMost =
  (longest: number): FieldRule =>
  (text) =>
    lengthOf(text) > longest ? 'too_long' : null;

export const atLeast =
  (shortest: number): FieldRule =>
  (text) =>
    lengthOf(text) < shortest ? 'too_short' : null;

export const hasAlphanumeric: FieldRule = (text) => (/[\p{L}\p{N}]/u.test(text) ? null : 'no_alphanumeric');

export const hasLetter: FieldRule = (text) => (/\p{L}/u.test(text) ? null : 'no_letter');

/** No control characters and no lone surrogates: an invoice cannot print them. */
export const isPrintable: FieldRule = (text) => (/[\p{Cc}\p{Cs}]/u.test(text) ? 'malformed' : null);

/** Letters of any script with their marks, spaces, apostrophes and hyphens, straight or typographic; at least one letter. */
export const isPersonName: FieldRule = (text) =>
  /^[\p{L}\p{M} '\u2018\u2019\u2010\u2011-]+$/u.test(text) && /\p{L}/u.test(text) ? null : 'malformed';

/** Brazil writes S/N (sem número) for a house without a number. */
const WITHOUT_NUMBER = /^s\/n$/i;

/** A house number with its suffix, as in 12-A/3. */
export const isHouseNumber: FieldRule = (text) =>
  WITHOUT_NUMBER.test(text) || (/^[\p{L}\p{M}\p{Nd} /-]+$/u.test(text) && /\p{Nd}/u.test(text)) ? null : 'malformed';
