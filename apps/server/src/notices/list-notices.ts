import { audienceOf, noticesFor } from '@madang/domain/notices/notice.ts';
import { answer, type UseCase } from '../http/handlers.ts';
import { presentNotice } from './notice.presenter.ts';

export const listNotices: UseCase<'listNotices'> =
  ({ repositories, now }) =>
  async (viewer, { user_type: asked, platform_id: platform, type }) => {
    const audience = audienceOf(asked, viewer);
    if (!audience.ok) return audience;
    const at = now();
    const place = type === 'all' ? null : type;
    const notices = noticesFor(await repositories.notices.listUnended(at), {
      audience: audience.value,
      platform,
      place,
      now: at,
    });
    return answer({ objects: notices.map((notice) => presentNotice(notice, at)), total_count: notices.length });
  };
