import { isCallFailed } from '@madang/contract/client.ts';
import type { ActiveSubscription } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { isPartnerBilled } from '@madang/domain/accounts/account.ts';
import type { Visitor } from '../../../../render';
import type { CheckoutReturn } from '@madang/domain/billing/checkout-return.ts';

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
  try {
    return await api.getActiveSubscription();
  } catch (error) {
    // The page says then that nothing is known yet, which is so.
    if (isCallFailed(error)) return null;
    throw error;
  }
};

export const checkoutReturnOf = async (visitor: Visitor, outcome: CheckoutReturn): Promise<CheckoutReturnView> => ({
  view: 'checkout',
  ...outcome,
  signedIn: visitor.session !== null,
  own: outcome.succeeded ? await ownOf(visitor) : null,
  payUrl: visitor.payUrl,
});
