import { plural } from '@madang/i18n/fill.ts';
import { classes } from '@madang/ui/classes.ts';
import { useNavigation } from 'react-router';
import { FavoritesProvider } from '#app/features/favorites/index.ts';
import { OriginProvider, WatchingProvider } from '#app/features/watch-history/index.ts';
import { useWords } from '#app/shell/words.tsx';
import type { CatalogPageData } from './catalog-page.ts';
import styles from './CatalogView.module.css';
import { DetailOverlay } from './DetailOverlay.tsx';
import { GenreFilter } from './GenreFilter.tsx';
import { type ListQuery, formatListQuery } from './list-query.ts';
import { NoMatches } from './NoMatches.tsx';
import { SortLinks } from './SortLinks.tsx';
import { TitleGrid } from './TitleGrid.tsx';

interface CatalogViewProps {
  list: CatalogPageData;
  /** The address of this list with a query. */
  pathTo: (query: ReturnType<typeof formatListQuery>) => string;
}

/** Catalogues are known by numbers, collections by names. */
const originOf = (id: string): string => (/^\d+$/.test(id) ? `catalog-${id}` : id);

/** A whole list: what it is called, how it is filtered and ordered, and its titles. */
export function CatalogView({ list, pathTo }: CatalogViewProps) {
  const { words, locale } = useWords();
  const { location } = useNavigation();
  const hrefOf = (query: ListQuery) => pathTo(formatListQuery(query));
  const leaving = location !== undefined && location.pathname === pathTo({}).split('?')[0];
  return (
    <FavoritesProvider key={list.profileId} ids={list.favoriteIds}>
      <WatchingProvider value={list.watching}>
        <OriginProvider value={originOf(list.id)}>
          <DetailOverlay>
            <div className={styles.head}>
              <h1 className={styles.title}>{list.name}</h1>
              <div role="status">
                <h2 className={styles.count}>{plural(locale, words.catalog.browse.titles, list.total)}</h2>
              </div>
              <div className={styles.sort}>
                <SortLinks list={list} hrefOf={hrefOf} />
              </div>
            </div>
            {list.genres.length > 0 && <GenreFilter genres={list.genres} query={list.query} hrefOf={hrefOf} />}
            <div className={classes(styles.titles, leaving && styles.leaving)} aria-busy={leaving}>
              {list.cards.length > 0 ? (
                <TitleGrid key={JSON.stringify([list.id, list.query, list.sort])} list={list} hrefOf={hrefOf} />
              ) : (
                <NoMatches filtered={list.query.genres.length > 0} href={hrefOf({ ...list.query, genres: [], page: 1 })} />
              )}
            </div>
          </DetailOverlay>
        </OriginProvider>
      </WatchingProvider>
    </FavoritesProvider>
  );
}
