import type { Client } from '@madang/contract/client.ts';
import type { ActiveSubscription, ReservedSubscription } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { load, type Loaded } from '#app/platform/loaded.ts';

/** What the payment tab knows of a subscription; each part may have failed by itself. */
export interface OwnParts {
  readonly subscription: Loaded<ActiveSubscription | null>;
  readonly reserved: Loaded<ReservedSubscription | null>;
}

export const readOwn = async (api: Pick<Client, 'getActiveSubscription' | 'getReservedSubscription'>): Promise<OwnParts> => {
  const [subscription, reserved] = await Promise.all([load(api.getActiveSubscription()), load(api.getReservedSubscription())]);
  return { subscription, reserved };
};

/** Whether only the reserved change of the plan is missing, which an alert reports while the subscription stays on the page (SU-80). */
export const lacksReserved = ({ subscription, reserved }: OwnParts): boolean =>
  subscription.state === 'loaded' && reserved.state === 'failed';
