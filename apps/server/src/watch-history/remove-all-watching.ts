import { answer, type UseCase } from '../use-case/use-case.ts';

export const removeAllWatching: UseCase<'removeAllWatching'> =
  ({ repositories, now, newId }) =>
  async ({ profile }) => {
    const id = newId();
    const removed = await repositories.watchProgress.takeOut(profile.id, null, { id, at: now() });
    return answer({ removal_id: removed ? id : null });
  };
