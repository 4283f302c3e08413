import { noticeWords } from '@madang/i18n/parts/notices.ts';
import { Link } from '@madang/ui/link.tsx';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { callFirst } from '#app/platform/target-call.ts';
import { isForBrowser } from '#app/shell/AppLink.tsx';
import { useWords } from '#app/shell/words.tsx';
import type { ShownNotice } from './notice-view.ts';

interface NoticeLinkProps {
  link: NonNullable<ShownNotice['link']>;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Internal links navigate like any other. External ones open a new tab without opener and referrer (NO-12). A call
 * named by the operator is sent first, and awaited when the next page may show its effect (NO-27).
 */
export function NoticeLink({ link: { isElsewhere, href, target }, className, children }: NoticeLinkProps) {
  const { words } = useWords(noticeWords);
  const navigate = useNavigate();
  const waits = useRef(false);

  const callThenGo = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    if (!target) return;
    if (isForBrowser(event)) return callFirst(target);
    event.preventDefault();
    // A second press while the first still waits is the same wish.
    if (waits.current) return;
    waits.current = true;
    const { ownerDocument: page } = event.currentTarget;
    const from = page.URL;
    await callFirst(target);
    waits.current = false;
    // A viewer who has navigated meanwhile is not pulled back.
    if (page.URL === from) await navigate(href, { viewTransition: true });
  };
  const handleClick = target ? (event: MouseEvent<HTMLAnchorElement>) => void callThenGo(event) : undefined;

  if (!isElsewhere)
    return (
      <Link href={href} className={className} onClick={handleClick}>
        {children}
      </Link>
    );
  return (
    <a
      href={href}
      className={className}
      target="_blank"
      rel="noopener noreferrer"
      title={words.notices.newTab}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
