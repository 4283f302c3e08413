import { faultOfHolder, MAX_HOLDER_LENGTH } from '@madang/domain/billing/card.ts';
import type { WordsWith } from '@madang/i18n/catalogues.ts';
import type { cardFormWords } from '@madang/i18n/parts/card-form.ts';
import type { StripeChange } from '#app/platform/stripe-script.ts';
import { nameFault } from './name-fault.ts';
import { zipFault } from './zip-fault.ts';

/** Stripe's names for its iframes, in the order of the form. */
export const STRIPE_PARTS = ['cardNumber', 'cardExpiry', 'cardCvc'] as const;
export type StripePart = (typeof STRIPE_PARTS)[number];

type Words = WordsWith<[typeof cardFormWords]>['cardForm'];

/** State of Stripe's fields, and the values of ours. */
export interface TypedCard {
  readonly holder: string;
  /** Null if the billing address has the field. */
  readonly zip: string | null;
  /** Billing country, if known. */
  readonly country?: string | undefined;
  readonly parts: Readonly<Record<StripePart, StripeChange>>;
}

export const EMPTY_STRIPE_STATE: StripeChange = { empty: true, complete: false };

export type CardFaults = Partial<Record<'holder' | StripePart | 'zip' | 'whole', string>>;

/** Validation errors of a card in field order (BI-23 to BI-28). Stripe reports the errors of its own fields. */
export const faultsOfCard = ({ holder, zip, country, parts }: TypedCard, words: Words): CardFaults => {
  const missing = { cardNumber: words.numberMissing, cardExpiry: words.expiryMissing, cardCvc: words.cvvMissing };
  const partFault = (part: StripePart) => {
    const { empty, complete, error } = parts[part];
    if (empty) return missing[part];
    return error?.message ?? (complete ? null : words.invalid);
  };
  const found = [
    ['holder', nameFault(faultOfHolder(holder), { missing: words.holderMissing, maxLength: MAX_HOLDER_LENGTH }, words)],
    ...STRIPE_PARTS.map((part) => [part, partFault(part)] as const),
    ['zip', zipFault(zip, country ?? null, words)],
  ] as const;
  return Object.fromEntries(found.filter(([, fault]) => fault !== null));
};
