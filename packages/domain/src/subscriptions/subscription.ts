import { graceUntil, retriesUntil, retryAt } from '../billing/dunning.ts';
import type { DeclineKind } from '../billing/decline.ts';
import { periodsFrom } from '../billing/periods.ts';
import type { Quote } from '../billing/price.ts';
import { allow, type Decision, refuse } from '../shared/decision.ts';
import { chargeNoticeAt, isTooShortForNotice } from './charge-notice.ts';
import type { Entitlement } from './entitlement.ts';
import { isSoldByStore, isCanceledHere, isPass } from './platform.ts';
import { type Period, type Plan, planCharged } from './plan.ts';
import type { RunningStatus } from './status.ts';

/** Why a subscription ended. */
export type EndReason = 'canceled' | 'unpaid' | 'ran_out' | 'replaced' | 'refunded' | 'withdrawn';

/** Subscription of an account. Instants in milliseconds since 1970. `until` is when access ends if nothing happens. */
export interface Subscription extends Entitlement {
  readonly id: string;
  readonly accountId: string;
  readonly sku: string;
  /** Payment method of platform.ts, or `PASS`. */
  readonly gateway: string;
  readonly status: RunningStatus;
  /** Country (ISO 3166) and currency (ISO 4217) of the sale. */
  readonly country: string;
  readonly currency: string;
  readonly startedAt: number;
  /** Billing anchor: start of period `anchorNumber`, from which all periods are counted. */
  readonly anchorAt: number;
  readonly anchorNumber: number;
  /** Number of the last paid period. 0 for a free one. */
  readonly periodNumber: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  /** End of a running trial. Null without one. */
  readonly trialUntil: number | null;
  /** When the charge notice for a trial or pause was sent. Null before, and where nothing was free. */
  readonly toldAt: number | null;
  readonly renewable: boolean;
  /** A promotion locks the plan until then. */
  readonly promotionUntil: number | null;
  /** Status before the cancellation. */
  readonly statusBefore: RunningStatus | null;
  /** Declines of the charge that is due. */
  readonly declines: number;
  /** When the billing job has to act. Null for never, or while a charge is in flight. */
  readonly nextAt: number | null;
  readonly endedAt: number | null;
  readonly endReason: EndReason | null;
  /** Coupon or pass redeemed last, normalized. Null for none (SU-22). */
  readonly code: string | null;
}

/** How late a renewal may be before access ends, in milliseconds: a slow job is not the viewer's fault. */
const LATE_MS = 86_400_000;

/** End of access by status (ms since 1970): the paid period, extended for a late renewal, retries and the grace period. */
export const accessUntil = ({
  status,
  renewable,
  periodStart,
  periodEnd,
  nextAt,
}: Pick<Subscription, 'status' | 'renewable' | 'periodStart' | 'periodEnd' | 'nextAt'>): number => {
  if (status === 'PAUSED') return periodStart;
  if (status === 'ACTIVE - IN RETRIES') return retriesUntil(periodEnd);
  if (status === 'GRACE_PERIOD') return nextAt ?? periodEnd;
  return status === 'CANCELED' || !renewable ? periodEnd : periodEnd + LATE_MS;
};

const withAccess = (subscription: Subscription): Subscription => ({ ...subscription, until: accessUntil(subscription) });

/** Schedules the next step of a regular period: the charge notice after free time, or the end of the period. */
export const inPeriod = (subscription: Subscription): Subscription =>
  withAccess({ ...subscription, nextAt: chargeNoticeAt(subscription) ?? subscription.periodEnd });

export interface SubscriptionStart {
  readonly id: string;
  readonly accountId: string;
  readonly country: string;
  readonly gateway: string;
  readonly renewable: boolean;
  readonly quote: Quote;
  /** Redeemed coupon, normalized. */
  readonly code: string | null;
  readonly now: number;
}

