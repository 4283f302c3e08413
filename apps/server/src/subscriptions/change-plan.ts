import type { Needs } from '../use-case/needs.ts';
import type { PlanChangeResult } from '@madang/contract/billing/billing.contract.ts';
import type { ChangeQuote } from '@madang/domain/billing/change-quote.ts';
import { scheduledChangeEmail, trialChangeEmail } from '@madang/domain/billing/billing-emails.ts';
import type { Product } from '@madang/domain/subscriptions/product.ts';
import { changePlanNow } from '@madang/domain/billing/change-quote.ts';
import type { Subscription } from '@madang/domain/subscriptions/subscription.ts';
import type { NewInvoice } from '../billing/open-invoice.ts';
import { openInvoice } from '../billing/open-invoice.ts';
import { billingTime } from '../billing/account-clock.ts';
import { enqueueBillingEmail } from '../billing/enqueue-billing-email.ts';
import { recordReply, recordReplay, type CallResult, toIdempotentRequest, findReplay } from '../billing/idempotent-replay.ts';
import { chargeAttempt } from '../billing/charge-attempt.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { quoteChangeFor } from './change-facts.ts';
import { presentChangePaid } from './subscription.presenter.ts';

/** Return path of 3-D Secure. It redirects to the subscription page, which shows the outcome of the change. */
const RETURN_PATH = '/process/change';

/** Invoice of a plan change that takes effect at once. */
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
    onPaid: { do: 'change', quote, plan, period },
    createdAt,
  };
};

/** Response of a change without a charge now. */
const FREE = answer<PlanChangeResult>({ state: 'paid', action_url: null, transaction_id: null });

/**
 * Changes the plan (SU-67): a downgrade at the period's end, an upgrade with proration once its charge is paid. A repeat
 * with a client key is an idempotent replay. Without a key it is refused, by the new plan or by the unsettled change.
 */
export const changePlan: UseCase<
  'changePlan',
  Needs<
    'billing' | 'inTransaction' | 'newId' | 'now' | 'payments' | 'repositories' | 'settings',
    | 'accounts'
    | 'codes'
    | 'gifts'
    | 'idempotencyKeys'
    | 'instruments'
    | 'invoices'
    | 'mailOutbox'
    | 'paymentAttempts'
    | 'subscriptions'
  >
> = (deps) => async (viewer, input) => {
  const { accountId } = viewer;
  const { sku, shown_total: shownTotal, can_consent: canConsent = false } = input;
  const call = toIdempotentRequest(viewer, 'changePlan', input);
  const now = await billingTime(deps, accountId);
  const ordered = await deps.inTransaction(async (repositories) => {
    const { subscriptions, instruments, invoices } = repositories;
    const subscription = await subscriptions.findLocked(accountId);
    const before = call.hasOwnKey ? await findReplay(repositories, call, now, presentChangePaid) : null;
    if (before) return before;
    const keep = async (led: CallResult): Promise<void> => {
      if (call.hasOwnKey) await recordReplay(repositories, call, led, now);
    };
    if (await invoices.findOpen(accountId)) return refuse('PURCHASE_UNDER_WAY');
    const quoted = await quoteChangeFor(deps, repositories, viewer, { sku, subscription, now });
    if (!quoted.ok) return quoted;
    if (!subscription) return refuse('SUBSCRIPTION_NOT_FOUND');
    const { quote, product } = quoted.value;
    const askedAt = deps.now();
    if (shownTotal !== undefined && shownTotal !== quote.total) return refuse('PRICE_CHANGED');
    if (quote.kind === 'reserved') {
      const { plan, period } = product;
      const reserved = { kind: 'plan', sku, plan, period, effectiveAt: quote.effectiveAt } as const;
      await subscriptions.reserve(accountId, reserved, now);
      await enqueueBillingEmail(repositories, accountId, scheduledChangeEmail(subscription, reserved, now), askedAt);
      await keep({ reply: FREE });
      return answer(null);
    }
    if (subscription.status === 'FREE_TRIAL' && quote.kind === 'now_prorated') {
      // Nothing was paid in the trial, so nothing is prorated: it goes on with the new plan and ends at the new price.
      const changed = changePlanNow(subscription, quote, product);
      await subscriptions.save(changed);
      await enqueueBillingEmail(repositories, accountId, trialChangeEmail(changed, quote.nextRetail, now), askedAt);
      await keep({ reply: FREE });
      return answer(null);
    }
    const [primary = null] = await instruments.listOf(accountId);
    const opened = await openInvoice(repositories, deps, billOf(subscription, quote, product, now), {
      card: primary,
      ...(canConsent && { returnUrl: `${deps.settings.publicUrl}${RETURN_PATH}` }),
    });
    await keep({ invoiceId: opened.invoice.id });
    return answer(opened);
  });
  if (!ordered.ok) return ordered;
  if (ordered.value === null) return FREE;
  if ('state' in ordered.value) return answer(ordered.value);
  const { invoice, attemptId } = ordered.value;
  const taken = attemptId === null ? 'paid' : await chargeAttempt(deps, attemptId);
  const attempt = attemptId === null ? null : await deps.repositories.paymentAttempts.get(attemptId);
  const reply = taken === 'declined' ? refuse('CARD_DECLINED') : answer(presentChangePaid(taken, invoice, attempt));
  return recordReply(deps.repositories, call, reply);
};
