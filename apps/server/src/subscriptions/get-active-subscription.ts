import { entitlementAt } from '@madang/domain/subscriptions/entitlement.ts';
import { answer, type UseCase } from '../http/handlers.ts';

export const getActiveSubscription: UseCase<'getActiveSubscription'> =
  ({ repositories, now }) =>
  async (viewer) => {
    const subscription = await repositories.subscriptions.findOf(viewer.accountId);
    if (!subscription || !entitlementAt(subscription, now())) return answer(null);
    return answer({ sku: subscription.sku, payment_gateway: subscription.gateway, period: subscription.period });
  };
