import type { Repositories } from '@madang/database/repositories.ts';
import { runningPromotion } from '@madang/domain/billing/price.ts';
import type { PauseFacts } from '@madang/domain/subscriptions/pause.ts';
import type { ChangeFacts } from '@madang/domain/subscriptions/plan-change.ts';
import type { Subscription } from '@madang/domain/subscriptions/subscription.ts';
import type { Deps } from '../deps.ts';
import type { AccountHolder } from '../sessions/viewer.ts';

/** All that a change of plan and a pause depend on at `now` (ms): for the calls that make them and for the screen that offers them. */
export const changeFactsOf = async (
  { settings }: Pick<Deps, 'settings'>,
  { subscriptions, instruments, invoices }: Pick<Repositories, 'subscriptions' | 'instruments' | 'invoices'>,
  { accountId, partnerBilled }: Pick<AccountHolder, 'accountId' | 'partnerBilled'>,
  { subscription, now }: { readonly subscription: Subscription | null; readonly now: number },
): Promise<ChangeFacts & PauseFacts> => ({
  subscription,
  reserved: await subscriptions.findReserved(accountId),
  partnerBilled,
  subscriptionsOpen: settings.subscriptionsOpen,
  promotion: runningPromotion(settings.promotion, now),
  pausesOffered: settings.pausesOffered,
  // Only a pause asks.
  isPaying: settings.pausesOffered && (await invoices.findOpen(accountId)) !== null,
  hasInstrument: (await instruments.listOf(accountId)).length > 0,
  now,
});
