import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

/** Forgetting a series forgets its episodes with it (LI-22). */
export const removeWatching: UseCase<'removeWatching', Needs<'catalog' | 'newId' | 'now' | 'repositories', 'watchProgress'>> =
  ({ repositories, catalog, now, newId }) =>
  async ({ profile }, { content_id }) => {
    const episodes = catalog()
      .childrenOf(content_id)
      .map((child) => child.id);
    const id = newId();
    const removed = await repositories.watchProgress.takeOut(profile.id, [content_id, ...episodes], { id, at: now() });
    return answer({ removal_id: removed ? id : null });
  };
