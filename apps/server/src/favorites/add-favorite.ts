import type { Needs } from '../use-case/needs.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

export const addFavorite: UseCase<'addFavorite', Needs<'catalog' | 'now' | 'repositories', 'favorites'>> =
  ({ repositories, catalog, now }) =>
  async ({ profile }, { content_id }) => {
    if (!catalog().find(content_id)) return refuse('CONTENT_NOT_FOUND');
    await repositories.favorites.add(profile.id, content_id, now());
    return answer(null);
  };
