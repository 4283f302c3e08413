import { recurlyFieldsUrl } from '@madang/contract/billing/card-fields.ts';
import type { Connection } from '@madang/database/connection.ts';
import { repositories } from '@madang/database/repositories.ts';
import { refuse } from '../use-case/use-case.ts';
import { embeddedBackend, type SubscriptionBackend } from '../subscriptions/subscription-backend.ts';
import { cancelWithRecurly, reactivateWithRecurly } from './cancel-with-recurly.ts';
import { cardsWithRecurly } from './cards-with-recurly.ts';
import { changeWithRecurly, dropChangeWithRecurly, previewChangeWithRecurly } from './change-with-recurly.ts';
import { previewWithRecurly, purchaseWithRecurly } from './purchase-with-recurly.ts';
import { type RecurlyApi, recurlyApi } from '../providers/payments/recurly/recurly-api.ts';
import type { Job } from '../jobs/jobs.ts';
import type { OpenedPayments } from '../ports/payment-gateway.ts';
import { openRecurlyClient, type RecurlyLibraryOptions } from '../providers/payments/recurly/recurly-library.ts';
import { recurlyJobs, takeUpNotifications } from './recurly-notifications.ts';
import { recurlyWallet } from './recurly-wallet.ts';

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

/** The gateway only saves cards: Recurly charges them itself. */
export interface OpenRecurly extends OpenedPayments {
  readonly api: RecurlyApi;
  /** What the server registers, once its deps exist. */
  readonly served: (deps: Parameters<typeof takeUpNotifications>[0]) => {
    readonly backend: SubscriptionBackend;
    readonly keys: readonly string[];
    readonly onNotification: () => void;
  };
  readonly jobs: (deps: Parameters<typeof recurlyJobs>[0]) => readonly Job[];
  /** Resolves when processing started by webhooks has finished. */
  readonly settled: () => Promise<void>;
}

/** Opens Recurly as the subscription backend. `keys` are the signing keys of our webhook endpoint. */
export const openRecurly = async (
  {
    publicKey,
    webhookKeys: keys,
    ...access
  }: RecurlyLibraryOptions & { readonly publicKey: string; readonly webhookKeys: readonly string[] },
  { database }: Pick<Connection, 'database'>,
  warn: (error: unknown) => void,
): Promise<OpenRecurly> => {
  const api = recurlyApi(await openRecurlyClient({ ...access, tell: warn }));
  // One run at a time: webhooks that arrive meanwhile are processed by the next run
  let begun = Promise.resolve();
  return {
    api,
    gateway: recurlyWallet(api, { repositories: repositories(database) }),
    url: recurlyFieldsUrl(publicKey),
    close: async () => undefined,
    served: (deps) => ({
      backend: recurlyBackend(api),
      keys,
      onNotification: () => {
        begun = begun.then(() => takeUpNotifications(deps, api)).catch(warn);
      },
    }),
    jobs: (deps) => recurlyJobs(deps, api),
    settled: () => begun,
  };
};
