import { fill } from '@madang/i18n/fill.ts';
import { noticeWords } from '@madang/i18n/parts/notices.ts';
import { BELL, LIKE } from '@madang/ui/further-icons.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { IconButton } from '@madang/ui/IconButton.tsx';
import type { IconName } from '@madang/ui/icons.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './NoticeItem.module.css';
import { NoticeLink } from './NoticeLink.tsx';
import type { ShownNotice } from './notice-view.ts';

const SIGNS: Readonly<Record<ShownNotice['type'], IconName>> = { system: 'alert', general: BELL, others: LIKE };

interface NoticeItemProps {
  notice: ShownNotice;
  isNew: boolean;
  onClose: () => void;
}

/** One notice: what it is about, what it says, when it came, and where it leads (NO-04 to NO-15). */
export function NoticeItem({ notice, isNew, onClose }: NoticeItemProps) {
  const { words } = useWords(noticeWords);
  const { notice_id: id, type, dp_msg: message, dp_elapsed_time: elapsed, link } = notice;
  return (
    <li className={styles.item} data-notice={id} data-type={type} data-end={notice.end_date}>
      {link?.picture ? (
        <img className={styles.picture} src={link.picture} alt="" width={88} height={50} loading="lazy" />
      ) : (
        <span className={styles.sign}>
          <Icon name={SIGNS[type]} size="small" />
        </span>
      )}
      <div className={styles.text}>
        <p className={styles.about}>
          <span className={styles.type}>{words.notices[type]}</span>
          {isNew && <span className={styles.new}>{words.notices.isNew}</span>}
        </p>
        <p className={styles.message}>{link && link.title === null ? <NoticeLink link={link}>{message}</NoticeLink> : message}</p>
        <p className={styles.about}>
          <time dateTime={notice.start_date}>{elapsed}</time>
          {link?.title && (
            <NoticeLink link={link} className={styles.link}>
              {link.title}
            </NoticeLink>
          )}
        </p>
      </div>
      {notice.canBeClosed && (
        <IconButton icon="close" className={styles.close} label={fill(words.notices.remove, { message })} onClick={onClose} />
      )}
    </li>
  );
}
