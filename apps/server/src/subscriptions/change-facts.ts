import type { Needs } from '../use-case/needs.ts';
import type { PaymentAttempt } from '@madang/database/billing/payment-attempts.repository.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import type { Invoice } from '@madang/domain/billing/invoice.ts';
import { runningPromotion } from '@madang/domain/billing/price.ts';
import type { PauseFacts } from '@madang/domain/subscriptions/pause.ts';
import type { ChangeFacts } from '@madang/domain/subscriptions/plan-change.ts';
import type { Subscription } from '@madang/domain/subscriptions/subscription.ts';
import { findWithdrawal, type OwnWithdrawal } from '../billing/find-withdrawal.ts';
import type { AccountHolder } from '../use-case/viewer.ts';

/** A plan change whose charge is not settled. */
export interface Changing {
  readonly invoice: Invoice;
  readonly attempt: PaymentAttempt;
}

const changingBy = async (
  { paymentAttempts }: Pick<Repositories, 'paymentAttempts'>,
  invoice: Invoice | null,
): Promise<Changing | null> => {
  const attempt = invoice?.kind === 'change' ? await paymentAttempts.findOf(invoice.id) : null;
  return invoice && attempt && { invoice, attempt };
};

/** Facts behind plan changes and pauses at `now` (ms), shared by the operations and by the screen that offers them. */
export const readChangeFacts = async (
  { settings }: Needs<'settings'>,
  repositories: Pick<Repositories, 'instruments' | 'invoices' | 'paymentAttempts' | 'subscriptions'>,
  { accountId, partnerBilled }: Pick<AccountHolder, 'accountId' | 'partnerBilled'>,
  { subscription, now }: { readonly subscription: Subscription | null; readonly now: number },
): Promise<ChangeFacts & PauseFacts & { readonly changing: Changing | null; readonly withdrawal: OwnWithdrawal | null }> => {
  const { subscriptions, instruments, invoices } = repositories;
  const open = await invoices.findOpen(accountId);
  const changing = await changingBy(repositories, open);
  const withdrawal = subscription && (await findWithdrawal(repositories, subscription, now));
  return {
    subscription,
    reserved: await subscriptions.findReserved(accountId),
    partnerBilled,
    subscriptionsOpen: settings.subscriptionsOpen,
    promotion: runningPromotion(settings.promotion, now),
    pausesOffered: settings.pausesOffered,
    withdrawal: withdrawal?.ok ? withdrawal.value : null,
    isPaying: open !== null,
    changing,
    isChanging: changing !== null,
    hasInstrument: (await instruments.listOf(accountId)).length > 0,
    now,
  };
};
