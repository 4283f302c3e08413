import { Icon } from '@madang/ui/Icon.tsx';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { cameFromWithin } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './BackLink.module.css';

/** Pages without a header have this: back to where the visitor came from, or home for whoever came from elsewhere. */
export function BackLink() {
  const { words, language } = useWords();
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent) => {
    if (!cameFromWithin() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  const { back } = words.detail;
  return (
    <Link to={paths.home(language)} className={styles.back} aria-label={back} title={back} onClick={handleClick}>
      <Icon name="back" />
    </Link>
  );
}
