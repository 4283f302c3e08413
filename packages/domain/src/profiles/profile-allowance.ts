import { allow, type Decision, refuse } from '../shared/decision.ts';
import type { Plan } from '../subscriptions/plan.ts';
import { capabilitiesOf } from '../subscriptions/plan-capabilities.ts';

/** Number of usable profiles (PR-12, PR-13). */
export const maxProfiles = (plan: Plan | null): number => capabilitiesOf(plan).profiles;

/** Whether a profile is usable: the oldest ones, up to the plan's limit. The others are locked and keep their data. */
export const isUsable = (
  { id }: { readonly id: string },
  oldestFirst: readonly { readonly id: string }[],
  plan: Plan | null,
): boolean => oldestFirst.slice(0, maxProfiles(plan)).some((profile) => profile.id === id);

/** Whether another profile may be added. Locked profiles count. */
export const mayAddProfile = (count: number, plan: Plan | null): Decision<null, 'TOO_MANY_PROFILES'> =>
  count < maxProfiles(plan) ? allow(null) : refuse('TOO_MANY_PROFILES');

/** Whether a profile may be removed. Playback needs a profile, so the last one stays (PR-19). */
export const mayRemoveProfile = (count: number): Decision<null, 'LAST_PROFILE'> =>
  count > 1 ? allow(null) : refuse('LAST_PROFILE');
