import type { Client } from '@madang/contract/client.ts';
import type { PaymentMethod } from '@madang/contract/billing/billing.contract.ts';
import type { ActiveSubscription, ReservedSubscription } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { load, type Loaded } from '#app/platform/loaded.ts';
import type { NamedCard } from '#app/shell/payment-names.ts';

/** Subscription data of the payment tab. Each part may fail alone. */
export interface OwnParts {
  readonly subscription: Loaded<ActiveSubscription | null>;
  readonly reserved: Loaded<ReservedSubscription | null>;
  /** How the account pays. */
  readonly methods: Loaded<readonly PaymentMethod[]>;
}

type Calls = Pick<Client, 'getActiveSubscription' | 'getReservedSubscription' | 'listPaymentMethods'>;

export const readOwn = async (api: Calls): Promise<OwnParts> => {
  const [subscription, reserved, methods] = await Promise.all([
    load(api.getActiveSubscription()),
    load(api.getReservedSubscription()),
    load(api.listPaymentMethods().then(({ objects }) => objects)),
  ]);
  return { subscription, reserved, methods };
};

/** The card that pays for the plan. Null for none, or when payment methods failed to load. */
export const chargedCard = ({ methods }: OwnParts): NamedCard | null => {
  const card = methods.state === 'loaded' ? methods.value.find(({ method, primary }) => method === 'CARD' && primary) : null;
  return card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : null;
};

/** Whether only the reserved change of the plan is missing, which an alert reports while the subscription stays on the page (SU-80). */
export const lacksReserved = ({ subscription, reserved }: Omit<OwnParts, 'methods'>): boolean =>
  subscription.state === 'loaded' && reserved.state === 'failed';
