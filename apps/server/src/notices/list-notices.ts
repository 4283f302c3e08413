import type { Needs } from '../use-case/needs.ts';
import { decideNoticeAudience, noticesFor } from '@madang/domain/notices/notice.ts';
import { mayOpen } from '../catalog/visible-to.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentNotice } from './notice.presenter.ts';

export const listNotices: UseCase<'listNotices', Needs<'catalog' | 'now' | 'repositories', 'notices'>> =
  ({ repositories, catalog, now }) =>
  async (viewer, { user_type: asked, platform_id: platform, type }) => {
    const audience = decideNoticeAudience(asked, viewer);
    if (!audience.ok) return audience;
    const at = now();
    const place = type === 'all' ? null : type;
    const snapshot = catalog();
    const notices = noticesFor(await repositories.notices.listUnended(at), {
      audience: audience.value,
      platform,
      place,
      now: at,
      // What the catalog does not know is refused by its own page, not here.
      mayOpen: (id) => {
        const content = snapshot.find(id);
        return !content || mayOpen(viewer, content, snapshot);
      },
    });
    return answer({ objects: notices.map((notice) => presentNotice(notice, at)), total_count: notices.length });
  };
