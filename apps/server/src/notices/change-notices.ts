import type { Needs } from '../use-case/needs.ts';
import type { WrittenNotice } from '@madang/contract/notices/notices.contract.ts';
import type { Notice, NoticeLink } from '@madang/domain/notices/notice.ts';
import type { Localized } from '@madang/domain/shared/language.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { toTargetApi } from '../http/target-api.presenter.ts';

const localized = ({ en, pt, es, zh, vi }: WrittenNotice['message']): Localized => ({
  en_us: en,
  pt_br: pt,
  es_es: es,
  zh_cn: zh,
  vi_vn: vi,
});

const linkOf = ({ type, url, img_url: imgUrl, title, target_api: target }: NonNullable<WrittenNotice['link']>): NoticeLink => ({
  type,
  url,
  imgUrl,
  title: title && localized(title),
  targetApi: target && toTargetApi(target),
});

const noticeOf = ({ link, ...written }: WrittenNotice): Notice => ({
  id: written.notice_id,
  type: written.type,
  place: written.place,
  audiences: written.user_types,
  platforms: written.platform_ids,
  message: localized(written.message),
  link: link && linkOf(link),
  startsAt: Date.parse(written.start_date),
  endsAt: Date.parse(written.end_date),
});

export const changeNotices: UseCase<'changeNotices', Needs<'inTransaction', 'notices'>> =
  ({ inTransaction }) =>
  async (_viewer, { notices }) => {
    await inTransaction((repositories) => repositories.notices.replaceAll(notices.map(noticeOf)));
    return answer({ notices: notices.length });
  };
