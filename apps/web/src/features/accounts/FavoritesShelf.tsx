import { fill, plural } from '@madang/i18n/fill.ts';
import { Button } from '@madang/ui/Button.tsx';
import { TRASH } from '@madang/ui/further-icons.ts';
import { IconButton } from '@madang/ui/IconButton.tsx';
import { walkGrid } from '@madang/ui/walk-grid.ts';
import { useRef } from 'react';
import { type CardView, DetailOverlay, type Reader, TitleCard } from '#app/features/catalog/index.ts';
import { useFavorites } from '#app/features/favorites/index.ts';
import { OriginProvider } from '#app/features/watch-history/index.ts';
import { paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { useGrowingList } from '#app/platform/use-growing-list.ts';
import { EmptyList } from '#app/shell/EmptyList.tsx';
import { ListEnd } from '#app/shell/ListEnd.tsx';
import { useWords } from '#app/shell/words.tsx';
import styles from './FavoritesShelf.module.css';
import { readShelf, SHELF_PAGE } from './shelf-view.ts';

/** Posters that stand above the fold on most screens. */
const AT_ONCE = 6;

interface FavoritesShelfProps {
  shelf: { readonly items: readonly CardView[]; readonly total: number; readonly offset: number };
  /** Every title on the shelf when the page was made. */
  knownIds: readonly string[];
  reader: Reader;
}

/** The profile's favorites. A removed title disappears at once and returns to its place on undo. */
export function FavoritesShelf({ shelf, knownIds, reader }: FavoritesShelfProps) {
  const { words, language, locale } = useWords();
  const favorites = useFavorites();
  const grid = useRef<HTMLUListElement>(null);
  const isGone = (id: string) => favorites !== null && !favorites.has(id);
  const gone = knownIds.filter(isGone).length;
  const list = useGrowingList(shelf, (offset) => readShelf(api, reader, offset), gone);
  const cards = list.items.filter(({ id }) => !knownIds.includes(id) || !isGone(id));
  const total = favorites?.cleared ? 0 : Math.max(0, list.total - gone);

  if (total === 0 || favorites === null)
    return <EmptyList scene="adrift" texts={words.favorites.none} focused={gone > 0 || favorites?.cleared === true} />;
  return (
    <OriginProvider value="favorites">
      <DetailOverlay>
        <div className={styles.bar}>
          <p className={styles.count} role="status">
            {plural(locale, words.favorites.titles, total)}
          </p>
          <Button size="small" variant="quiet" icon={TRASH} onClick={favorites.clear}>
            {words.favorites.clear}
          </Button>
        </div>
        <ul ref={grid} className={styles.grid} tabIndex={-1} onKeyDown={walkGrid}>
          {cards.map((card, index) => (
            <li key={card.id} className={styles.card}>
              <TitleCard card={card} priority={index < AT_ONCE} />
              <div className={styles.remove} onClick={() => grid.current?.focus({ preventScroll: true })}>
                <IconButton
                  icon="check"
                  variant="outline"
                  label={fill(words.favorites.remove, { title: card.title })}
                  onClick={() => favorites.takeOff(card)}
                />
              </div>
            </li>
          ))}
        </ul>
        <ListEnd
          list={list}
          shown={cards.length}
          total={total}
          href={paths.favorites(language, { page: String(Math.floor(list.reached / SHELF_PAGE) + 1) })}
        />
      </DetailOverlay>
    </OriginProvider>
  );
}
