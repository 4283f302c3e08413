import { excludeToo, latestStart } from '@madang/domain/notices/seen-notices.ts';
import { EXCLUDED_NOTICES_COOKIE, LATEST_NOTICE_COOKIE, readCookie, writeCookie } from '#app/platform/cookies.ts';

/** Seen and dismissed notices of this browser, across accounts (ST-07, ST-08). */
export interface Seen {
  /** Ids of what was closed. */
  readonly excluded: readonly string[];
  /** Start of the newest seen notice. Null before the first. */
  readonly latest: string | null;
}

/** Ids in a cookie, which may have been edited. */
export const idsIn = (cookie: string | null): readonly string[] => (cookie ?? '').split(',').filter((id) => id !== '');

export const readSeen = (): Seen => ({
  excluded: idsIn(readCookie(EXCLUDED_NOTICES_COOKIE.name)),
  latest: readCookie(LATEST_NOTICE_COOKIE.name),
});

/** Dismisses a notice. The cookie is read again, because another tab may have dismissed others. */
export const rememberClosed = (id: string): Seen => {
  const seen = readSeen();
  const excluded = excludeToo(seen.excluded, id);
  writeCookie(EXCLUDED_NOTICES_COOKIE, excluded.join(','));
  return { ...seen, excluded };
};

/** Remembers that these were seen. */
export const rememberSeen = (notices: Parameters<typeof latestStart>[0]): Seen => {
  const seen = readSeen();
  const latest = latestStart(notices, seen.latest);
  if (latest !== null && latest !== seen.latest) writeCookie(LATEST_NOTICE_COOKIE, latest);
  return { ...seen, latest };
};
