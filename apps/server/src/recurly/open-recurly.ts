import { recurlyFieldsUrl } from '@madang/contract/billing/card-fields.ts';
import type { Connection } from '@madang/database/connection.ts';
import { repositories } from '@madang/database/repositories.ts';
import type { Job } from '../jobs/jobs.ts';
import type { OpenedPayments } from '../ports/opened-payments.ts';
import type { SubscriptionBackend } from '../subscriptions/subscription-backend.ts';
import { recurlyApi, type RecurlyApi } from '../providers/payments/recurly/recurly-api.ts';
import { recurlyBackend } from './recurly-backend.ts';
import { openRecurlyClient, type RecurlyLibraryOptions } from '../providers/payments/recurly/recurly-library.ts';
import { recurlyJobs, takeUpNotifications } from './recurly-notifications.ts';
import { recurlyWallet } from './recurly-wallet.ts';

/** The gateway only saves cards: Recurly charges them itself. */
export interface OpenRecurly extends OpenedPayments {
  readonly api: RecurlyApi;
  /** What the server registers, once its deps exist. */
  readonly served: (deps: Parameters<typeof takeUpNotifications>[0]) => {
    readonly backend: SubscriptionBackend;
    readonly keys: readonly string[];
    readonly told: () => void;
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
      told: () => {
        begun = begun.then(() => takeUpNotifications(deps, api)).catch(warn);
      },
    }),
    jobs: (deps) => recurlyJobs(deps, api),
    settled: () => begun,
  };
};
