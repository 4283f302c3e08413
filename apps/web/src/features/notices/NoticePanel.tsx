import { noticeWords } from '@madang/i18n/parts/notices.ts';
import { IconButton } from '@madang/ui/IconButton.tsx';
import { Link } from '@madang/ui/link.tsx';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#app/paths.ts';
import type { ShellData } from '#app/shell/shell-data.ts';
import { useWords } from '#app/shell/words.tsx';
import { noticeBoard } from './notice-board.ts';
import { NoticeList } from './NoticeList.tsx';
import { NoNotices, NoticesFailed } from './NoticeStates.tsx';
import styles from './NoticePanel.module.css';
import { toNoticeReader } from './notice-reader.ts';
import { useBoard, useShownNotices } from './use-notices.ts';

interface NoticePanelProps {
  person: NonNullable<ShellData['person']>;
  onClose: () => void;
}

/** What the bell opens: beside it, or over the page where that is small (HF-26, NO-25). Every navigation closes it. */
export function NoticePanel({ person, onClose }: NoticePanelProps) {
  const { words, language } = useWords(noticeWords);
  const { key } = useLocation();
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(key);
  const { notices, failed, excluded, latest } = useBoard();
  const shown = useShownNotices(person, notices ?? [], excluded);
  const [seenBefore, setSeenBefore] = useState<{ readonly latest: string | null } | null>(null);
  const reader = toNoticeReader(person);

  useEffect(() => {
    if (openedAt.current !== key) panel.current?.close();
    else if (!panel.current?.open) panel.current?.showModal();
  }, [key]);
  const check = useEffectEvent(() => void (reader && noticeBoard.check(reader)));
  const name = reader?.name;
  useEffect(() => check(), [name]);
  useEffect(() => {
    if (notices === null || seenBefore) return;
    setSeenBefore({ latest });
    noticeBoard.see(shown);
  }, [notices, seenBefore, latest, shown]);

  const list = <NoticeList notices={shown} latestSeen={(seenBefore ?? { latest }).latest} onClose={noticeBoard.close} />;
  const isEmpty = shown.length === 0;
  return (
    <dialog
      ref={panel}
      className={styles.panel}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {words.notices.title}
          </h2>
          <IconButton icon="close" label={words.shell.close} onClick={() => panel.current?.close()} />
        </div>
        <div className={styles.body} aria-busy={notices === null && !failed}>
          {!isEmpty && list}
          {failed && notices === null && <NoticesFailed onRetry={() => reader && void noticeBoard.retry(reader)} />}
          {isEmpty && notices !== null && <NoNotices />}
        </div>
        {!isEmpty && (
          <Link href={paths.notifications(language)} className={styles.all}>
            {words.notices.all}
          </Link>
        )}
      </div>
    </dialog>
  );
}
