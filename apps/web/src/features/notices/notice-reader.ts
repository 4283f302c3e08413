import type { NoticeAudience } from '@madang/domain/notices/notice.ts';
import type { ShellData } from '#app/shell/shell-data.ts';

/** Who reads: as whom notices are asked for, and a name that is another one when somebody else does. */
export interface NoticeReader {
  readonly userType: NoticeAudience;
  readonly name: string;
}

/** The reader of a page (NO-21); null while nobody of an account has said who watches. */
export const readerOf = (person: ShellData['person']): NoticeReader | null => {
  if (person === null) return { userType: 'anonymous', name: 'anonymous' };
  if (person.profile === null) return null;
  const userType = person.plan === null ? 'avod' : 'svod';
  return { userType, name: `${userType} ${person.profile.id}` };
};
