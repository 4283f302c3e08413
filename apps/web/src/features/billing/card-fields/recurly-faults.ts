import { faultOfNamePart, MAX_NAME_PART_LENGTH } from '@madang/domain/billing/card.ts';
import type { WordsWith } from '@madang/i18n/catalogues.ts';
import { fill } from '@madang/i18n/fill.ts';
import type { cardFormWords } from '@madang/i18n/parts/card-form.ts';
import type { RecurlyFault, RecurlyPart, RecurlyState } from '#app/platform/recurly-script.ts';
import { zipFault } from './zip-fault.ts';

/** The fields that are frames of Recurly’s, by its names, in their order. */
export const RECURLY_PARTS = ['CardNumber', 'CardMonth', 'CardYear', 'CardCvv'] as const satisfies readonly RecurlyPart[];

type Words = WordsWith<[typeof cardFormWords]>['cardForm'];

/** What Recurly has said of its fields, and what was typed in ours. */
export interface TypedRecurlyCard {
  readonly firstName: string;
  readonly lastName: string;
  /** Null where the billing address asks for it. */
  readonly zip: string | null;
  /** The billing country, where it is known. */
  readonly country?: string | undefined;
  readonly parts: Readonly<Record<RecurlyPart, RecurlyState>>;
}

export const EMPTY_RECURLY_STATE: RecurlyState = { empty: true, valid: false };

export type RecurlyCardFaults = Partial<Record<'firstName' | 'lastName' | RecurlyPart | 'zip' | 'whole', string>>;

const nameFault = (typed: string, missing: string, words: Words): string | null => {
  const fault = faultOfNamePart(typed);
  if (fault === 'too_long') return fill(words.holderTooLong, { count: MAX_NAME_PART_LENGTH });
  return fault && (fault === 'missing' ? missing : words.holderInvalid);
};

/**
 * Validation errors of a card in field order (BI-23 to BI-28). Recurly only reports whether its fields are empty or
 * invalid.
 */
export const faultsOfRecurlyCard = (
  { firstName, lastName, zip, country, parts }: TypedRecurlyCard,
  words: Words,
): RecurlyCardFaults => {
  const missing: Readonly<Record<RecurlyPart, string>> = {
    CardNumber: words.numberMissing,
    CardMonth: words.expiryMissing,
    CardYear: words.expiryMissing,
    CardCvv: words.cvvMissing,
  };
  const found = [
    ['firstName', nameFault(firstName, words.firstNameMissing, words)],
    ['lastName', nameFault(lastName, words.lastNameMissing, words)],
    ...RECURLY_PARTS.map((part) => {
      const { empty, valid } = parts[part];
      return [part, empty ? missing[part] : valid ? null : words.invalid] as const;
    }),
    ['zip', zipFault(zip, country ?? null, words)],
  ] as const;
  return Object.fromEntries(found.filter(([, fault]) => fault !== null));
};

/** A month and a year that are right by themselves are wrong together only where they are over. */
const WORDS_OF_FIELDS = [
  ['first_name', 'firstName', 'holderInvalid'],
  ['last_name', 'lastName', 'holderInvalid'],
  ['number', 'CardNumber', 'invalid'],
  ['month', 'CardMonth', 'expired'],
  ['year', 'CardYear', 'expired'],
  ['cvv', 'CardCvv', 'invalid'],
  ['postal_code', 'zip', 'zipInvalid'],
] as const;

/**
 * Errors of a token request beside the fields that Recurly names, in our own messages. An error without a known field
 * says that the card could not be checked.
 */
export const faultsFromRecurly = (fault: RecurlyFault | null, words: Words): RecurlyCardFaults => {
  const named = WORDS_OF_FIELDS.filter(([name]) => fault?.fields?.includes(name));
  if (named.length === 0) return { whole: words.failed };
  return Object.fromEntries(named.map(([, field, word]) => [field, words[word]]));
};
