import type { NoticeAudience } from '@madang/domain/notices/notice.ts';
import type { ShellData } from '#app/shell/shell-data.ts';

/** The audience for which notices are requested, and a name that identifies the reader. */
export interface NoticeReader {
  readonly userType: NoticeAudience;
  readonly name: string;
}

/** The reader of a page (NO-21). Null while the account has not chosen a profile. */
export const toNoticeReader = (person: ShellData['person']): NoticeReader | null => {
  if (person === null) return { userType: 'anonymous', name: 'anonymous' };
  if (person.profile === null) return null;
  const userType = person.plan === null ? 'avod' : 'svod';
  return { userType, name: `${userType} ${person.profile.id}` };
};
