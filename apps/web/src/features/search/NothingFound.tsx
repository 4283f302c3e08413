import { fill } from '@madang/i18n/fill.ts';
import { searchWords } from '@madang/i18n/parts/search.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { EmptyState } from '@madang/ui/EmptyState.tsx';
import { Drawing } from '#app/shell/Drawing.tsx';
import type { CardView } from '#app/features/catalog/index.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './NothingFound.module.css';
import type { SearchQuery } from './search-query.ts';
import { TopSearches } from './TopSearches.tsx';

interface NothingFoundProps {
  query: SearchQuery;
  /** Another kind of title was found. */
  hasOthers: boolean;
  top: readonly CardView[];
  hrefOf: (query: SearchQuery) => string;
}

/** No result: how to ask differently, what to leave out, and what others look for (SR-14). */
export function NothingFound({ query, hasOthers, top, hrefOf }: NothingFoundProps) {
  const { words } = useWords(searchWords);
  const { none } = words.search;
  const narrowed = query.keywords.length > 0 || query.tab !== null;
  return (
    <div className={styles.nothing}>
      <EmptyState
        drawing={<Drawing scene="empty" />}
        title={query.q === '' ? none.title : fill(none.titleFor, { query: query.q })}
        action={narrowed && <WaysOut query={query} hasOthers={hasOthers} hrefOf={hrefOf} />}
      >
        {narrowed ? <p>{none.narrowed}</p> : <Tips />}
      </EmptyState>
      {top.length > 0 && (
        <div className={styles.top}>
          <TopSearches titles={top} />
        </div>
      )}
    </div>
  );
}

/** Whatever is left out, something may be there without it. */
function WaysOut({ query, hasOthers, hrefOf }: Omit<NothingFoundProps, 'top'>) {
  const { words } = useWords(searchWords);
  const { otherKinds, widen, onlyKeywords } = words.search.none;
  return (
    <>
      {hasOthers && query.tab !== null && (
        <ButtonLink variant="primary" replace href={hrefOf({ ...query, tab: null, page: 1 })}>
          {otherKinds}
        </ButtonLink>
      )}
      {query.keywords.length > 0 && query.q !== '' && (
        <>
          <ButtonLink replace href={hrefOf({ ...query, keywords: [], tab: null, page: 1 })}>
            {widen}
          </ButtonLink>
          <ButtonLink replace href={hrefOf({ ...query, q: '', tab: null, page: 1 })}>
            {onlyKeywords}
          </ButtonLink>
        </>
      )}
    </>
  );
}

/** Search tips: a title may have another name or script, or be found by its cast. */
function Tips() {
  const { words } = useWords(searchWords);
  const { text, language, letters, sound, person } = words.search.none;
  return (
    <>
      <p>{text}</p>
      <ul className={styles.tips}>
        {[language, letters, sound, person].map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </>
  );
}
