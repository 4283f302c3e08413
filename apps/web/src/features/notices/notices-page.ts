import type { Notice } from '@madang/contract/notices/notices.contract.ts';
import { cookieIn, EXCLUDED_NOTICES_COOKIE, LATEST_NOTICE_COOKIE } from '#app/platform/cookies.ts';
import type { Visitor } from '../../../render';
import { idsIn, type Seen } from './seen.ts';

export interface NoticesPage extends Seen {
  readonly notices: readonly Notice[];
}

/** What the page shows: what whoever is signed in is told, and what their browser remembers of it. */
export const readNotices = async ({ api }: Visitor, request: Request): Promise<NoticesPage> => {
  const cookies = request.headers.get('cookie');
  const { objects } = await api.listNotices();
  return {
    notices: objects,
    excluded: idsIn(cookieIn(cookies, EXCLUDED_NOTICES_COOKIE.name)),
    latest: cookieIn(cookies, LATEST_NOTICE_COOKIE.name),
  };
};
