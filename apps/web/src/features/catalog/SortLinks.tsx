import type { Sort } from '@madang/domain/catalog/vocabulary.ts';
import { classes } from '@madang/ui/classes.ts';
import { Link } from '@madang/ui/link.tsx';
import { readCookie, SORT_COOKIE, writeCookie } from '#app/platform/cookies.ts';
import { useWords } from '#app/shell/words.tsx';
import type { CatalogPageData } from './catalog-page.ts';
import type { ListQuery } from './list-query.ts';
import { withSortChosen } from './sort-choice.ts';
import styles from './SortLinks.module.css';

/**
 * Sort orders of a list. A profile's choice is remembered, other visitors keep it in the address only (CA-45, CA-46).
 */
export function SortLinks({ list, hrefOf }: { list: CatalogPageData; hrefOf: (query: ListQuery) => string }) {
  const { words } = useWords();
  const orders: readonly { readonly sort: Sort; readonly label: string }[] = [
    { sort: 'newest', label: words.catalog.newest },
    { sort: 'a-z', label: words.catalog.aToZ },
  ];
  const remember = (sort: Sort) => {
    const cookie = withSortChosen(readCookie(SORT_COOKIE.name), list.profileId, list.id, sort);
    if (cookie !== null) writeCookie(SORT_COOKIE, cookie);
  };
  return (
    <nav className={styles.orders} aria-label={words.catalog.browse.sort}>
      {orders.map(({ sort, label }) => (
        <Link
          key={sort}
          href={hrefOf({ ...list.query, sort, page: 1 })}
          replace
          keepScroll
          className={classes(styles.order, sort === list.sort && styles.chosen)}
          aria-current={sort === list.sort ? 'true' : undefined}
          onClick={() => remember(sort)}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
