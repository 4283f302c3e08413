import { wallClock } from './clock.ts';
import { expiring, type Kept } from './expiring.ts';
import { tabStorage } from './storage.ts';

/** The selected plan, kept in the tab on the way to the checkout (BI-89 to BI-97). The price is never kept. */
export interface SavedCheckout {
  readonly currency: string;
  readonly skuID: string;
  readonly gatewayCode: string;
  readonly period: string;
  readonly skipTrial: boolean;
  readonly referenceType: 'web';
  readonly renewable: boolean;
  /** One of the two at most (BI-99). */
  readonly campaignId: string | null;
  readonly couponCode: string | null;
}

export type FoundCheckout =
  | { readonly state: 'missing' | 'expired' }
  | { readonly state: 'kept'; readonly checkout: SavedCheckout };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const textOr = (value: unknown): string | null => (isText(value) ? value : null);

/** Reads what was kept: whatever lacks a plan is none. */
export const checkoutIn = (kept: Kept): FoundCheckout => {
  if (kept.state !== 'kept') return kept;
  const found = (typeof kept.value === 'object' ? (kept.value ?? {}) : {}) as Readonly<Record<string, unknown>>;
  const { currency, skuID, gatewayCode, period, skipTrial, renewable } = found;
  if (!isText(skuID) || !isText(currency) || !isText(gatewayCode) || !isText(period)) return { state: 'missing' };
  const campaignId = textOr(found['campaignId']);
  return {
    state: 'kept',
    checkout: {
      currency,
      skuID,
      gatewayCode,
      period,
      skipTrial: skipTrial === true,
      referenceType: 'web',
      renewable: renewable !== false,
      campaignId,
      couponCode: campaignId === null ? textOr(found['couponCode']) : null,
    },
  };
};

const box = expiring(tabStorage, 'checkout', wallClock);

export const readCheckout = (): FoundCheckout => checkoutIn(box.read());
export const writeCheckout = (checkout: SavedCheckout): void => box.write(checkout);
export const removeCheckout = (): void => box.remove();
