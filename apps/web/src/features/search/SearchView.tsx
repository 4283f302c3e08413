import { isSearchable } from '@madang/domain/search/query.ts';
import { searchWords } from '@madang/i18n/parts/search.ts';
import { Button } from '@madang/ui/Button.tsx';
import { EmptyState } from '@madang/ui/EmptyState.tsx';
import { GridSkeleton } from '#app/features/catalog/index.ts';
import { FavoritesProvider } from '#app/features/favorites/index.ts';
import { WatchingProvider } from '#app/features/watch-history/index.ts';
import { useIsOnline } from '#app/platform/window.ts';
import { Drawing } from '#app/shell/Drawing.tsx';
import { PAGE_SEARCH_FIELD } from '#app/shell/search-field.ts';
import { useWords } from '#app/shell/words.tsx';
import { SearchField } from './SearchField.tsx';
import type { SearchPageData } from './search-page.ts';
import { asksFor } from './search-query.ts';
import { SearchResultsView } from './SearchResultsView.tsx';
import { SearchStart } from './SearchStart.tsx';
import styles from './SearchView.module.css';
import { useRecentSearches } from './use-recent-searches.ts';
import { useSearch } from './use-search.ts';
import { useTypedQuery } from './use-typed-query.ts';

const HINT = 'search-hint';

/** Where one looks for titles, people and moods: results come while one types (RT-15). */
export function SearchView({ page }: { page: SearchPageData }) {
  const { words } = useWords(searchWords);
  const { query, typed, type, commit } = useTypedQuery();
  const search = useSearch(page.found, query, page.reader);
  const recent = useRecentSearches(page.profileId);
  const tooShort = typed.trim() !== '' && !isSearchable(typed.trim());
  const { results } = search.found;
  const isEmpty = !asksFor(query);

  const handleSearch = (q: string) => {
    recent.remember(q);
    commit(q);
  };
  const fixed = { kpick: query.keywords.join(','), searchCategory: query.tab ?? '', search_src: 'results' };

  return (
    <FavoritesProvider key={page.profileId} ids={page.favoriteIds}>
      <WatchingProvider value={page.watching}>
        <div className={styles.head}>
          <h1 className={styles.unseen}>{words.shell.search}</h1>
          <div className={styles.field}>
            <SearchField
              id={PAGE_SEARCH_FIELD}
              value={typed}
              onType={type}
              onSearch={handleSearch}
              profileId={page.profileId}
              hintId={HINT}
              overResults
              autoFocus={isEmpty && query.q === ''}
            >
              {Object.entries(fixed)
                .filter(([, value]) => value !== '')
                .map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
            </SearchField>
          </div>
          <p id={HINT} className={styles.hint} role="status">
            {tooShort ? words.search.hint : ''}
          </p>
        </div>
        {isEmpty && <SearchStart top={page.top} recent={recent.recent} onForget={recent.forget} onForgetAll={recent.forgetAll} />}
        {!isEmpty && search.state === 'failed' && <SearchFailed onAgain={search.again} />}
        {!isEmpty && search.state !== 'failed' && results === null && <Searching />}
        {!isEmpty && search.state !== 'failed' && results !== null && (
          <SearchResultsView
            page={page}
            query={query}
            found={{ query: search.found.query, results }}
            searching={search.state === 'searching'}
            onOpen={() => isSearchable(query.q) && recent.remember(query.q)}
          />
        )}
      </WatchingProvider>
    </FavoritesProvider>
  );
}

/** Nothing was found before that could stand in the meantime. */
function Searching() {
  const { words } = useWords(searchWords);
  return (
    <div className={styles.searching}>
      <p role="status" className={styles.unseen}>
        {words.search.searching}
      </p>
      <GridSkeleton />
    </div>
  );
}

function SearchFailed({ onAgain }: { onAgain: () => void }) {
  const { words } = useWords(searchWords);
  const online = useIsOnline();
  const { title, text } = online ? words.search.failed : words.shell.offline;
  return (
    <div role="alert">
      <EmptyState
        drawing={<Drawing scene={online ? 'dark' : 'adrift'} />}
        title={title}
        action={
          <Button variant="primary" onClick={onAgain}>
            {words.shell.tryAgain}
          </Button>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}
