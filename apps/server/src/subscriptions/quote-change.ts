import type { Needs } from '../use-case/needs.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import { quoteChange } from '@madang/domain/billing/change-quote.ts';
import { decidePlanChange } from '@madang/domain/subscriptions/plan-change.ts';
import { findProduct } from '@madang/domain/subscriptions/product.ts';
import type { Subscription } from '@madang/domain/subscriptions/subscription.ts';
import { answer, refuse } from '../use-case/use-case.ts';
import type { AccountHolder } from '../use-case/viewer.ts';
import { readChangeFacts } from './change-facts.ts';

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
