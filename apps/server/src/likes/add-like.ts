import type { Needs } from '../use-case/needs.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

export const addLike: UseCase<'addLike', Needs<'catalog' | 'now' | 'repositories', 'likes'>> =
  ({ repositories, catalog, now }) =>
  async ({ profile }, { content_id }) => {
    if (!catalog().find(content_id)) return refuse('CONTENT_NOT_FOUND');
    await repositories.likes.add(profile.id, content_id, now());
    return answer(null);
  };
