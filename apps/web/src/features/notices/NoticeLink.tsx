import { noticeWords } from '@madang/i18n/parts/notices.ts';
import { Link } from '@madang/ui/link.tsx';
import type { ReactNode } from 'react';
import { useWords } from '#app/shell/words.tsx';
import type { ShownNotice } from './notice-view.ts';

interface NoticeLinkProps {
  link: NonNullable<ShownNotice['link']>;
  className?: string | undefined;
  children: ReactNode;
}

/** Within this site as every other link; elsewhere in a tab of its own, which learns nothing of this one (NO-12). */
export function NoticeLink({ link: { isElsewhere, href }, className, children }: NoticeLinkProps) {
  const { words } = useWords(noticeWords);
  if (!isElsewhere)
    return (
      <Link href={href} className={className}>
        {children}
      </Link>
    );
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer" title={words.notices.newTab}>
      {children}
    </a>
  );
}
