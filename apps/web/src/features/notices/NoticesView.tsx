import { noticeWords } from '@madang/i18n/parts/notices.ts';
import { useEffect, useState } from 'react';
import { PushSwitch } from '#app/features/push/index.ts';
import { usePerson } from '#app/shell/use-person.ts';
import { useWords } from '#app/shell/words.tsx';
import { noticeBoard } from './notice-board.ts';
import { NoticeList } from './NoticeList.tsx';
import type { NoticesPage } from './notices-page.ts';
import { NoNotices } from './NoticeStates.tsx';
import styles from './NoticesView.module.css';
import { useBoard, useShownNotices } from './use-notices.ts';

/** The page of notifications: the same list as behind the bell (RT-144). */
export function NoticesView({ page: { notices, excluded, latest } }: { page: NoticesPage }) {
  const { words } = useWords(noticeWords);
  const board = useBoard();
  const shown = useShownNotices(usePerson(), notices, [...excluded, ...board.excluded]);
  // Notices that were new when the page opened stay marked while it is read.
  const [seenBefore] = useState(latest);
  useEffect(() => noticeBoard.see(notices), [notices]);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{words.notices.title}</h1>
      <PushSwitch />
      {shown.length > 0 ? <NoticeList notices={shown} latestSeen={seenBefore} onClose={noticeBoard.close} /> : <NoNotices />}
    </div>
  );
}
