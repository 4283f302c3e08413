import { answer, refuse, type UseCase } from '../http/handlers.ts';
import { isId } from '../http/ids.ts';
import { presentProfile } from './profile.presenter.ts';

export const selectProfile: UseCase<'selectProfile'> =
  ({ repositories, sessions }) =>
  async (viewer, { id }) => {
    const profile = isId(id) ? await repositories.profiles.find(viewer.accountId, id) : null;
    if (!profile) return refuse('PROFILE_NOT_FOUND');
    await repositories.sessions.selectProfile(viewer.sessionId, profile.id);
    sessions.forget(viewer.sessionId);
    return answer(presentProfile(profile));
  };
