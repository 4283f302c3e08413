import { answer, type UseCase } from '../http/handlers.ts';

/** Forgetting a series forgets its episodes with it (LI-22). */
export const removeWatching: UseCase<'removeWatching'> =
  ({ repositories, catalog }) =>
  async ({ profile }, { content_id }) => {
    const episodes = catalog()
      .childrenOf(content_id)
      .map((child) => child.id);
    await repositories.watchProgress.remove(profile.id, [content_id, ...episodes]);
    return answer(null);
  };
