import type { Period, Plan } from './plan.ts';

/** What an account may use until an instant (milliseconds since 1970). */
export interface Entitlement {
  readonly plan: Plan;
  readonly period: Period;
  readonly until: number;
}

/** The entitlement that counts at `now` (ms), or null once it has run out (PL-48). */
export const entitlementAt = (entitlement: Entitlement | null, now: number): Entitlement | null =>
  entitlement !== null && now < entitlement.until ? entitlement : null;