/** Subscription started by a purchase, once it is paid or free. */
export const begin = ({ id, accountId, country, gateway, renewable, quote, code, now }: SubscriptionStart): Subscription => {
  const { sku, plan, period, currency, freeUntil, periodEnd, promotionUntil } = quote;
  return inPeriod({
    id,
    accountId,
    sku,
    plan,
    period,
    gateway,
    status: freeUntil === null ? 'ACTIVE' : 'FREE_TRIAL',
    country,
    currency,
    startedAt: now,
    anchorAt: freeUntil ?? now,
    anchorNumber: 1,
    periodNumber: freeUntil === null ? 1 : 0,
    periodStart: now,
    periodEnd,
    trialUntil: freeUntil,
    toldAt: freeUntil !== null && isTooShortForNotice(now, freeUntil) ? now : null,
    renewable,
    promotionUntil,
    statusBefore: null,
    declines: 0,
    nextAt: periodEnd,
    endedAt: null,
    endReason: null,
    code,
    until: periodEnd,
  });
};

/** Starts an order paid later at `at` (ms): its full period begins then. Such orders have no trial and no free time. */
export const beginLater = (bought: Subscription, at: number): Subscription => {
  const periodEnd = periodsFrom(at, bought.period, 1);
  return withAccess({
    ...bought,
    startedAt: at,
    anchorAt: at,
    periodStart: at,
    periodEnd,
    promotionUntil: bought.promotionUntil === null ? null : periodEnd,
    nextAt: periodEnd,
  });
};

/** Imports a subscription in the middle of a period. One that a store renews is never due here. */
export const takeOver = (
  facts: Pick<
    Subscription,
    | 'id'
    | 'accountId'
    | 'sku'
    | 'plan'
    | 'period'
    | 'gateway'
    | 'status'
    | 'country'
    | 'currency'
    | 'startedAt'
    | 'periodStart'
    | 'periodEnd'
  > & { readonly declines?: number; readonly nextAt?: number; readonly code?: string },
): Subscription => {
  const { sku, status, periodStart, periodEnd, nextAt = periodEnd, declines = 0, code = null } = facts;
  const elsewhere = isSoldByStore(sku);
  const taken: Subscription = {
    ...facts,
    anchorAt: periodStart,
    anchorNumber: 1,
    periodNumber: status === 'FREE_TRIAL' ? 0 : 1,
    trialUntil: status === 'FREE_TRIAL' ? periodEnd : null,
    toldAt: null,
    renewable: !isPass(sku),
    promotionUntil: null,
    statusBefore: status === 'CANCELED' ? 'ACTIVE' : null,
    declines,
    nextAt: elsewhere ? null : nextAt,
    endedAt: null,
    endReason: null,
    code,
    until: periodEnd,
  };
  // The first paid period is counted from the end of the trial.
  const counted = status === 'FREE_TRIAL' ? { ...taken, anchorAt: periodEnd } : taken;
  if (elsewhere) return counted;
  return status === 'FREE_TRIAL' ? inPeriod(counted) : withAccess(counted);
};

/** Access until an instant (ms) that neither renews nor changes: a pass, or free months (SU-86, SU-90). */
export const beginWindow = ({
  until,
  now,
  ...named
}: Pick<Subscription, 'id' | 'accountId' | 'sku' | 'plan' | 'country' | 'currency'> & {
  /** Normalized. */
  readonly code: string;
  readonly now: number;
  readonly until: number;
}): Subscription =>
  takeOver({
    ...named,
    period: 'monthly',
    gateway: 'COUPON',
    status: 'ACTIVE',
    startedAt: now,
    periodStart: now,
    periodEnd: until,
  });

/** Scheduled successor of the running period: another plan, a redeemed pass (CP-26), or a pause. */
export type Reserved =
  | { readonly kind: 'plan'; readonly sku: string; readonly plan: Plan; readonly period: Period; readonly effectiveAt: number }
  | { readonly kind: 'pass'; readonly sku: string; readonly plan: Plan; readonly days: number; readonly effectiveAt: number }
  | { readonly kind: 'pause'; readonly sku: string; readonly plan: Plan; readonly months: number; readonly effectiveAt: number };

/** Next step of the billing job for a subscription. */
export type Step =
  | { readonly do: 'wait'; readonly until: number | null }
  | { readonly do: 'end'; readonly reason: EndReason; readonly at: number }
  /** Announces the charge after free time. Null where a pass follows, and nothing is charged yet. */
  | { readonly do: 'tell_charge'; readonly period: DuePeriod | null }
  | { readonly do: 'begin_pass'; readonly pass: Extract<Reserved, { kind: 'pass' }> }
  | { readonly do: 'begin_pause'; readonly pause: Extract<Reserved, { kind: 'pause' }> }
  /** Charges the next period, with a scheduled plan change applied. */
  | { readonly do: 'charge'; readonly period: DuePeriod };

