import type { Audience } from '../catalog/policy-range.ts';
import { entryFor } from '../shared/closed-list.ts';
import { PREMIUM_DEVICES, PREMIUM_PROFILES } from '../shared/constants.ts';
import type { Plan } from './plan.ts';

/** What an account may do. */
interface PlanCapabilities {
  /** Content that it opens, by the audience of the content's policy range. */
  readonly opens: Readonly<Record<Audience, boolean>>;
  /** Playback has no ad breaks (PL-25). */
  readonly adFree: boolean;
  /** Devices that play at the same time (PL-27). */
  readonly streams: number;
  /** Usable profiles (PR-12, PR-13). */
  readonly profiles: number;
  /** Downloads, and devices that hold some, over the whole account (PL-29). Null: downloads are not included. */
  readonly downloads: { readonly count: number; readonly devices: number } | null;
}

/** Capabilities of an account without a plan. */
const NO_PLAN: PlanCapabilities = {
  opens: { anyone: true, accounts: true, subscribers: false },
  adFree: false,
  streams: 2,
  profiles: 2,
  downloads: null,
};

/** Capabilities and rank of each plan: the only place that knows a plan by its name (docs/decisions/0067-plan-capabilities.md). */
const PLAN_CAPABILITIES: Readonly<Record<Plan, PlanCapabilities & { readonly rank: number }>> = {
  Basic: {
    rank: 1,
    opens: { anyone: true, accounts: true, subscribers: true },
    adFree: false,
    streams: 2,
    profiles: 2,
    downloads: null,
  },
  Premium: {
    rank: 2,
    opens: { anyone: true, accounts: true, subscribers: true },
    adFree: true,
    streams: PREMIUM_DEVICES,
    profiles: PREMIUM_PROFILES,
    downloads: { count: 50, devices: 4 },
  },
};

/** The plan that free months of a coupon open when its campaign names no plan. */
export const ENTRY_PLAN: Plan = 'Basic';

/** The highest plan, which the screens recommend. No other plan is an upgrade of it. */
export const TOP_PLAN: Plan = 'Premium';

/** What an account with this plan may do. Null: without a plan. Throws for an unknown plan. */
export const capabilitiesOf = (plan: Plan | null): PlanCapabilities =>
  plan === null ? NO_PLAN : entryFor(PLAN_CAPABILITIES, plan, 'plan');

/** Order of plans by rank: positive if `one` is an upgrade of `other`. */
export const comparePlans = (one: Plan, other: Plan): number =>
  entryFor(PLAN_CAPABILITIES, one, 'plan').rank - entryFor(PLAN_CAPABILITIES, other, 'plan').rank;
