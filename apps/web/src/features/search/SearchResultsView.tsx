import type { SearchCategory } from '@madang/domain/search/vocabulary.ts';
import { fill, plural } from '@madang/i18n/fill.ts';
import { formatNumber } from '@madang/i18n/format.ts';
import { formatList } from '@madang/i18n/format-list.ts';
import { searchWords } from '@madang/i18n/parts/search.ts';
import { classes } from '@madang/ui/classes.ts';
import { TabLinks } from '@madang/ui/Tabs.tsx';
import { useEffect, useEffectEvent } from 'react';
import { type CardView, GrowingGrid } from '#app/features/catalog/index.ts';
import { paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { usePerson } from '#app/shell/use-person.ts';
import { useWords } from '#app/shell/words.tsx';
import { FoundPeople } from './FoundPeople.tsx';
import { KeywordChips } from './KeywordChips.tsx';
import { NothingFound } from './NothingFound.tsx';
import type { SearchPageData } from './search-page.ts';
import { toQueryKey, SEARCH_TABS, type SearchQuery, formatSearchQuery, type SearchTab } from './search-query.ts';
import { readResults, type SearchResults } from './search-results.ts';
import styles from './SearchResultsView.module.css';
import { trackMissed, trackOpened } from './track-search.ts';

interface SearchResultsViewProps {
  page: SearchPageData;
  /** The query in the address. While it loads, `found` still has the previous one. */
  query: SearchQuery;
  found: { readonly query: SearchQuery; readonly results: SearchResults };
  searching: boolean;
  /** A result was opened: the search was worth remembering. */
  onOpen: () => void;
}

/**
 * Idle time before a query without results is counted as missed, in milliseconds. A shorter pause may be a half-typed
 * query.
 */
const MEANT_MS = 1500;

/** A text that found nothing is counted, without who typed it. */
const useMissed = ({ query, results }: SearchResultsViewProps['found'], searching: boolean) => {
  const isMissed = !searching && results.total === 0 && results.people.length === 0 && query.tab === null;
  const key = toQueryKey(query);
  const startTimer = useEffectEvent(() => setTimeout(() => trackMissed({ ...query, count: 0 }), MEANT_MS));
  useEffect(() => {
    if (!isMissed) return undefined;
    const timer = startTimer();
    return () => clearTimeout(timer);
    // Once for every text, however it was asked for.
  }, [key, isMissed]);
};

/** Search results by kind, with filters (RT-141). */
export function SearchResultsView({ page, query, found, searching, onOpen }: SearchResultsViewProps) {
  const { words, language, locale } = useWords(searchWords);
  const person = usePerson();
  const { results } = found;
  const { people, corrected, total } = results;
  const hrefOf = (changed: SearchQuery) => paths.search(language, formatSearchQuery(changed));
  useMissed(found, searching);

  const nameOf = (category: SearchCategory): string => page.categoryNames[category] ?? words.catalog.types.webtoon;
  const counts = new Map<SearchTab, number>(results.categories.map(({ category, total: count }) => [category, count]));
  const inAll = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (people.length > 0) counts.set('people', people.length);
  const labelOf = (tab: SearchTab): string => (tab === 'people' ? words.search.people : nameOf(tab));
  // The chosen tab stays visible even when it is empty.
  const tabs = SEARCH_TABS.filter((tab) => counts.has(tab) || tab === query.tab);
  const showsPeople = people.length > 0 && (query.tab === null || query.tab === 'people');
  const showsTitles = total > 0 && found.query.tab !== 'people';
  const isNothing = !showsPeople && !showsTitles;

  const handleOpen = (card: CardView) => {
    trackOpened({ ...query, count: total }, card.id);
    onOpen();
  };

  return (
    <div aria-busy={searching}>
      {corrected !== null && <p className={styles.corrected}>{fill(words.search.corrected, { title: corrected })}</p>}
      {results.instead && (
        <p className={styles.corrected}>
          {fill(words.search.instead, {
            query: query.q,
            keywords: formatList(
              locale,
              results.instead.map(({ text }) => text),
            ),
          })}
        </p>
      )}
      <KeywordChips query={query} results={results} hrefOf={hrefOf} />
      {tabs.length > 1 && (
        <div className={styles.tabs}>
          <TabLinks
            label={words.search.kinds}
            inPlace
            links={[null, ...tabs].map((tab) => ({
              href: hrefOf({ ...query, tab, page: 1 }),
              label: tab === null ? words.search.all : labelOf(tab),
              count: formatNumber(locale, tab === null ? inAll : (counts.get(tab) ?? 0)),
              current: tab === query.tab,
            }))}
          />
        </div>
      )}
      <div className={classes(styles.results, searching && styles.leaving)}>
        <p role="status" className={styles.unseen}>
          {searching ? words.search.searching : plural(locale, words.catalog.browse.titles, showsTitles ? total : 0)}
        </p>
        {showsPeople && <FoundPeople people={people} />}
        {showsTitles && (
          <section aria-labelledby="found-titles">
            <h2 id="found-titles" className={styles.heading}>
              {words.search.titles} <span className={styles.count}>{formatNumber(locale, total)}</span>
            </h2>
            <GrowingGrid
              key={toQueryKey(found.query)}
              begun={{ items: results.cards, total }}
              read={(offset) => readResults(api, page.reader, results.answered, offset)}
              hrefOf={(pages) => hrefOf({ ...query, page: pages })}
              onOpen={handleOpen}
              display={person?.profile?.display_type}
            />
          </section>
        )}
        {isNothing && <NothingFound query={query} hasOthers={inAll > 0} top={page.top} hrefOf={hrefOf} />}
      </div>
    </div>
  );
}