/** Period to be charged. */
export interface DuePeriod {
  readonly sku: string;
  readonly plan: Plan;
  readonly period: Period;
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly anchorAt: number;
  readonly anchorNumber: number;
}

/** Period after the last paid one: on the same anchor while its length stays, else on a new one. */
export const nextPeriod = (subscription: Subscription, reserved: Reserved | null): DuePeriod => {
  const { sku, plan, period } = reserved?.kind === 'plan' ? reserved : { ...subscription, ...planCharged(subscription.sku) };
  const number = subscription.periodNumber + 1;
  const start = subscription.periodEnd;
  const sameLength = period === subscription.period;
  const anchorAt = sameLength ? subscription.anchorAt : start;
  const anchorNumber = sameLength ? subscription.anchorNumber : number;
  return {
    sku,
    plan,
    period,
    number,
    start,
    end: periodsFrom(anchorAt, period, number - anchorNumber + 1),
    anchorAt,
    anchorNumber,
  };
};

/** Step due at `now` (ms). Pure, so that the job is idempotent after a crash. */
export const stepDue = (subscription: Subscription, reserved: Reserved | null, now: number): Step => {
  const { nextAt, status, renewable, periodEnd, endedAt } = subscription;
  if (endedAt !== null || nextAt === null || now < nextAt) return { do: 'wait', until: endedAt === null ? nextAt : null };
  if (status === 'GRACE_PERIOD') return { do: 'end', reason: 'unpaid', at: nextAt };
  if (chargeNoticeAt(subscription) !== null && now < periodEnd)
    return { do: 'tell_charge', period: reserved?.kind === 'pass' ? null : nextPeriod(subscription, reserved) };
  if (reserved?.kind === 'pass' && status !== 'ACTIVE - IN RETRIES') return { do: 'begin_pass', pass: reserved };
  if (status === 'CANCELED') return { do: 'end', reason: 'canceled', at: periodEnd };
  if (!renewable) return { do: 'end', reason: 'ran_out', at: periodEnd };
  if (reserved?.kind === 'pause') return { do: 'begin_pause', pause: reserved };
  return { do: 'charge', period: nextPeriod(subscription, reserved) };
};

/** Ends a subscription at an instant (ms). */
export const end = (subscription: Subscription, reason: EndReason, at: number): Subscription => ({
  ...subscription,
  until: Math.min(subscription.until, at),
  nextAt: null,
  endedAt: at,
  endReason: reason,
});

/** Records that the charge notice was sent at `at` (ms). */
export const markChargeNoticeSent = (subscription: Subscription, at: number): Subscription =>
  inPeriod({ ...subscription, toldAt: at });

/** Suspends the schedule while a charge is in flight. */
export const waitForCharge = (subscription: Subscription): Subscription => ({ ...subscription, nextAt: null });

/** Applies the payment for the next period. */
export const renew = (subscription: Subscription, paid: DuePeriod): Subscription => {
  const { sku, plan, period, number, start, end: periodEnd, anchorAt, anchorNumber } = paid;
  const next = { sku, plan, period, periodNumber: number, periodStart: start, periodEnd, anchorAt, anchorNumber };
  const canceled = subscription.status === 'CANCELED';
  return withAccess({
    ...subscription,
    ...next,
    // A cancellation during the charge stands: this period is paid for, and no other is charged.
    status: canceled ? 'CANCELED' : 'ACTIVE',
    statusBefore: canceled ? 'ACTIVE' : null,
    declines: 0,
    trialUntil: null,
    promotionUntil: null,
    nextAt: periodEnd,
  });
};

/** Applies a decline at `at` (ms): schedules a retry, or starts the grace period (SU-36, SU-39, SU-88). */
export const decline = (subscription: Subscription, kind: DeclineKind, at: number): Subscription => {
  const { periodEnd } = subscription;
  if (subscription.status === 'CANCELED') return withAccess({ ...subscription, nextAt: periodEnd });
  const declines = subscription.declines + 1;
  const again = kind === 'soft' ? retryAt(periodEnd, declines) : null;
  return again === null
    ? withAccess({ ...subscription, status: 'GRACE_PERIOD', declines, nextAt: graceUntil(Math.max(at, periodEnd)) })
    : withAccess({ ...subscription, status: 'ACTIVE - IN RETRIES', declines, nextAt: Math.max(again, at) });
};

