/** What may be wrong with one field of the checkout, named for the words beside it. */
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

/** Looks at one text as it is kept (`normalText`); null is nothing wrong. */
export type FieldRule = (text: string) => FieldFault | null;

/** A text as it is kept: in composed letters, on one line, nothing at its ends. */
export const normalText = (typed: string): string => typed.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Characters as people count them, not UTF-16 units. */
const lengthOf = (text: string): number => [...text].length;

/** The first validation error. Rules are ordered as a user would correct them. */
export const firstFault = (text: string, rules: readonly FieldRule[]): FieldFault | null => {
  for (const rule of rules) {
    const fault = rule(text);
    if (fault !== null) return fault;
  }
  return null;
};

// What cannot be seen is no answer: a space without a width, for one.
export const required: FieldRule = (text) => (/[^\p{C}\p{Z}\p{M}]/u.test(text) ? null : 'missing');

export const digitsOnly: FieldRule = (text) => (/^[0-9]*$/.test(text) ? null : 'not_digits');

export const atMost =
  (longest: number): FieldRule =>
  (text) =>
    lengthOf(text) > longest ? 'too_long' : null;

export const atLeast =
  (shortest: number): FieldRule =>
  (text) =>
    lengthOf(text) < shortest ? 'too_short' : null;

export const hasAlphanumeric: FieldRule = (text) => (/[\p{L}\p{N}]/u.test(text) ? null : 'no_alphanumeric');

export const hasLetter: FieldRule = (text) => (/\p{L}/u.test(text) ? null : 'no_letter');

/** Control characters and halves of a pair come from no keyboard, and no invoice can print them. */
export const isPrintable: FieldRule = (text) => (/[\p{Cc}\p{Cs}]/u.test(text) ? 'malformed' : null);

/** Letters of any script with their marks, spaces, apostrophes and hyphens, straight or typographic; at least one letter. */
export const isPersonName: FieldRule = (text) =>
  /^[\p{L}\p{M} '\u2018\u2019\u2010\u2011-]+$/u.test(text) && /\p{L}/u.test(text) ? null : 'malformed';

/** Brazil writes S/N (sem número) for a house without a number. */
const WITHOUT_NUMBER = /^s\/n$/i;

/** A number with what is written beside it, as in 12-A/3. */
export const isHouseNumber: FieldRule = (text) =>
  WITHOUT_NUMBER.test(text) || (/^[\p{L}\p{M}\p{Nd} /-]+$/u.test(text) && /\p{Nd}/u.test(text)) ? null : 'malformed';
