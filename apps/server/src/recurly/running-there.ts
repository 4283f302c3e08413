import { runningOf } from './projected-subscription.ts';
import type { RecurlyApi } from '../providers/payments/recurly/recurly-api.ts';
import type { RecurlySubscription } from '../providers/payments/recurly/recurly-shapes.ts';
import { recurlyUnavailable } from './recurly-wallet.ts';

/** The account's running subscription at Recurly, null where there is none. */
export const runningThere = async (api: RecurlyApi, accountId: string): Promise<RecurlySubscription | null> => {
  const listed = await api.listSubscriptions(accountId);
  if (listed.kind === 'not found') return null;
  if (listed.kind !== 'answer') throw recurlyUnavailable(listed);
  return runningOf(listed.value);
};
