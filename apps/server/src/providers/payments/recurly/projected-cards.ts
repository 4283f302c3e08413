import { MOST_CARDS } from '@madang/domain/shared/constants.ts';
import type { CardDetails, Instrument } from '@madang/database/billing/instruments.repository.ts';

import { cardReference } from './recurly-names.ts';
import type { RecurlyCard } from './recurly-shapes.ts';

const BRANDS: Readonly<Record<string, string>> = {
  'American Express': 'amex',
  'Diners Club': 'diners',
  Discover: 'discover',
  ELO: 'elo',
  Hipercard: 'hipercard',
  JCB: 'jcb',
  MasterCard: 'mastercard',
  'Union Pay': 'unionpay',
  Visa: 'visa',
};

/** A card as our tables show it. Recurly does not say when two are the same card, and so each is only like itself. */
export const cardFrom = (accountId: string, card: RecurlyCard): CardDetails => {
  const { cardType, lastFour, expMonth, expYear } = card.paymentMethod;
  return {
    gateway: 'recurly',
    reference: cardReference(accountId, card.id),
    brand: BRANDS[cardType] ?? cardType.toLowerCase(),
    last4: lastFour,
    expiryMonth: expMonth ?? 1,
    expiryYear: expYear ?? 1970,
    holder: `${card.firstName} ${card.lastName}`.trim(),
    zipCode: card.address?.postalCode ?? '',
    fingerprint: card.id,
  };
};

/** What has to be done to the cards that we know for them to be those that Recurly has. */
export interface CardChanges {
  readonly added: readonly CardDetails[];
  readonly changed: readonly { readonly id: string; readonly details: CardDetails }[];
  readonly removed: readonly string[];
  /** The reference of the one that is charged. */
  readonly primary: string | null;
}

/** No more cards are shown than may be kept: one that is being refused, or whose answer was lost, may be there beside them for a while (BI-36). */
export const cardChanges = (accountId: string, known: readonly Instrument[], there: readonly RecurlyCard[]): CardChanges => {
  const details = there.map((card) => cardFrom(accountId, card));
  const idOf = (reference: string) => known.find((card) => card.reference === reference)?.id;
  const primary = there.find(({ primaryPaymentMethod }) => primaryPaymentMethod === true) ?? there[0];
  const kept = known.filter(({ reference }) => details.some((card) => card.reference === reference)).length;
  return {
    added: details.filter(({ reference }) => idOf(reference) === undefined).slice(0, Math.max(0, MOST_CARDS - kept)),
    changed: details.flatMap((card) => {
      const id = idOf(card.reference);
      return id === undefined ? [] : [{ id, details: card }];
    }),
    removed: known.filter(({ reference }) => !details.some((card) => card.reference === reference)).map(({ id }) => id),
    primary: primary ? cardReference(accountId, primary.id) : null,
  };
};
