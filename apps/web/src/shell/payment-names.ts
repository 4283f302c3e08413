import { brandName } from '@madang/domain/billing/card-brand.ts';
import { isPass, skuPlatform } from '@madang/domain/subscriptions/platform.ts';
import { type OwnWords, type CardDigits, formatCard, formatMethod } from '@madang/i18n/method-names.ts';

/** A card by brand and at most its last four digits. */
export interface NamedCard {
  readonly brand: string;
  readonly last4: string;
}

/** Store names by the prefix of a sku. */
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

/** A card in words, or null where none is known. */
export const saidCard = (card: NamedCard | null): CardDigits | null =>
  card && { brand: brandName(card.brand), last4: card.last4 };

export const cardName = (own: OwnWords, { brand, last4 }: NamedCard): string =>
  formatCard(own, { brand: brandName(brand), last4 });

/** Name of a payment method. A card is named by brand and last digits when known (SU-41 to SU-51). */
export const methodName = (own: OwnWords, method: string, card: NamedCard | null = null): string =>
  formatMethod(own, method, saidCard(card));

/** Name of the store where a subscription was bought (SU-30). Null for a redeemed pass. */
export const platformName = (own: OwnWords, sku: string, gateway: string): string | null => {
  if (isPass(sku)) return null;
  const platform = skuPlatform(sku);
  return platform === 'WEB' ? own.website : (PLATFORM_NAMES[platform] ?? methodName(own, gateway));
};
