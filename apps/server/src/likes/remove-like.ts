import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

export const removeLike: UseCase<'removeLike', Needs<'repositories', 'likes'>> =
  ({ repositories }) =>
  async ({ profile }, { content_id }) => {
    await repositories.likes.remove(profile.id, content_id);
    return answer(null);
  };
