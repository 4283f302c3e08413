import { NoticeItem } from './NoticeItem.tsx';
import styles from './NoticeList.module.css';
import type { ShownNotice } from './notice-view.ts';

interface NoticeListProps {
  notices: readonly ShownNotice[];
  /** When the newest began that was seen before the list was opened. */
  latestSeen: string | null;
  onClose: (id: string) => void;
}

export function NoticeList({ notices, latestSeen, onClose }: NoticeListProps) {
  return (
    <ul className={styles.list}>
      {notices.map((notice) => (
        <NoticeItem
          key={notice.notice_id}
          notice={notice}
          isNew={latestSeen === null || notice.start_date > latestSeen}
          onClose={() => onClose(notice.notice_id)}
        />
      ))}
    </ul>
  );
}
