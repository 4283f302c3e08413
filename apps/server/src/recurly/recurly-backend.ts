import { refuse } from '../use-case/use-case.ts';
import { embeddedBackend, type SubscriptionBackend } from '../subscriptions/subscription-backend.ts';
import { cancelWithRecurly, reactivateWithRecurly } from './cancel-with-recurly.ts';
import { cardsWithRecurly } from './cards-with-recurly.ts';
import { changeWithRecurly, dropChangeWithRecurly, previewChangeWithRecurly } from './change-with-recurly.ts';
import { previewWithRecurly, purchaseWithRecurly } from './purchase-with-recurly.ts';
import type { RecurlyApi } from '../providers/payments/recurly/recurly-api.ts';

/**
 * Subscriptions at Recurly: it sells, charges, renews and ends them, and our tables mirror them for lists. Coupon codes
 * and passes belong to our own engine and are refused here. Withdrawals go to support, because refunds are made at
 * Recurly.
 */
export const recurlyBackend = (api: RecurlyApi): SubscriptionBackend => ({
  ...embeddedBackend,
  ...cardsWithRecurly(api),
  previewPurchase: previewWithRecurly(api),
  purchase: purchaseWithRecurly(api),
  previewPlanChange: previewChangeWithRecurly(api),
  changePlan: changeWithRecurly(api),
  removePlanChange: dropChangeWithRecurly(api),
  cancelSubscription: cancelWithRecurly(api),
  reactivateSubscription: reactivateWithRecurly(api),
  withdrawPurchase: () => async () => refuse('WITHDRAWAL_BY_SUPPORT'),
  redeemCoupon: () => async () => refuse('COUPON_INVALID'),
  redeemPremiumPass: () => async () => refuse('COUPON_INVALID'),
});
