import { answer, type UseCase } from '../use-case/use-case.ts';

export const removeLike: UseCase<'removeLike'> =
  ({ repositories }) =>
  async ({ profile }, { content_id }) => {
    await repositories.likes.remove(profile.id, content_id);
    return answer(null);
  };
