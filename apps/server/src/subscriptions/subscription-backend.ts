import { billingRoutes } from '../billing/billing.routes.ts';
import { couponRoutes } from '../coupons/coupons.routes.ts';
import type { Routes } from '../use-case/use-case.ts';
import { subscriptionRoutes } from './subscriptions.routes.ts';

/**
 * Use cases of a subscription backend: purchase, change, payment and display. Playback rights are always read from our
 * own tables, so playback never depends on a provider.
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

/** Our own billing engine, the default. */
export const embeddedBackend = { ...billingRoutes, ...couponRoutes, ...subscriptionRoutes } satisfies SubscriptionBackend;
