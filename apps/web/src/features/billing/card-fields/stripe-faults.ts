import { faultOfHolder, MAX_HOLDER_LENGTH } from '@madang/domain/billing/card.ts';
import type { WordsWith } from '@madang/i18n/catalogues.ts';
import { fill } from '@madang/i18n/fill.ts';
import type { cardFormWords } from '@madang/i18n/parts/card-form.ts';
import type { StripeChange } from '#app/platform/stripe-script.ts';
import { zipFault } from './zip-fault.ts';

/** The fields that are frames of Stripe’s, by its names, in their order. */
export const STRIPE_PARTS = ['cardNumber', 'cardExpiry', 'cardCvc'] as const;
export type StripePart = (typeof STRIPE_PARTS)[number];

type Words = WordsWith<[typeof cardFormWords]>['cardForm'];

/** What Stripe has said of its fields, and what was typed in ours. */
export interface TypedCard {
  readonly holder: string;
  /** Null where the billing address asks for it. */
  readonly zip: string | null;
  /** The billing country, where it is known. */
  readonly country?: string | undefined;
  readonly parts: Readonly<Record<StripePart, StripeChange>>;
}

export const EMPTY_STRIPE_STATE: StripeChange = { empty: true, complete: false };

export type CardFaults = Partial<Record<'holder' | StripePart | 'zip' | 'whole', string>>;

const holderFault = (typed: string, words: Words): string | null => {
  const fault = faultOfHolder(typed);
  if (fault === 'too_long') return fill(words.holderTooLong, { count: MAX_HOLDER_LENGTH });
  return fault && (fault === 'missing' ? words.holderMissing : words.holderInvalid);
};

/** Validation errors of a card in field order (BI-23 to BI-28). Stripe reports the errors of its own fields. */
export const faultsOfCard = ({ holder, zip, country, parts }: TypedCard, words: Words): CardFaults => {
  const missing = { cardNumber: words.numberMissing, cardExpiry: words.expiryMissing, cardCvc: words.cvvMissing };
  const partFault = (part: StripePart) => {
    const { empty, complete, error } = parts[part];
    if (empty) return missing[part];
    return error?.message ?? (complete ? null : words.invalid);
  };
  const found = [
    ['holder', holderFault(holder, words)],
    ...STRIPE_PARTS.map((part) => [part, partFault(part)] as const),
    ['zip', zipFault(zip, country ?? null, words)],
  ] as const;
  return Object.fromEntries(found.filter(([, fault]) => fault !== null));
};
