import type { Period, Plan } from './plan.ts';
import type { RunningStatus } from './status.ts';

/** What an account may use until an instant (milliseconds since 1970). */
export interface Entitlement {
  readonly plan: Plan;
  readonly period: Period;
  readonly until: number;
  /** How what gives it stands, where it may stand in the way. */
  readonly status?: RunningStatus;
}

/** The entitlement that counts at `now` (ms), or null once it has run out, and during a pause, whichever clock tells it (PL-48). */
export const entitlementAt = (entitlement: Entitlement | null, now: number): Entitlement | null =>
  entitlement !== null && entitlement.status !== 'PAUSED' && now < entitlement.until ? entitlement : null;

/** Whether the account has a plan at `now` (ms), paused plans included: no plan is offered to it. */
export const hasPlan = (entitlement: Entitlement | null, now: number): boolean =>
  entitlement?.status === 'PAUSED' || entitlementAt(entitlement, now) !== null;
