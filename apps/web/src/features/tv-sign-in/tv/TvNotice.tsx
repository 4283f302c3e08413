import { Button } from '@madang/ui/Button.tsx';
import { Logo } from '@madang/ui/Logo.tsx';
import styles from './Tv.module.css';

interface TvNoticeProps {
  title: string;
  text?: string;
  action?: string;
  onAction?: () => void;
}

/** One thing to say across a room, and one way on that the remote control already stands on. */
export function TvNotice({ title, text, action, onAction }: TvNoticeProps) {
  return (
    <div className={styles.notice}>
      <Logo version="mark" height={64} />
      <div role="status" className={styles.status}>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {action && (
        <Button variant="primary" autoFocus onClick={onAction}>
          {action}
        </Button>
      )}
    </div>
  );
}
