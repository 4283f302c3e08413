import type { Needs } from '../use-case/needs.ts';
import { isVisibleTo } from '../catalog/visible-to.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

export const listLikes: UseCase<'listLikes', Needs<'catalog' | 'repositories', 'likes'>> =
  ({ repositories, catalog }) =>
  async (viewer, { offset, limit }) => {
    const { ids, total } = await repositories.likes.list(viewer.profile.id, offset, limit);
    const snapshot = catalog();
    const isVisible = isVisibleTo(viewer, snapshot);
    const shown = ids.filter((id) => {
      const content = snapshot.find(id);
      return !content || isVisible(content);
    });
    return answer({ objects: shown.map((id) => ({ id })), total_count: total });
  };
