import { answer, type UseCase } from '../use-case/use-case.ts';

export const getLike: UseCase<'getLike'> =
  ({ repositories }) =>
  async ({ profile }, { content_id }) =>
    answer({ is_like: await repositories.likes.has(profile.id, content_id) });
