import { answer, type UseCase } from '../http/handlers.ts';

export const listLikes: UseCase<'listLikes'> =
  ({ repositories }) =>
  async ({ profile }, { offset, limit }) => {
    const { ids, total } = await repositories.likes.list(profile.id, offset, limit);
    return answer({ objects: ids.map((id) => ({ id })), total_count: total });
  };
