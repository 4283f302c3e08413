import { answer, type UseCase } from '../use-case/use-case.ts';

export const removeAllFavorites: UseCase<'removeAllFavorites'> =
  ({ repositories, now, newId }) =>
  async ({ profile }) => {
    const id = newId();
    const removed = await repositories.favorites.takeOut(profile.id, null, { id, at: now() });
    return answer({ removal_id: removed ? id : null });
  };
