import type { Needs } from '../use-case/needs.ts';
import { maxProfiles } from '@madang/domain/profiles/profile-allowance.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentListedProfiles } from './profile.presenter.ts';

export const listProfiles: UseCase<'listProfiles', Needs<'repositories', 'profiles'>> =
  ({ repositories }) =>
  async ({ accountId, entitlement }) => {
    const plan = entitlement?.plan ?? null;
    const profiles = await repositories.profiles.listOf(accountId);
    return answer({
      objects: presentListedProfiles(profiles, plan),
      total_count: profiles.length,
      object: { most: maxProfiles(plan) },
    });
  };
