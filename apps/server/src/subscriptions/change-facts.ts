import type { PaymentAttempt } from '@madang/database/billing/payment-attempts.repository.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import type { Invoice } from '@madang/domain/billing/invoice.ts';
import { runningPromotion } from '@madang/domain/billing/price.ts';
import type { PauseFacts } from '@madang/domain/subscriptions/pause.ts';
import { type ChangeFacts, decidePlanChange } from '@madang/domain/subscriptions/plan-change.ts';
import type { Subscription } from '@madang/domain/subscriptions/subscription.ts';
import { quoteChange } from '@madang/domain/billing/change-quote.ts';
import { findProduct } from '@madang/domain/subscriptions/product.ts';
import type { Needs } from '../use-case/needs.ts';
import { findWithdrawal, type OwnWithdrawal } from '../billing/find-withdrawal.ts';
import type { AccountHolder } from '../use-case/viewer.ts';
import { answer, refuse } from '../use-case/use-case.ts';

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

/** Decides and quotes a plan change at `now` (ms). Preview and change share it. */
export const quoteChangeFor = async (
  deps: Needs<'billing' | 'settings'>,
  repositories: Pick<Repositories, 'instruments' | 'invoices' | 'paymentAttempts' | 'subscriptions'>,
  viewer: AccountHolder,
  { sku, subscription, now }: { readonly sku: string; readonly subscription: Subscription | null; readonly now: number },
) => {
  const { accountId } = viewer;
  const { invoices, instruments } = repositories;
  const product = findProduct(sku, subscription?.country ?? viewer.accountCountry);
  if (!product) return refuse('PRODUCT_NOT_FOUND');
  const decided = decidePlanChange(await readChangeFacts(deps, repositories, viewer, { subscription, now }), product);
  if (!decided.ok) return decided;
  if (!subscription) return refuse('SUBSCRIPTION_NOT_FOUND');
  const invoice = await invoices.findPaidFor(subscription.id, now);
  const { country, currency } = subscription;
  const quote = quoteChange({
    subscription,
    kind: decided.value,
    product,
    paid: invoice && {
      gross: invoice.total + invoice.credit,
      tax: invoice.tax + invoice.taxIncluded,
      from: invoice.periodStart,
      until: invoice.periodEnd,
    },
    balance: await invoices.balanceOf(accountId, currency),
    tax: deps.billing.tax({ country, address: await instruments.findAddress(accountId), at: now }),
    now,
  });
  return answer({ quote, product });
};
