import type { PlanChangeResult } from '@madang/contract/billing/billing.contract.ts';
import type {
  ActiveSubscription,
  ChangeUnderWay,
  PlanChangePreview,
  ReservedSubscription,
} from '@madang/contract/subscriptions/subscriptions.contract.ts';
import type { PaymentAttempt } from '@madang/database/billing/payment-attempts.repository.ts';
import type { ChangeQuote } from '@madang/domain/billing/change-quote.ts';
import type { Invoice } from '@madang/domain/billing/invoice.ts';
import { countryOfUnit, findBusinessUnit } from '@madang/domain/subscriptions/business-unit.ts';
import { pauseBlockedBy, pauseEnd, type PauseFacts } from '@madang/domain/subscriptions/pause.ts';
import { changeBlockedBy, type ChangeFacts } from '@madang/domain/subscriptions/plan-change.ts';
import { skuPlatform } from '@madang/domain/subscriptions/platform.ts';
import { findProduct, type Product } from '@madang/domain/subscriptions/product.ts';
import { cancel, isRenewedByStore, type Reserved, type Subscription } from '@madang/domain/subscriptions/subscription.ts';
import type { OwnWithdrawal } from '../billing/find-withdrawal.ts';
import { toIsoInstant, instantOrNull } from '../billing/billing.presenter.ts';
import { type PaymentState, toPaymentState } from '../billing/charge-attempt.ts';
import type { Changing } from './change-facts.ts';

/** Product of the next renewal. */
const nextProduct = (subscription: Subscription, reserved: Reserved | null): Product | null =>
  findProduct(reserved?.kind === 'plan' ? reserved.sku : subscription.sku, subscription.country);

/** End of a running or reserved pause (ms). Null while the charge that ends it is in progress. */
const pausedUntil = ({ status, periodEnd, nextAt }: Subscription, reserved: Reserved | null): number | null => {
  if (status === 'PAUSED') return nextAt === null ? null : periodEnd;
  return reserved?.kind === 'pause' ? pauseEnd(reserved.effectiveAt, reserved.months) : null;
};

/** State of a requested plan change. A boleto cannot pay for one, so `waiting` does not occur. */
export const presentChangePaid = (
  taken: Exclude<PaymentState, 'declined'>,
  { id }: Pick<Invoice, 'id'>,
  attempt: Pick<PaymentAttempt, 'actionUrl'> | null,
): PlanChangeResult => ({
  state: taken === 'waiting' ? 'pending' : taken,
  action_url: attempt?.actionUrl ?? null,
  transaction_id: id,
});

const presentChanging = ({ invoice, attempt }: Changing): ChangeUnderWay => ({
  state: toPaymentState(attempt) === 'action_needed' ? 'action_needed' : 'pending',
  action_url: attempt.actionUrl,
  transaction_id: invoice.id,
  sku: invoice.sku,
  plan: invoice.plan,
  period: invoice.period,
});

const presentWithdrawal = ({ purchaseId, lastDay, payment }: OwnWithdrawal): ActiveSubscription['withdrawal'] => ({
  transaction_id: purchaseId,
  last_day: toIsoInstant(lastDay),
  amount: payment?.total ?? 0,
});

/** Subscription with the actions it allows. It may have just ended, because a cancellation during a pause ends it. */
export const presentSubscription = (
  facts: ChangeFacts &
    PauseFacts & {
      readonly subscription: Subscription;
      readonly changing: Changing | null;
      readonly withdrawal: OwnWithdrawal | null;
    },
): ActiveSubscription => {
  const { subscription, reserved } = facts;
  const { sku, status, renewable, periodEnd, until, nextAt } = subscription;
  const paused = pausedUntil(subscription, reserved);
  // A reserved pause ends access at the period's end, as a cancellation does.
  const stops = reserved?.kind === 'pause';
  const elsewhere = isRenewedByStore(subscription);
  const unit = findBusinessUnit(subscription.country);
  const canceled = status === 'CANCELED';
  const owed = status === 'ACTIVE - IN RETRIES' || status === 'GRACE_PERIOD';
  const renews = renewable && !canceled && !owed;
  const canceling = cancel(subscription, facts.now);
  return {
    sku,
    payment_gateway: subscription.gateway,
    period: subscription.period,
    plan: subscription.plan,
    status,
    platform: skuPlatform(sku),
    business_unit: unit,
    country: countryOfUnit(unit),
    currency: subscription.currency,
    single_pass: skuPlatform(sku) === 'SINGLE' || (!renewable && skuPlatform(sku) !== 'PASS'),
    premium_pass: skuPlatform(sku) === 'PASS',
    coupon_code: subscription.code,
    renewable,
    started_at: toIsoInstant(subscription.startedAt),
    next_renewal_at: renews ? toIsoInstant(paused ?? periodEnd) : null,
    next_amount: renews && !elsewhere ? (nextProduct(subscription, reserved)?.price ?? null) : null,
    expires_at: renews && !stops ? null : toIsoInstant(owed || canceled ? until : periodEnd),
    free_trial_until: instantOrNull(subscription.trialUntil),
    canceled,
    resumable: canceled && !elsewhere && subscription.endedAt === null,
    retry_at: status === 'ACTIVE - IN RETRIES' ? instantOrNull(nextAt) : null,
    promotion_until: instantOrNull(subscription.promotionUntil),
    paused_until: instantOrNull(paused),
    change_under_way: facts.changing && presentChanging(facts.changing),
    cancel_blocked_by: facts.partnerBilled ? 'BILLED_BY_PARTNER' : canceling.ok ? null : canceling.refusal,
    change_blocked_by: changeBlockedBy(facts),
    pause_blocked_by: pauseBlockedBy(facts),
    withdrawal: subscription.endedAt === null ? facts.withdrawal && presentWithdrawal(facts.withdrawal) : null,
  };
};

export const presentReserved = (reserved: Reserved): ReservedSubscription => ({
  kind: reserved.kind,
  status: 'RESERVED',
  sku: reserved.sku,
  plan: reserved.plan,
  period: reserved.kind === 'plan' ? reserved.period : null,
  days: reserved.kind === 'pass' ? reserved.days : null,
  months: reserved.kind === 'pause' ? reserved.months : null,
  effective_at: toIsoInstant(reserved.effectiveAt),
});

export const presentChange = (quote: ChangeQuote, { plan, period }: Product): PlanChangePreview => ({
  currency: quote.currency,
  retail_price: quote.retail,
  discount: null,
  discount_amount: 0,
  tax: quote.tax,
  tax_included: quote.taxIncluded,
  credit: quote.credit,
  total: quote.total,
  billing_date: toIsoInstant(quote.billingDate),
  next_price: quote.nextRetail,
  kind: quote.kind,
  sku: quote.sku,
  plan,
  period,
  unused: quote.unused,
  balance_after: quote.balanceAfter,
  effective_at: toIsoInstant(quote.effectiveAt),
});
