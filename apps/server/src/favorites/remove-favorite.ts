import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

export const removeFavorite: UseCase<'removeFavorite', Needs<'newId' | 'now' | 'repositories', 'favorites'>> =
  ({ repositories, now, newId }) =>
  async ({ profile }, { content_id }) => {
    const id = newId();
    const removed = await repositories.favorites.takeOut(profile.id, [content_id], { id, at: now() });
    return answer({ removal_id: removed ? id : null });
  };
