import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

export const removeAllWatching: UseCase<'removeAllWatching', Needs<'newId' | 'now' | 'repositories', 'watchProgress'>> =
  ({ repositories, now, newId }) =>
  async ({ profile }) => {
    const id = newId();
    const removed = await repositories.watchProgress.takeOut(profile.id, null, { id, at: now() });
    return answer({ removal_id: removed ? id : null });
  };
