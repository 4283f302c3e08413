import type { Notice } from '@madang/contract/notices/notices.contract.ts';
import { EXCLUDED_NOTICES_COOKIE, LATEST_NOTICE_COOKIE } from '#app/platform/cookies.ts';
import type { Visitor } from '../../../render';
import { idsIn, type Seen } from './seen.ts';

export interface NoticesPage extends Seen {
  readonly notices: readonly Notice[];
}

/** Loader data: the viewer's notices, with the seen and dismissed ones from the browser's cookies. */
export const readNotices = async ({ api, kept }: Visitor): Promise<NoticesPage> => {
  const { objects } = await api.listNotices();
  return {
    notices: objects,
    excluded: idsIn(kept(EXCLUDED_NOTICES_COOKIE.name)),
    latest: kept(LATEST_NOTICE_COOKIE.name),
  };
};
