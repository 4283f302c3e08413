import { MAX_CARDS } from '@madang/domain/shared/constants.ts';
import type { CardDetails, Instrument } from '@madang/database/billing/instruments.repository.ts';

import { cardReference } from '../providers/payments/recurly/recurly-names.ts';
import type { RecurlyCard } from '../providers/payments/recurly/recurly-shapes.ts';

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

/** A card for our tables. Recurly has no card fingerprint, so its id stands in and no two cards match. */
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

/** Changes that make the cards in our tables equal those at Recurly. */
export interface CardChanges {
  readonly added: readonly CardDetails[];
  readonly changed: readonly { readonly id: string; readonly details: CardDetails }[];
  readonly removed: readonly string[];
  /** Reference of the primary card. */
  readonly primary: string | null;
}

/** Respects the card limit (BI-36): a declined card, or one with a lost response, may exist at Recurly for a while. */
export const cardChanges = (accountId: string, known: readonly Instrument[], there: readonly RecurlyCard[]): CardChanges => {
  const details = there.map((card) => cardFrom(accountId, card));
  const idOf = (reference: string) => known.find((card) => card.reference === reference)?.id;
  const primary = there.find(({ primaryPaymentMethod }) => primaryPaymentMethod === true) ?? there[0];
  const kept = known.filter(({ reference }) => details.some((card) => card.reference === reference)).length;
  return {
    added: details.filter(({ reference }) => idOf(reference) === undefined).slice(0, Math.max(0, MAX_CARDS - kept)),
    changed: details.flatMap((card) => {
      const id = idOf(card.reference);
      return id === undefined ? [] : [{ id, details: card }];
    }),
    removed: known.filter(({ reference }) => !details.some((card) => card.reference === reference)).map(({ id }) => id),
    primary: primary ? cardReference(accountId, primary.id) : null,
  };
};
