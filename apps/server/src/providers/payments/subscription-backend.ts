import { billingRoutes } from '../../billing/billing.routes.ts';
import { couponRoutes } from '../../coupons/coupons.routes.ts';
import type { Routes } from '../../http/handlers.ts';
import { subscriptionRoutes } from '../../subscriptions/subscriptions.routes.ts';

/**
 * Whoever keeps subscriptions (trust.md 1.2): the use cases by which they are bought, changed, paid and shown. What a viewer may watch is read from our
 * tables, whoever keeps them.
 */
export type SubscriptionBackend = Routes<
  | 'previewPurchase'
  | 'purchase'
  | 'withdrawPurchase'
  | 'listBillingInfo'
  | 'getPrimaryBillingInfo'
  | 'addBillingInfo'
  | 'changeBillingInfo'
  | 'removeBillingInfo'
  | 'selectPrimaryBillingInfo'
  | 'listTransactions'
  | 'previewPlanChange'
  | 'changePlan'
  | 'removePlanChange'
  | 'cancelSubscription'
  | 'reactivateSubscription'
  | 'getActiveSubscription'
  | 'getReservedSubscription'
  | 'redeemCoupon'
  | 'redeemPremiumPass'
>;

/** Our own engine: the default. */
export const embeddedBackend: SubscriptionBackend = { ...billingRoutes, ...couponRoutes, ...subscriptionRoutes };
