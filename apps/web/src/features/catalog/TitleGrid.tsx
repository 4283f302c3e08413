import { fill } from '@madang/i18n/fill.ts';
import { formatNumber } from '@madang/i18n/format.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { PosterCardSkeleton } from '@madang/ui/PosterCard.tsx';
import { walkGrid } from '@madang/ui/walk-grid.ts';
import { useIsHydrated } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import type { CatalogPage } from './catalog-page.ts';
import { type ListQuery, PAGE_SIZE } from './list-query.ts';
import { TitleCard } from './TitleCard.tsx';
import styles from './TitleGrid.module.css';
import { useMoreTitles } from './use-more-titles.ts';

/** Posters that stand above the fold on most screens. */
const AT_ONCE = 6;

/** The loaded titles of a list and the control that loads more. */
export function TitleGrid({ list, hrefOf }: { list: CatalogPage; hrefOf: (query: ListQuery) => string }) {
  const { cards, state, hasMore, reached, total, end, more } = useMoreTitles(list);
  const coming = state === 'loading' ? Math.min(PAGE_SIZE, total - reached) : 0;
  const next = hrefOf({ ...list.query, page: Math.ceil(reached / PAGE_SIZE) + 1 });
  return (
    <>
      <ul className={styles.grid} onKeyDown={walkGrid}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <TitleCard card={card} priority={index < AT_ONCE} />
          </li>
        ))}
        {Array.from({ length: coming }, (_, index) => (
          <li key={`skeleton ${index}`}>
            <PosterCardSkeleton />
          </li>
        ))}
      </ul>
      <div ref={end} className={styles.end}>
        {hasMore && <More state={state} shown={reached} total={total} href={next} onMore={more} />}
      </div>
    </>
  );
}

interface MoreProps {
  state: ReturnType<typeof useMoreTitles>['state'];
  shown: number;
  total: number;
  href: string;
  onMore: () => void;
}

/** A button, or without JavaScript a link to the same titles. */
function More({ state, shown, total, href, onMore }: MoreProps) {
  const { words, locale } = useWords();
  const hydrated = useIsHydrated();
  const { showMore, shown: progress, moreFailed } = words.catalog.browse;
  const label = state === 'failed' ? words.shell.tryAgain : showMore;
  return (
    <>
      <p className={styles.progress} role={state === 'failed' ? 'alert' : undefined}>
        {state === 'failed'
          ? moreFailed
          : fill(progress, { shown: formatNumber(locale, shown), count: formatNumber(locale, total) })}
      </p>
      {hydrated ? (
        <Button busy={state === 'loading'} onClick={onMore}>
          {label}
        </Button>
      ) : (
        <ButtonLink href={href}>{label}</ButtonLink>
      )}
    </>
  );
}
