import type { Notice } from '@madang/contract/notices/notices.contract.ts';
import type { TargetApi } from '@madang/contract/notices/target-api.ts';
import { ACCOUNT_NOTICE } from '@madang/domain/notices/account-notice.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import type { noticeWords } from '@madang/i18n/parts/notices.ts';
import { paths, withLanguage } from '#app/paths.ts';
import { pickText } from '#app/shell/language.ts';

/** A notice as it is shown: a display copy, with what it says in the language of the page (NO-16, NO-17, IN-17). */
export interface ShownNotice {
  readonly notice_id: string;
  readonly type: Notice['type'];
  readonly start_date: string;
  readonly end_date: string;
  readonly dp_msg: string;
  readonly dp_elapsed_time: string;
  readonly link: null | {
    /** Opens beside this site. */
    readonly isElsewhere: boolean;
    readonly href: string;
    readonly picture: string | null;
    readonly title: string | null;
    readonly target: TargetApi | null;
  };
  /** The account's own stays until what it asks for is done. */
  readonly canBeClosed: boolean;
}

const linkIn = (language: Language, link: Notice['link']): ShownNotice['link'] =>
  link && {
    isElsewhere: link.type === 'external',
    href: link.type === 'external' ? link.url : withLanguage(link.url, language),
    picture: link.img_url,
    title: link.title && pickText(language, link.title),
    target: link.target_api,
  };

export const shownNotice = (language: Language, { message, elapsed_time: elapsed, link, ...notice }: Notice): ShownNotice => ({
  notice_id: notice.notice_id,
  type: notice.type,
  start_date: notice.start_date,
  end_date: notice.end_date,
  dp_msg: pickText(language, message),
  dp_elapsed_time: pickText(language, elapsed),
  link: linkIn(language, link),
  canBeClosed: true,
});

/** The notice that no operator has written: it asks for the proof of one's address, and leads to where that is asked for (AC-58). */
export const accountNotice = (language: Language, { account }: NonNullable<(typeof noticeWords)['words']>): ShownNotice => ({
  notice_id: ACCOUNT_NOTICE.id,
  type: ACCOUNT_NOTICE.type,
  start_date: ACCOUNT_NOTICE.startDate,
  end_date: ACCOUNT_NOTICE.endDate,
  dp_msg: account.message,
  dp_elapsed_time: account.elapsed,
  link: { isElsewhere: false, href: paths.accountProfile(language), picture: null, title: account.link, target: null },
  canBeClosed: false,
});
