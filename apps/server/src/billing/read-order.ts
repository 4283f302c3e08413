import type { Needs } from '../use-case/needs.ts';
import { faultOfCode, normalCode } from '@madang/domain/coupons/code.ts';
import { decideCoupon } from '@madang/domain/coupons/coupon.ts';
import { type PriceOffer, type Promotion, runningPromotion } from '@madang/domain/billing/price.ts';
import { decidePurchase } from '@madang/domain/subscriptions/purchase.ts';
import { findProduct, type Product } from '@madang/domain/subscriptions/product.ts';
import type { Subscription } from '@madang/domain/subscriptions/subscription.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import { refuse } from '../use-case/use-case.ts';
import type { AccountHolder } from '../use-case/viewer.ts';

/** Order as the client sent it. */
export interface Sent {
  readonly sku: string;
  readonly coupon_code?: string | undefined;
  readonly campaign_id?: string | undefined;
}

/** Validated order: the product and its discounts. */
export interface Order {
  readonly product: Product;
  readonly offer: PriceOffer | null;
  /** Coupon behind the offer, to be spent with the order. */
  readonly coupon: {
    readonly code: string;
    readonly hash: Buffer;
    readonly campaign: Parameters<Repositories['codes']['spend']>[1];
  } | null;
  readonly promotion: Promotion | null;
}

/** Validates an order at `at` (ms) and resolves its discounts. `placeOrder` repeats it under the account's row lock. */
export const readOrder = async (
  { billing, settings }: Needs<'billing' | 'settings'>,
  { codes }: Pick<Repositories, 'codes'>,
  viewer: AccountHolder,
  { sent, subscription, at }: { readonly sent: Sent; readonly subscription: Subscription | null; readonly at: number },
) => {
  const allowed = decidePurchase({
    subscription,
    partnerBilled: viewer.partnerBilled,
    subscriptionsOpen: settings.subscriptionsOpen,
  });
  if (!allowed.ok) return allowed;
  const product = findProduct(sent.sku, viewer.accountCountry);
  if (!product) return refuse('PRODUCT_NOT_FOUND');
  const promotion = runningPromotion(settings.promotion, at);
  const order: Order = { product, offer: null, coupon: null, promotion };
  const facts = { subscription, partnerBilled: viewer.partnerBilled, promotion, product, now: at };
  if (sent.coupon_code !== undefined) {
    if (faultOfCode(sent.coupon_code) === 'wrong_length') return refuse('COUPON_LENGTH_WRONG');
    const code = normalCode(sent.coupon_code);
    const hash = billing.hashCode(code);
    const decided = decideCoupon({ ...facts, found: await codes.findCoupon(hash, viewer.accountId) });
    if (decided.ok)
      return {
        ok: true as const,
        value: { ...order, offer: decided.value.offer, coupon: { code, hash, campaign: decided.value } },
      };
    return decided;
  }
  if (sent.campaign_id === undefined) return { ok: true as const, value: order };
  const campaign = await codes.findCampaign(sent.campaign_id);
  const decided = decideCoupon({ ...facts, found: campaign?.multiUse ? { campaign, spent: false } : null });
  return decided.ok ? { ok: true as const, value: { ...order, offer: decided.value.offer } } : decided;
};
