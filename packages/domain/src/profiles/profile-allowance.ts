import { allow, type Decision, refuse } from '../shared/decision.ts';
import type { Plan } from '../subscriptions/plan.ts';
import { ALLOWANCES } from '../subscriptions/product.ts';

/** How many profiles a plan allows; without one as many as Basic (PR-12, PR-13). */
export const mostProfiles = (plan: Plan | null): number => ALLOWANCES[plan ?? 'Basic'].profiles;

/** Whether a profile may be used: the oldest may, as many as the plan allows. The others wait, with all that is theirs. */
export const isUsable = (
  { id }: { readonly id: string },
  oldestFirst: readonly { readonly id: string }[],
  plan: Plan | null,
): boolean => oldestFirst.slice(0, mostProfiles(plan)).some((profile) => profile.id === id);

/** Whether there is room for one more; those that wait take room too. */
export const mayAddProfile = (count: number, plan: Plan | null): Decision<null, 'TOO_MANY_PROFILES'> =>
  count < mostProfiles(plan) ? allow(null) : refuse('TOO_MANY_PROFILES');

/** Whether a profile may be removed. Playback needs a profile, so the last one stays (PR-19). */
export const mayRemoveProfile = (count: number): Decision<null, 'LAST_PROFILE'> =>
  count > 1 ? allow(null) : refuse('LAST_PROFILE');
