import { fill } from './fill.ts';
import type { paymentWords } from './parts/payment.ts';

export type OwnWords = NonNullable<(typeof paymentWords)['words']>['own'];

/** What is said of a card: never more than its last four digits. */
export interface CardDigits {
  /** As the brand calls itself; null where it is unknown. */
  readonly brand: string | null;
  readonly last4: string;
}

/** As those who take the money call themselves, in every language. */
const METHOD_NAMES: Readonly<Record<string, string>> = {
  AMAZON: 'Amazon',
  APPLE: 'Apple',
  ANDROID: 'Android',
  ROKU: 'Roku',
  SAMSUNG: 'Samsung',
  BOLETO: 'Boleto',
  VIZIO: 'VIZIO',
  BANGO: 'Bango',
  VERIZON: 'Verizon',
};

export const formatCard = ({ cardEnding, methods }: OwnWords, { brand, last4 }: CardDigits): string =>
  fill(cardEnding, { brand: brand ?? methods.card, last4 });

/** How something is paid, in words; a card by its brand and last digits where they are known (SU-41 to SU-51). */
export const formatMethod = (own: OwnWords, method: string, card: CardDigits | null): string => {
  if (method === 'CARD') return card ? formatCard(own, card) : own.methods.card;
  if (method === 'COUPON') return own.methods.coupon;
  if (method === 'PASS') return own.methods.pass;
  return METHOD_NAMES[method] ?? method;
};
