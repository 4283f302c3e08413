import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

export const removeAllFavorites: UseCase<'removeAllFavorites', Needs<'newId' | 'now' | 'repositories', 'favorites'>> =
  ({ repositories, now, newId }) =>
  async ({ profile }) => {
    const id = newId();
    const removed = await repositories.favorites.takeOut(profile.id, null, { id, at: now() });
    return answer({ removal_id: removed ? id : null });
  };
