import type { Promotion } from '../billing/price.ts';
import { entryFor } from '../shared/closed-list.ts';
import { allow, type Decision, refuse } from '../shared/decision.ts';
import { isChangedHere, isPass } from './platform.ts';
import type { Period, Plan } from './plan.ts';
import { owes, type Reserved, type Subscription } from './subscription.ts';

/** Plan and period. */
export interface PlanNamed {
  readonly plan: Plan;
  readonly period: Period;
}

/**
 * How a plan changes. `now_prorated`: at once, on the same billing anchor. `now_restarted`: at once, with a new period;
 * `reserved`: at the end of the running period.
 */
export const CHANGE_KINDS = ['now_prorated', 'now_restarted', 'reserved'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

type Named = `${Plan} ${Period}`;

/** Every pair of plan and period, from and to (SU-67 to SU-72). */
const CHANGES: Readonly<Record<Named, Readonly<Record<Named, ChangeKind | 'same' | 'unsupported'>>>> = {
  'Basic monthly': {
    'Basic monthly': 'same',
    'Basic annual': 'now_restarted',
    'Premium monthly': 'now_prorated',
    'Premium annual': 'now_restarted',
  },
  'Basic annual': {
    'Basic monthly': 'reserved',
    'Basic annual': 'same',
    'Premium monthly': 'unsupported',
    'Premium annual': 'now_prorated',
  },
  'Premium monthly': {
    'Basic monthly': 'reserved',
    'Basic annual': 'reserved',
    'Premium monthly': 'same',
    'Premium annual': 'now_restarted',
  },
  'Premium annual': {
    'Basic monthly': 'reserved',
    'Basic annual': 'reserved',
    'Premium monthly': 'reserved',
    'Premium annual': 'same',
  },
};

const named = ({ plan, period }: PlanNamed): Named => `${plan} ${period}`;

/** Kind of change between two plans. Throws for an unknown plan or period. */
const changeBetween = (from: PlanNamed, to: PlanNamed): ChangeKind | 'same' | 'unsupported' =>
  entryFor(entryFor(CHANGES, named(from), 'plan'), named(to), 'plan');

/** Whether one plan can be changed to another at all, for any account (SU-72). */
export const canBecome = (from: PlanNamed, to: PlanNamed): boolean => {
  const kind = changeBetween(from, to);
  return kind !== 'same' && kind !== 'unsupported';
};

/** Facts that a change depends on, besides the two plans. */
export interface ChangeFacts {
  readonly subscription: Subscription | null;
  readonly reserved: Reserved | null;
  readonly partnerBilled: boolean;
  readonly subscriptionsOpen: boolean;
  /** Running promotion. */
  readonly promotion: Promotion | null;
  readonly hasInstrument: boolean;
  /** Whether an earlier change is still being paid. */
  readonly isChanging: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Why a plan cannot be changed, in order of precedence. */
export const CHANGE_REFUSALS = [
  'SUBSCRIPTIONS_CLOSED',
  'BILLED_BY_PARTNER',
  'SUBSCRIPTION_NOT_FOUND',
  'PASS_CANNOT_CHANGE',
  'SUBSCRIPTION_BOUGHT_ELSEWHERE',
  'RESUME_FIRST',
  'NO_CHANGE_DURING_PROMOTION',
  'CHANGE_NOT_SUPPORTED',
  'PLAN_UNCHANGED',
  'CHANGE_PENDING',
  'PURCHASE_UNDER_WAY',
  'PAYMENT_DUE',
  'PAYMENT_METHOD_NEEDED',
] as const;
export type PlanChangeRefusal = (typeof CHANGE_REFUSALS)[number];

/** The first reason that blocks every change now. Null where the two plans decide. */
export const changeBlockedBy = (facts: ChangeFacts): PlanChangeRefusal | null => {
  const { subscription, reserved, partnerBilled, subscriptionsOpen, promotion, isChanging, now } = facts;
  if (!subscriptionsOpen) return 'SUBSCRIPTIONS_CLOSED';
  if (partnerBilled) return 'BILLED_BY_PARTNER';
  if (!subscription || subscription.endedAt !== null) return 'SUBSCRIPTION_NOT_FOUND';
  if (isPass(subscription.sku) || !subscription.renewable) return 'PASS_CANNOT_CHANGE';
  if (!isChangedHere(subscription.sku)) return 'SUBSCRIPTION_BOUGHT_ELSEWHERE';
  if (subscription.status === 'CANCELED' || subscription.status === 'PAUSED') return 'RESUME_FIRST';
  if (promotion !== null || (subscription.promotionUntil ?? 0) > now) return 'NO_CHANGE_DURING_PROMOTION';
  // The pause was confirmed with the price of this plan.
  if (reserved?.kind === 'pause') return 'CHANGE_PENDING';
  return isChanging ? 'PURCHASE_UNDER_WAY' : null;
};

/** Whether a running plan may be changed, and how. Else the first refusal (SU-67 to SU-75). */
export const decidePlanChange = (facts: ChangeFacts, to: PlanNamed): Decision<ChangeKind, PlanChangeRefusal> => {
  const blocked = changeBlockedBy(facts);
  if (blocked) return refuse(blocked);
  const { subscription, reserved, hasInstrument } = facts;
  if (!subscription) return refuse('SUBSCRIPTION_NOT_FOUND');
  const kind = changeBetween(subscription, to);
  if (kind === 'unsupported') return refuse('CHANGE_NOT_SUPPORTED');
  if (kind === 'same') return refuse('PLAN_UNCHANGED');
  if (kind === 'reserved' && reserved?.kind === 'plan') return refuse('CHANGE_PENDING');
  if (owes(subscription)) return refuse('PAYMENT_DUE');
  if (!hasInstrument) return refuse('PAYMENT_METHOD_NEEDED');
  return allow(kind);
};
