import { BRAND_NAMES, isCardBrand } from '@madang/domain/billing/card-brand.ts';
import { isPass, platformOf } from '@madang/domain/subscriptions/platform.ts';
import { fill } from '@madang/i18n/fill.ts';
import type { paymentWords } from '@madang/i18n/parts/payment.ts';

type PaymentWords = NonNullable<(typeof paymentWords)['spoken']>;

/** What is said of a card: never more than its last four digits. */
export interface NamedCard {
  readonly brand: string;
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

/** As the shops call themselves, by what stands before a sku. */
const PLATFORM_NAMES: Readonly<Record<string, string>> = {
  STV: 'Samsung TV',
  LTV: 'LG TV',
  VTW: 'VIZIO TV',
  VRZ: 'Verizon',
  APP: 'Apple App Store',
  IOS: 'Apple App Store',
  AND: 'Google Play',
  ROKU: 'Roku',
  AMZ: 'Amazon',
};

export const cardName = ({ cardEnding, methods }: PaymentWords['own'], { brand, last4 }: NamedCard): string =>
  fill(cardEnding, { brand: isCardBrand(brand) ? BRAND_NAMES[brand] : methods.card, last4 });

/** How something is paid, in words; a card by its brand and last digits where they are known (SU-41 to SU-51). */
export const methodName = (own: PaymentWords['own'], method: string, card: NamedCard | null = null): string => {
  if (method === 'CARD') return card ? cardName(own, card) : own.methods.card;
  if (method === 'COUPON') return own.methods.coupon;
  if (method === 'PASS') return own.methods.pass;
  return METHOD_NAMES[method] ?? method;
};

/** Where a subscription was bought, in words (SU-30); null for a pass, which is redeemed. */
export const platformName = (own: PaymentWords['own'], sku: string, gateway: string): string | null => {
  if (isPass(sku)) return null;
  const platform = platformOf(sku);
  return platform === 'WEB' ? own.website : (PLATFORM_NAMES[platform] ?? methodName(own, gateway));
};
