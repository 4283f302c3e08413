import { answer, type UseCase } from '../http/handlers.ts';

export const removeFavorite: UseCase<'removeFavorite'> =
  ({ repositories }) =>
  async ({ profile }, { content_id }) => {
    await repositories.favorites.remove(profile.id, content_id);
    return answer(null);
  };
