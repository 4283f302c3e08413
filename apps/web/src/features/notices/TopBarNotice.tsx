import type { Notice } from '@madang/contract/notices/notices.contract.ts';
import { noticeWords } from '@madang/i18n/parts/notices.ts';
import { IconButton } from '@madang/ui/IconButton.tsx';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { layersOfPage } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import { noticeBoard } from './notice-board.ts';
import { NoticeLink } from './NoticeLink.tsx';
import { shownNotice } from './notice-view.ts';
import styles from './TopBarNotice.module.css';
import { useBoard } from './use-notices.ts';

interface TopBarNoticeProps {
  overlay?: boolean | undefined;
}

/** The newest notice for the top of every page that has a header, until it is closed (NO-18, NO-19). */
export function TopBarNotice({ overlay }: TopBarNoticeProps) {
  const { notices, excluded } = useBoard();
  const notice = notices?.find(({ notice_id: id, place }) => place === 'topbar' && !excluded.includes(id));
  return notice ? <Bar key={notice.notice_id} notice={notice} overlay={overlay} /> : null;
}

/**
 * The page to which it came late makes no room for it, so that nothing moves: there it is one of the layers at the bottom, or lies over
 * the picture under the header. The pages after that begin with it.
 */
function Bar({ notice, overlay }: TopBarNoticeProps & { notice: Notice }) {
  const { words, language } = useWords(noticeWords);
  const { pathname } = useLocation();
  const [cameAt] = useState(pathname);
  const { notice_id: id, type, dp_msg: message, link } = shownNotice(language, notice);
  const isLate = pathname === cameAt;
  const layers = isLate && !overlay ? layersOfPage() : null;
  const bar = (
    <section
      className={layers ? styles.layer : styles.bar}
      aria-label={words.notices.bar}
      data-notice={id}
      data-type={type}
      data-over={(!layers && (overlay === true || isLate)) || undefined}
    >
      <p className={styles.text}>
        {message}{' '}
        {link && (
          <NoticeLink link={link} className={styles.link}>
            {link.title ?? link.href}
          </NoticeLink>
        )}
      </p>
      <IconButton icon="close" className={styles.close} label={words.notices.closeBar} onClick={() => noticeBoard.close(id)} />
    </section>
  );
  return layers ? createPortal(bar, layers) : bar;
}
