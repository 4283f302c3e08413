import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

export const getLike: UseCase<'getLike', Needs<'repositories', 'likes'>> =
  ({ repositories }) =>
  async ({ profile }, { content_id }) =>
    answer({ is_like: await repositories.likes.has(profile.id, content_id) });
