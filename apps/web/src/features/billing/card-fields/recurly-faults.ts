import { faultOfNamePart, MAX_NAME_PART_LENGTH } from '@madang/domain/billing/card.ts';
import type { WordsWith } from '@madang/i18n/catalogues.ts';
import type { cardFormWords } from '@madang/i18n/parts/card-form.ts';
import type { RecurlyFault, RecurlyPart, RecurlyState } from '#app/platform/recurly-script.ts';
import { nameFault } from './name-fault.ts';
import { zipFault } from './zip-fault.ts';

/** Recurly's names for its iframes, in the order of the form. */
export const RECURLY_PARTS = ['CardNumber', 'CardMonth', 'CardYear', 'CardCvv'] as const satisfies readonly RecurlyPart[];

type Words = WordsWith<[typeof cardFormWords]>['cardForm'];

/** State of Recurly's fields, and the values of ours. */
export interface TypedRecurlyCard {
  readonly firstName: string;
  readonly lastName: string;
  /** Null if the billing address has the field. */
  readonly zip: string | null;
  /** Billing country, if known. */
  readonly country?: string | undefined;
  readonly parts: Readonly<Record<RecurlyPart, RecurlyState>>;
}

export const EMPTY_RECURLY_STATE: RecurlyState = { empty: true, valid: false };

export type RecurlyCardFaults = Partial<Record<'firstName' | 'lastName' | RecurlyPart | 'zip' | 'whole', string>>;

const partFault = (typed: string, missing: string, words: Words): string | null =>
  nameFault(faultOfNamePart(typed), { missing, maxLength: MAX_NAME_PART_LENGTH }, words);

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
    ['firstName', partFault(firstName, words.firstNameMissing, words)],
    ['lastName', partFault(lastName, words.lastNameMissing, words)],
    ...RECURLY_PARTS.map((part) => {
      const { empty, valid } = parts[part];
      return [part, empty ? missing[part] : valid ? null : words.invalid] as const;
    }),
    ['zip', zipFault(zip, country ?? null, words)],
  ] as const;
  return Object.fromEntries(found.filter(([, fault]) => fault !== null));
};

/** Recurly's field, ours, and the message. Month and year are checked on their own first: together they only fail when past. */
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
