import type { Needs } from '../use-case/needs.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { isId } from '../http/ids.ts';
import { presentProfile } from './profile.presenter.ts';

export const getProfile: UseCase<'getProfile', Needs<'repositories', 'profiles'>> =
  ({ repositories }) =>
  async (viewer, { profile_id }) => {
    const profile = isId(profile_id) ? await repositories.profiles.find(viewer.accountId, profile_id) : null;
    return profile ? answer(presentProfile(profile)) : refuse('PROFILE_NOT_FOUND');
  };
