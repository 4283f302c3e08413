import type { Repositories } from '@madang/database/repositories.ts';
import { runningPromotion } from '@madang/domain/billing/price.ts';
import type { ChangeFacts } from '@madang/domain/subscriptions/plan-change.ts';
import type { Subscription } from '@madang/domain/subscriptions/subscription.ts';
import type { Deps } from '../deps.ts';
import type { AccountHolder } from '../sessions/viewer.ts';

/** All that a change of plan depends on at `now` (ms): for the call that makes it and for the screen that offers it. */
export const changeFactsOf = async (
  { settings }: Pick<Deps, 'settings'>,
  { subscriptions, instruments }: Pick<Repositories, 'subscriptions' | 'instruments'>,
  { accountId, partnerBilled }: Pick<AccountHolder, 'accountId' | 'partnerBilled'>,
  { subscription, now }: { readonly subscription: Subscription | null; readonly now: number },
): Promise<ChangeFacts> => ({
  subscription,
  reserved: await subscriptions.findReserved(accountId),
  partnerBilled,
  subscriptionsOpen: settings.subscriptionsOpen,
  promotion: runningPromotion(settings.promotion, now),
  hasInstrument: (await instruments.listOf(accountId)).length > 0,
  now,
});
