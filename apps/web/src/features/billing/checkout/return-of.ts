import type { ActiveSubscription } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { isPartnerBilled } from '@madang/domain/accounts/account.ts';
import type { Visitor } from '../../../../render';
import type { CheckoutReturn } from '@madang/domain/billing/checkout-return.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';

/** What the page after a checkout shows. */
export interface CheckoutReturnView extends CheckoutReturn {
  readonly view: 'checkout';
  readonly signedIn: boolean;
  /** The active subscription from the server, whatever the query string says. Null for none. */
  readonly own: ActiveSubscription | null;
  /** Where the provider's pages are. */
  readonly payUrl: string;
}

const ownOf = async ({ api, session }: Visitor): Promise<ActiveSubscription | null> => {
  if (session === null || isPartnerBilled(session.user_type)) return null;
  // Null shows that the outcome is not known yet.
  return api.getActiveSubscription().catch(onCallFailed(() => null));
};

export const loadCheckoutReturn = async (visitor: Visitor, outcome: CheckoutReturn): Promise<CheckoutReturnView> => ({
  view: 'checkout',
  ...outcome,
  signedIn: visitor.session !== null,
  own: outcome.succeeded ? await ownOf(visitor) : null,
  payUrl: visitor.payUrl,
});
