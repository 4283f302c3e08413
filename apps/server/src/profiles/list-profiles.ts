import { answer, type UseCase } from '../http/handlers.ts';
import { presentProfile } from './profile.presenter.ts';

export const listProfiles: UseCase<'listProfiles'> =
  ({ repositories }) =>
  async (viewer) => {
    const profiles = await repositories.profiles.listOf(viewer.accountId);
    return answer({ objects: profiles.map(presentProfile), total_count: profiles.length });
  };
