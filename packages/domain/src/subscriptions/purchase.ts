import { allow, type Decision, refuse } from '../shared/decision.ts';
import { isSoldByStore } from './platform.ts';
import type { Subscription } from './subscription.ts';

export type PurchaseRefusal = 'SUBSCRIPTIONS_CLOSED' | 'BILLED_BY_PARTNER' | 'ALREADY_SUBSCRIBED' | 'NOT_PAYABLE_ON_WEB';

export interface PurchaseFacts {
  readonly subscription: Subscription | null;
  readonly partnerBilled: boolean;
  readonly subscriptionsOpen: boolean;
}

/** Whether an account may buy a plan. Else the first reason why not, in order of precedence. */
export const decidePurchase = ({
  subscription,
  partnerBilled,
  subscriptionsOpen,
}: PurchaseFacts): Decision<null, PurchaseRefusal> => {
  if (!subscriptionsOpen) return refuse('SUBSCRIPTIONS_CLOSED');
  if (partnerBilled) return refuse('BILLED_BY_PARTNER');
  if (subscription === null || subscription.endedAt !== null) return allow(null);
  return refuse(isSoldByStore(subscription.sku) ? 'NOT_PAYABLE_ON_WEB' : 'ALREADY_SUBSCRIBED');
};
