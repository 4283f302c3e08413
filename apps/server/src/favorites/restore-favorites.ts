import type { Needs } from '../use-case/needs.ts';
import { restorableSince } from '@madang/domain/shared/removal.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

/** Each comes back to its place; what was put aside since stays as it is. */
export const restoreFavorites: UseCase<'restoreFavorites', Needs<'now' | 'repositories', 'favorites'>> =
  ({ repositories, now }) =>
  async ({ profile }, { removal_id }) => {
    const given = await repositories.favorites.giveBack(profile.id, removal_id, restorableSince(now()));
    return given ? answer(null) : refuse('REMOVAL_NOT_FOUND');
  };
