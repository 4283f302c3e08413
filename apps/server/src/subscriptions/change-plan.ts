import type { ChangeQuote } from '@madang/domain/billing/change-quote.ts';
import { newsOfReserved, newsOfTrialChange } from '@madang/domain/billing/news.ts';
import type { Product } from '@madang/domain/subscriptions/product.ts';
import { changePlanNow } from '@madang/domain/billing/change-quote.ts';
import type { Subscription } from '@madang/domain/subscriptions/subscription.ts';
import type { NewInvoice } from '../billing/open-invoice.ts';
import { openInvoice } from '../billing/open-invoice.ts';
import { timeOf } from '../billing/account-clock.ts';
import { askForNews } from '../billing/ask-for-news.ts';
import { takeMoney } from '../billing/take-money.ts';
import { answer, refuse, type UseCase } from '../http/handlers.ts';
import { quoteChangeFor } from './quote-change.ts';

/** The bill for a plan that is taken at once. */
const billOf = (subscription: Subscription, quote: ChangeQuote, { plan, period }: Product, createdAt: number): NewInvoice => {
  const { sku, currency, retail, tax, taxIncluded, credit, total, kind } = quote;
  return {
    accountId: subscription.accountId,
    subscriptionId: subscription.id,
    kind: 'change',
    sku,
    plan,
    period,
    periodNumber: subscription.periodNumber + (kind === 'now_restarted' ? 1 : 0),
    periodStart: createdAt,
    periodEnd: quote.periodEnd,
    country: subscription.country,
    currency,
    retail,
    discount: 0,
    tax,
    taxIncluded,
    credit,
    total,
    deed: { do: 'change', quote, plan, period },
    createdAt,
  };
};

/** Takes another plan (SU-67): a smaller one when the period is over, a better one at once, once what it costs is paid. */
export const changePlan: UseCase<'changePlan'> =
  (deps) =>
  async (viewer, { sku, shown_total: shownTotal }) => {
    const { accountId } = viewer;
    const now = await timeOf(deps, accountId);
    const ordered = await deps.inTransaction(async (repositories) => {
      const { subscriptions, instruments, invoices } = repositories;
      const subscription = await subscriptions.findLocked(accountId);
      if (await invoices.findOpen(accountId)) return refuse('PURCHASE_UNDER_WAY');
      const quoted = await quoteChangeFor(deps, repositories, viewer, { sku, subscription, now });
      if (!quoted.ok) return quoted;
      if (!subscription) return refuse('SUBSCRIPTION_NOT_FOUND');
      const { quote, product } = quoted.value;
      if (shownTotal !== undefined && shownTotal !== quote.total) return refuse('PRICE_CHANGED');
      if (quote.kind === 'reserved') {
        const { plan, period } = product;
        const reserved = { kind: 'plan', sku, plan, period, effectiveAt: quote.effectiveAt } as const;
        await subscriptions.reserve(accountId, reserved, now);
        await askForNews(repositories, accountId, newsOfReserved(subscription, reserved, now), deps.now());
        return answer(null);
      }
      if (subscription.status === 'FREE_TRIAL' && quote.kind === 'now_prorated') {
        // Nothing is paid yet: the trial goes on with the other plan, and its end is charged at the other price.
        const changed = changePlanNow(subscription, quote, product);
        await subscriptions.save(changed);
        await askForNews(repositories, accountId, newsOfTrialChange(changed, quote.nextRetail, now), deps.now());
        return answer(null);
      }
      const [primary = null] = await instruments.listOf(accountId);
      return answer(await openInvoice(repositories, deps, billOf(subscription, quote, product, now), { card: primary }));
    });
    if (!ordered.ok) return ordered;
    deps.sessions.forgetAccount(accountId);
    if (ordered.value === null) {
      deps.mail.begin();
      return answer({ state: 'paid' as const, transaction_id: null });
    }
    const { invoice, attemptId } = ordered.value;
    const taken = attemptId === null ? 'paid' : await takeMoney(deps, attemptId);
    deps.sessions.forgetAccount(accountId);
    deps.mail.begin();
    if (taken === 'declined') return refuse('CARD_DECLINED');
    // Without a way back nobody is sent to their bank, which declines then: what is neither paid nor declined is pending.
    return answer({ state: taken === 'paid' ? taken : ('pending' as const), transaction_id: invoice.id });
  };
