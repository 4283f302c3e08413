import type { Needs } from '../use-case/needs.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import { upcomingChargeEmail } from '@madang/domain/billing/billing-emails.ts';
import { listQuoteLines } from '@madang/domain/billing/price.ts';
import { productsFor } from '@madang/domain/subscriptions/product.ts';
import { type DuePeriod, type Subscription, markChargeNoticeSent } from '@madang/domain/subscriptions/subscription.ts';
import { enqueueBillingEmail } from './enqueue-billing-email.ts';

interface Due {
  readonly subscription: Subscription;
  /** Period charged when the free period ends, or null for none. */
  readonly period: DuePeriod | null;
  /** Billing time of the account (ms). */
  readonly now: number;
}

/** Enqueues the reminder of the charge at the end of a trial or pause, and marks it as sent in the same transaction. */
export const enqueueChargeNotice = async (
  repositories: Pick<Repositories, 'accounts' | 'instruments' | 'invoices' | 'mailOutbox' | 'subscriptions'>,
  { billing, now: serverNow }: Needs<'billing' | 'now'>,
  { subscription, period, now }: Due,
): Promise<void> => {
  const { accountId, country, currency } = subscription;
  const { subscriptions, instruments, invoices } = repositories;
  await subscriptions.save(markChargeNoticeSent(subscription, now));
  const product =
    period &&
    productsFor(country).find((one) => one.plan === period.plan && one.period === period.period && one.currency === currency);
  if (!product) return;
  const { total } = listQuoteLines({
    retail: product.price,
    discount: 0,
    balance: await invoices.balanceOf(accountId, currency),
    tax: billing.tax({ country, address: await instruments.findAddress(accountId), at: period.start }),
  });
  await enqueueBillingEmail(repositories, accountId, upcomingChargeEmail(subscription, period, total), serverNow());
};
