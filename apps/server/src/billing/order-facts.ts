import { checkBillingAddress, toAddressInput } from '@madang/domain/billing/billing-address.ts';
import type { BillingAddress } from '@madang/contract/billing/billing.contract.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import { BOLETO_COUNTRY } from '@madang/domain/billing/boleto.ts';
import { faultOfCode, normalCode } from '@madang/domain/coupons/code.ts';
import { decideCoupon } from '@madang/domain/coupons/coupon.ts';
import { type PriceOffer, type Promotion, runningPromotion } from '@madang/domain/billing/price.ts';
import { decidePurchase } from '@madang/domain/subscriptions/purchase.ts';
import { findProduct, type Product } from '@madang/domain/subscriptions/product.ts';
import type { Subscription } from '@madang/domain/subscriptions/subscription.ts';
import { answer, refuse } from '../use-case/use-case.ts';
import type { Needs } from '../use-case/needs.ts';
import type { AccountHolder } from '../use-case/viewer.ts';

/** Billing details normalized for storage, or a validation error for each invalid field. */
export const addressFrom = ({ country, fields }: BillingAddress) => {
  const checked = checkBillingAddress(country, fields);
  if (checked.ok) return answer({ country, fields: toAddressInput(checked.value) as Record<string, string> });
  return refuse('BILLING_ADDRESS_INVALID', { fields: { ...checked.faults } });
};

/** Whether the account has never had a subscription or a trial (SU-07, SU-09). */
export const isFirst = async (subscriptions: Repositories['subscriptions'], accountId: string): Promise<boolean> =>
  !(await subscriptions.hadTrial(accountId)) && !(await subscriptions.hasHistory(accountId));

/** Boleto is offered to accounts in Brazil only, if the operator enables it and the provider supports it (BI-40). */
export const offersBoleto = (
  { billing, payments }: Needs<'billing' | 'payments'>,
  { accountCountry }: Pick<AccountHolder, 'accountCountry'>,
): boolean => billing.boleto && payments.gateway.boleto && accountCountry === BOLETO_COUNTRY;

/** Order as the client sent it. */
interface Sent {
  readonly sku: string;
  readonly coupon_code?: string | undefined;
  readonly campaign_id?: string | undefined;
}

/** Validated order: the product and its discounts. */
interface Order {
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
