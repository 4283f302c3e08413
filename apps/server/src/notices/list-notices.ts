import type { Needs } from '../use-case/needs.ts';
import { decideNoticeAudience, noticesFor, type Notice, type NoticeLink } from '@madang/domain/notices/notice.ts';
import type { Notice as PresentedNotice } from '@madang/contract/notices/notices.contract.ts';
import { elapsedSince } from '@madang/domain/notices/elapsed.ts';
import { BCP47, type Localized } from '@madang/domain/shared/language.ts';
import { formatElapsed } from '@madang/i18n/format-instant.ts';
import { mayOpen } from '../catalog/visible-to.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentTexts } from '../catalog/catalog.presenter.ts';
import { presentTargetApi } from '../http/target-api.presenter.ts';

/** “2 days ago” in one language. */
const elapsedIn = (locale: string, startsAt: number, at: number): string => {
  const { value, unit } = elapsedSince(startsAt, at);
  return formatElapsed(locale, value, unit);
};

const elapsedTexts = (startsAt: number, at: number): Localized => ({
  en_us: elapsedIn(BCP47.en_us, startsAt, at),
  pt_br: elapsedIn(BCP47.pt_br, startsAt, at),
  es_es: elapsedIn(BCP47.es_es, startsAt, at),
  zh_cn: elapsedIn(BCP47.zh_cn, startsAt, at),
  vi_vn: elapsedIn(BCP47.vi_vn, startsAt, at),
});

const isoOf = (instant: number): string => new Date(instant).toISOString();

const presentLink = ({ type, url, imgUrl, title, targetApi }: NoticeLink): PresentedNotice['link'] => ({
  type,
  url,
  img_url: imgUrl,
  title: title && presentTexts(title),
  target_api: targetApi && presentTargetApi(targetApi),
});

/** Presents a notice at an instant (ms since 1970). */
const presentNotice = ({ id, type, place, message, link, startsAt, endsAt }: Notice, at: number): PresentedNotice => ({
  notice_id: id,
  type,
  place,
  message: presentTexts(message),
  elapsed_time: presentTexts(elapsedTexts(startsAt, at)),
  link: link && presentLink(link),
  start_date: isoOf(startsAt),
  end_date: isoOf(endsAt),
});

export const listNotices: UseCase<'listNotices', Needs<'catalog' | 'now' | 'repositories', 'notices'>> =
  ({ repositories, catalog, now }) =>
  async (viewer, { user_type: userType, platform_id: platform, type }) => {
    const audience = decideNoticeAudience(userType, viewer);
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
