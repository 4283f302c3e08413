import { planOfSku } from '@madang/domain/subscriptions/plan.ts';
import type { RunningStatus } from '@madang/domain/subscriptions/status.ts';
import { accessUntil, type Reserved, type Subscription } from '@madang/domain/subscriptions/subscription.ts';
import {
  toSku,
  toStableUuid,
  type RecurlyInvoice,
  type RecurlySubscription,
} from '../providers/payments/recurly/recurly-shapes.ts';

/** Account and time (ms) of a projection. */
export interface Whose {
  readonly accountId: string;
  /** ISO 3166 country of sign-up. */
  readonly country: string;
  readonly now: number;
}

const isOver = ({ state }: RecurlySubscription): boolean => state === 'expired' || state === 'failed';

/**
 * Our status of a Recurly subscription. At Recurly neither a trial nor an unpaid renewal is a state, and `canceled`
 * runs to the end of its period. A paused subscription gives no access and counts as canceled.
 */
export const statusOf = (
  { state, trialEndsAt }: Pick<RecurlySubscription, 'state' | 'trialEndsAt'>,
  owed: readonly Pick<RecurlyInvoice, 'finalDunningEvent'>[],
  now: number,
): RunningStatus => {
  if (state === 'canceled' || state === 'paused') return 'CANCELED';
  if (trialEndsAt !== null && trialEndsAt > now) return 'FREE_TRIAL';
  if (owed.length === 0) return 'ACTIVE';
  return owed.some(({ finalDunningEvent }) => finalDunningEvent === true) ? 'GRACE_PERIOD' : 'ACTIVE - IN RETRIES';
};

/** A subscription for our tables, null where its plan is not ours. `nextAt` is null because Recurly renews it. */
export const subscriptionFrom = (
  there: RecurlySubscription,
  invoices: readonly RecurlyInvoice[],
  { accountId, country, now }: Whose,
): Subscription | null => {
  const sku = toSku(there.plan.code);
  const named = planOfSku(sku);
  const { currentPeriodStartedAt: periodStart, currentPeriodEndsAt: periodEnd, state } = there;
  if (!named || periodStart === null || periodEnd === null || state === 'future') return null;
  const unpaid = invoices.filter(
    (invoice) =>
      (invoice.state === 'past_due' || invoice.state === 'failed') &&
      invoice.lineItems.some(({ subscriptionId }) => subscriptionId === there.id),
  );
  const owed = unpaid.filter((invoice) => invoice.state === 'past_due');
  const status = statusOf(there, owed, now);
  const renewable = there.autoRenew !== false;
  const inTrial = there.trialEndsAt !== null && there.trialEndsAt > now;
  const ended = isOver(there);
  const endedAt = ended ? (there.expiresAt ?? there.updatedAt) : null;
  const running = accessUntil({
    status: status === 'CANCELED' ? status : 'ACTIVE',
    renewable,
    periodStart,
    periodEnd,
    nextAt: null,
  });
  const canceledUntil = state === 'paused' ? periodStart : (there.expiresAt ?? periodEnd);
  return {
    id: toStableUuid('subscription', there.id),
    accountId,
    sku,
    ...named,
    gateway: 'CARD',
    status,
    country,
    currency: there.currency,
    startedAt: there.activatedAt ?? there.createdAt,
    anchorAt: inTrial ? periodEnd : periodStart,
    anchorNumber: 1,
    periodNumber: inTrial ? 0 : 1,
    periodStart,
    periodEnd,
    trialUntil: inTrial ? there.trialEndsAt : null,
    toldAt: null,
    renewable,
    promotionUntil: null,
    statusBefore: status === 'CANCELED' ? (inTrial ? 'FREE_TRIAL' : 'ACTIVE') : null,
    declines: owed.length,
    nextAt: null,
    endedAt,
    endReason: !ended ? null : unpaid.length > 0 ? 'unpaid' : 'canceled',
    code: null,
    until: endedAt ?? (status === 'CANCELED' ? canceledUntil : running),
  };
};

/** The plan scheduled for the end of the period, null where there is none. */
export const reservedFrom = ({ state, pendingChange, currentPeriodEndsAt }: RecurlySubscription): Reserved | null => {
  if (!pendingChange || pendingChange.activated === true || state !== 'active') return null;
  const sku = toSku(pendingChange.plan.code);
  const named = planOfSku(sku);
  const effectiveAt = pendingChange.activateAt ?? currentPeriodEndsAt;
  return named && effectiveAt !== null ? { kind: 'plan', sku, ...named, effectiveAt } : null;
};

/** The running subscription, the newest if there are several, null where all have ended. */
export const runningOf = (all: readonly RecurlySubscription[]): RecurlySubscription | null =>
  all
    .filter((one) => !isOver(one) && one.state !== 'future' && planOfSku(toSku(one.plan.code)) !== null)
    .reduce<RecurlySubscription | null>((newest, one) => (newest && newest.createdAt >= one.createdAt ? newest : one), null);