/** Whether a charge is overdue. */
export const owes = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'ACTIVE - IN RETRIES' || status === 'GRACE_PERIOD';

/** Dunning restarts at `now` (ms) after a card change: the amount due is charged at once. */
export const collectNow = (subscription: Subscription, now: number): Subscription =>
  owes(subscription) && subscription.nextAt !== null
    ? { ...subscription, status: 'ACTIVE - IN RETRIES', nextAt: now, until: Math.max(subscription.until, now + LATE_MS) }
    : subscription;

/** Runs a pass in place of a paid period. Billing resumes after it. */
export const beginPass = (subscription: Subscription, { plan, days }: Extract<Reserved, { kind: 'pass' }>): Subscription => {
  const periodStart = subscription.periodEnd;
  const periodEnd = periodStart + days * 86_400_000;
  return withAccess({
    ...subscription,
    plan,
    periodStart,
    periodEnd,
    anchorAt: periodEnd,
    anchorNumber: subscription.periodNumber + 1,
    trialUntil: null,
    nextAt: periodEnd,
  });
};

type CancelRefusal =
  | 'SUBSCRIPTION_NOT_FOUND'
  | 'SUBSCRIPTION_BOUGHT_ELSEWHERE'
  | 'PASS_CANNOT_CHANGE'
  | 'SUBSCRIPTION_ALREADY_CANCELED';

/**
 * Cancels at the end of the period. Until then the plan stays usable (SU-33, SU-38, SU-62). A paused plan ends at once,
 * because nothing is left that was paid for.
 */
export const cancel = (subscription: Subscription | null, now: number): Decision<Subscription, CancelRefusal> => {
  if (!subscription || subscription.endedAt !== null) return refuse('SUBSCRIPTION_NOT_FOUND');
  if (isPass(subscription.sku) || !subscription.renewable) return refuse('PASS_CANNOT_CHANGE');
  if (!isCanceledHere(subscription.sku)) return refuse('SUBSCRIPTION_BOUGHT_ELSEWHERE');
  if (subscription.status === 'CANCELED') return refuse('SUBSCRIPTION_ALREADY_CANCELED');
  // An overdue charge is not retried, and the grace period stays.
  const { status, until, periodEnd, nextAt } = subscription;
  const lasts = owes(subscription) ? until : periodEnd;
  const canceled: Subscription = { ...subscription, status: 'CANCELED', statusBefore: status, until: lasts, nextAt: lasts };
  // A charge in flight may still succeed, and its period is then kept.
  return allow(status === 'PAUSED' && nextAt !== null ? end({ ...canceled, until }, 'canceled', now) : canceled);
};

type ReactivateRefusal = 'SUBSCRIPTION_NOT_FOUND' | 'SUBSCRIPTION_BOUGHT_ELSEWHERE' | 'SUBSCRIPTION_NOT_CANCELED';

/** Undoes a cancellation while the period runs (SU-65). The subscription is then as it was before the cancellation. */
export const reactivate = (subscription: Subscription | null, now: number): Decision<Subscription, ReactivateRefusal> => {
  if (!subscription || subscription.endedAt !== null || now >= subscription.until) return refuse('SUBSCRIPTION_NOT_FOUND');
  if (subscription.status !== 'CANCELED') return refuse('SUBSCRIPTION_NOT_CANCELED');
  if (!isCanceledHere(subscription.sku)) return refuse('SUBSCRIPTION_BOUGHT_ELSEWHERE');
  const status = subscription.statusBefore ?? 'ACTIVE';
  const back = { ...subscription, status, statusBefore: null };
  if (status === 'GRACE_PERIOD') return allow({ ...back, nextAt: subscription.until });
  if (status === 'ACTIVE - IN RETRIES')
    return allow(withAccess({ ...back, nextAt: retryAt(subscription.periodEnd, subscription.declines) ?? subscription.until }));
  return allow(inPeriod(back));
};

/** Whether a store renews the subscription: it is never charged here, and ends when the store reports it. */
export const isRenewedByStore = ({ sku }: Pick<Subscription, 'sku'>): boolean => isSoldByStore(sku);
