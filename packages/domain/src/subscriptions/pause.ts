import { periodsFrom } from '../billing/periods.ts';
import { allow, type Decision, refuse } from '../shared/decision.ts';
import { planCharged } from './plan.ts';
import { isCanceledHere, isPass } from './platform.ts';
import { inPeriod, owes, type Reserved, type Subscription } from './subscription.ts';

/** Lengths of a pause, in months. */
export const PAUSE_MONTHS = [1, 2, 3] as const;
export type PauseMonths = (typeof PAUSE_MONTHS)[number];

type ReservedPause = Extract<Reserved, { kind: 'pause' }>;

/** End of a pause. Both in milliseconds since 1970. */
export const pauseEnd = (beginsAt: number, months: number): number => periodsFrom(beginsAt, 'monthly', months);

/** Facts that a pause depends on. */
export interface PauseFacts {
  readonly subscription: Subscription | null;
  readonly reserved: Reserved | null;
  readonly partnerBilled: boolean;
  /** Operator setting. */
  readonly pausesOffered: boolean;
  /** Whether a charge of the account is in flight. */
  readonly isPaying: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Why a plan cannot be paused, in order of precedence. */
export const PAUSE_REFUSALS = [
  'PAUSE_NOT_OFFERED',
  'BILLED_BY_PARTNER',
  'SUBSCRIPTION_NOT_FOUND',
  'PASS_CANNOT_CHANGE',
  'SUBSCRIPTION_BOUGHT_ELSEWHERE',
  'RESUME_FIRST',
  'ALREADY_PAUSED',
  'PAYMENT_DUE',
  'PAUSE_NOT_IN_TRIAL',
  'PAUSE_MONTHLY_ONLY',
  'NO_CHANGE_DURING_PROMOTION',
  'CHANGE_PENDING',
  'PURCHASE_UNDER_WAY',
] as const;
export type PauseRefusal = (typeof PAUSE_REFUSALS)[number];

/** Why this subscription cannot be paused now, regardless of operator settings. Null where it can. `now` in ms. */
const keptFromPause = (subscription: Subscription, reserved: Reserved | null, now: number): PauseRefusal | null => {
  const { sku, status, period, renewable, promotionUntil } = subscription;
  if (isPass(sku) || !renewable) return 'PASS_CANNOT_CHANGE';
  if (!isCanceledHere(sku)) return 'SUBSCRIPTION_BOUGHT_ELSEWHERE';
  if (status === 'CANCELED') return 'RESUME_FIRST';
  if (status === 'PAUSED' || reserved?.kind === 'pause') return 'ALREADY_PAUSED';
  if (owes(subscription)) return 'PAYMENT_DUE';
  if (status === 'FREE_TRIAL') return 'PAUSE_NOT_IN_TRIAL';
  // A year is paid at once: its pause would begin up to a year after it was chosen.
  if (period === 'annual') return 'PAUSE_MONTHLY_ONLY';
  if ((promotionUntil ?? 0) > now) return 'NO_CHANGE_DURING_PROMOTION';
  return reserved === null ? null : 'CHANGE_PENDING';
};

/** The subscription to pause, or the first refusal that applies. */
const pausable = (facts: PauseFacts): Decision<Subscription, PauseRefusal> => {
  const { subscription, reserved, partnerBilled, pausesOffered, isPaying, now } = facts;
  if (!pausesOffered) return refuse('PAUSE_NOT_OFFERED');
  if (partnerBilled) return refuse('BILLED_BY_PARTNER');
  if (!subscription || subscription.endedAt !== null) return refuse('SUBSCRIPTION_NOT_FOUND');
  const kept = keptFromPause(subscription, reserved, now) ?? (isPaying ? 'PURCHASE_UNDER_WAY' : null);
  return kept ? refuse(kept) : allow(subscription);
};

/** The first refusal of a pause, for any length. Null where one is allowed. */
export const pauseBlockedBy = (facts: PauseFacts): PauseRefusal | null => {
  const decided = pausable(facts);
  return decided.ok ? null : decided.refusal;
};

/** Schedules a pause of `months`, which begins at the end of the paid period. */
export const decidePause = (facts: PauseFacts, months: PauseMonths): Decision<ReservedPause, PauseRefusal> => {
  const decided = pausable(facts);
  if (!decided.ok) return decided;
  const { sku, plan, periodEnd } = { ...decided.value, ...planCharged(decided.value.sku) };
  return allow({ kind: 'pause', sku, plan, months, effectiveAt: periodEnd });
};

/** Starts a pause: no charge and no access until it ends. Then billing resumes on a new anchor. */
export const beginPause = (subscription: Subscription, { plan, months }: ReservedPause): Subscription => {
  const periodStart = subscription.periodEnd;
  const periodEnd = pauseEnd(periodStart, months);
  return inPeriod({
    ...subscription,
    plan,
    status: 'PAUSED',
    periodStart,
    periodEnd,
    anchorAt: periodEnd,
    anchorNumber: subscription.periodNumber + 1,
    toldAt: null,
  });
};

type ResumeRefusal = 'SUBSCRIPTION_NOT_FOUND' | 'SUBSCRIPTION_NOT_PAUSED';

/**
 * Ends a pause. A scheduled one is dropped. A running one ends now and its charge is due. It lasts at least a
 * millisecond, because periods are not empty, and never longer than planned.
 */
export const resumePaused = (
  subscription: Subscription | null,
  reserved: Reserved | null,
  now: number,
): Decision<Subscription, ResumeRefusal> => {
  if (!subscription || subscription.endedAt !== null) return refuse('SUBSCRIPTION_NOT_FOUND');
  if (subscription.status !== 'PAUSED')
    return reserved?.kind === 'pause' ? allow(subscription) : refuse('SUBSCRIPTION_NOT_PAUSED');
  const { periodStart, toldAt } = subscription;
  const periodEnd = Math.min(Math.max(now, periodStart + 1), subscription.periodEnd);
  // The viewer triggers this charge, so no charge notice is needed.
  return allow({ ...subscription, periodEnd, anchorAt: periodEnd, nextAt: now, toldAt: toldAt ?? now });
};
