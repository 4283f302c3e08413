import { detailWords } from '@madang/i18n/parts/detail.ts';
import { fill } from '@madang/i18n/fill.ts';
import { BACK } from '@madang/ui/further-icons.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { Link } from '@madang/ui/link.tsx';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { cameFromWithin } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './BackLink.module.css';
import type { TitleLink } from './detail-view.ts';

/**
 * Back link for pages without a header: the previous page, or home when the visitor came from another site. A series
 * opened from a webtoon links back to that webtoon by name (WT-12).
 */
export function BackLink({ webtoon = null }: { webtoon?: TitleLink | null }) {
  const { words, language } = useWords(detailWords);
  const navigate = useNavigate();
  if (webtoon)
    return (
      <Link href={paths.webtoon(language, webtoon.id, webtoon.title)} className={styles.named}>
        <Icon name={BACK} />
        <span>{fill(words.detail.backToWebtoon, { title: webtoon.title })}</span>
      </Link>
    );
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!cameFromWithin() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  const { back } = words.detail;
  return (
    <Link href={paths.home(language)} className={styles.back} aria-label={back} title={back} onClick={handleClick}>
      <Icon name={BACK} />
    </Link>
  );
}
