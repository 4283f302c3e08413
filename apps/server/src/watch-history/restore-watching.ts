import type { Needs } from '../use-case/needs.ts';
import { restorableSince } from '@madang/domain/shared/removal.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

/** Positions and times are those that were kept here, never a caller’s; what was watched since stays as it is. */
export const restoreWatching: UseCase<'restoreWatching', Needs<'now' | 'repositories', 'watchProgress'>> =
  ({ repositories, now }) =>
  async ({ profile }, { removal_id }) => {
    const given = await repositories.watchProgress.giveBack(profile.id, removal_id, restorableSince(now()));
    return given ? answer(null) : refuse('REMOVAL_NOT_FOUND');
  };
