import type { Period, Plan } from './plan.ts';
import type { RunningStatus } from './status.ts';

/** Entitlement of an account until an instant (milliseconds since 1970). */
export interface Entitlement {
  readonly plan: Plan;
  readonly period: Period;
  readonly until: number;
  /** Status of the subscription behind it, where known. */
  readonly status?: RunningStatus;
}

/** Entitlement in effect at `now` (ms). Null when expired or paused (PL-48). */
export const entitlementAt = (entitlement: Entitlement | null, now: number): Entitlement | null =>
  entitlement !== null && entitlement.status !== 'PAUSED' && now < entitlement.until ? entitlement : null;

/** Whether the account has a plan at `now` (ms), paused plans included: no plan is offered to it. */
export const hasPlan = (entitlement: Entitlement | null, now: number): boolean =>
  entitlement?.status === 'PAUSED' || entitlementAt(entitlement, now) !== null;
