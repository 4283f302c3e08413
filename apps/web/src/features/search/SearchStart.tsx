import { fill } from '@madang/i18n/fill.ts';
import { searchWords } from '@madang/i18n/parts/search.ts';
import { Button } from '@madang/ui/Button.tsx';
import { CLOCK } from '@madang/ui/further-icons.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { IconButton } from '@madang/ui/IconButton.tsx';
import { Link } from '@madang/ui/link.tsx';
import { useRef } from 'react';
import { paths } from '#app/paths.ts';
import type { CardView } from '#app/features/catalog/index.ts';
import { useWords } from '#app/shell/words.tsx';
import type { RecentSearches } from './recent-searches.ts';
import styles from './SearchStart.module.css';
import { TopSearches } from './TopSearches.tsx';

interface SearchStartProps {
  top: readonly CardView[];
  recent: RecentSearches;
  onForget: (q: string) => void;
  onForgetAll: () => void;
}

/** Start of the search page: top titles and the profile's recent searches (SR-06). */
export function SearchStart({ top, recent, onForget, onForgetAll }: SearchStartProps) {
  return (
    <div className={styles.start}>
      {top.length > 0 && <TopSearches titles={top} />}
      <Recent recent={recent} onForget={onForget} onForgetAll={onForgetAll} />
    </div>
  );
}

function Recent({ recent, onForget, onForgetAll }: Omit<SearchStartProps, 'top'>) {
  const { words, language } = useWords(searchWords);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The pressed button is gone: the focus moves to the list's heading. */
  const stay = () => heading.current?.focus();
  return (
    <section aria-labelledby="recent-searches">
      <div className={styles.head}>
        <h2 ref={heading} id="recent-searches" className={styles.heading} tabIndex={-1}>
          {words.search.recent}
        </h2>
        {recent.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onForgetAll();
              stay();
            }}
          >
            {words.search.forgetAll}
          </Button>
        )}
      </div>
      {recent.length === 0 && <p className={styles.none}>{words.search.noneRecent}</p>}
      <ul className={styles.recent}>
        {recent.map((q) => (
          <li key={q} className={styles.row}>
            <Link href={paths.search(language, { q, search_src: 'recent' })} replace className={styles.query}>
              <Icon name={CLOCK} size="small" />
              <span className={styles.text}>{q}</span>
            </Link>
            <IconButton
              icon="close"
              label={fill(words.search.forget, { query: q })}
              onClick={() => {
                onForget(q);
                stay();
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
