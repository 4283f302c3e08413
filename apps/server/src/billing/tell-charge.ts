import type { Repositories } from '@madang/database/repositories.ts';
import { newsOfCharge } from '@madang/domain/billing/news.ts';
import { linesOf } from '@madang/domain/billing/price.ts';
import { productsFor } from '@madang/domain/subscriptions/product.ts';
import { type DuePeriod, type Subscription, tellCharge } from '@madang/domain/subscriptions/subscription.ts';
import type { Deps } from '../deps.ts';
import { askForNews } from './ask-for-news.ts';

interface Due {
  readonly subscription: Subscription;
  /** What is charged when the free time ends; null for nothing. */
  readonly period: DuePeriod | null;
  /** By the clock of the account (ms). */
  readonly now: number;
}

/** Says what the end of a free time costs, in the transaction that is open: that it was said is saved with it. */
export const tellOfCharge = async (
  repositories: Repositories,
  { billing, now: serverNow }: Pick<Deps, 'billing' | 'now'>,
  { subscription, period, now }: Due,
): Promise<void> => {
  const { accountId, country, currency } = subscription;
  const { subscriptions, instruments, invoices } = repositories;
  await subscriptions.save(tellCharge(subscription, now));
  const product =
    period &&
    productsFor(country).find((one) => one.plan === period.plan && one.period === period.period && one.currency === currency);
  if (!product) return;
  const { total } = linesOf({
    retail: product.price,
    discount: 0,
    balance: await invoices.balanceOf(accountId, currency),
    tax: billing.tax({ country, address: await instruments.findAddress(accountId), at: period.start }),
  });
  await askForNews(repositories, accountId, newsOfCharge(subscription, period, total), serverNow());
};
