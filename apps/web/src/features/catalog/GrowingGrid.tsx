import type { DisplayType } from '@madang/domain/profiles/profile.ts';
import { PosterCardSkeleton } from '@madang/ui/PosterCard.tsx';
import { walkGrid } from '@madang/ui/walk-grid.ts';
import { type MouseEvent, useEffect, useRef } from 'react';
import { type ListPart, useGrowingList } from '#app/platform/use-growing-list.ts';
import { currentPath, rememberQuery } from '#app/platform/window.ts';
import { ListEnd } from '#app/shell/ListEnd.tsx';
import type { CardView } from './card-view.ts';
import { LIST_PAGE_SIZE } from './list-query.ts';
import { TitleCard } from './TitleCard.tsx';
import { TitleRow } from './TitleRow.tsx';
import styles from './TitleGrid.module.css';
import { withoutRepeats } from './without-repeats.ts';

/** Posters that stand above the fold on most screens. */
const AT_ONCE = 6;

interface GrowingGridProps {
  /** Those with which the page began. */
  begun: ListPart<CardView>;
  read: (offset: number) => Promise<ListPart<CardView>>;
  /** The address that shows the given number of pages of 24. */
  hrefOf: (page: number) => string;
  onOpen?: (card: CardView) => void;
  /** Posters side by side, or one title below the other. */
  display?: DisplayType | undefined;
}

/** Infinite grid of titles, with a button. The address keeps how many pages are shown, for coming back. */
export function GrowingGrid({ begun, read, hrefOf, onOpen, display = 'grid' }: GrowingGridProps) {
  const address = useRef<typeof hrefOf | null>(hrefOf);
  useEffect(() => {
    address.current = hrefOf;
    // A response that arrives after navigation must not change the address of the next page.
    return () => {
      address.current = null;
    };
  });
  const readOn = async (offset: number) => {
    const path = currentPath();
    const part = await read(offset);
    const [, query] = address.current?.(Math.ceil((offset + part.items.length) / LIST_PAGE_SIZE)).split('?') ?? [];
    if (address.current) rememberQuery(path, new URLSearchParams(query));
    return part;
  };
  const list = useGrowingList({ ...begun, offset: 0 }, readOn, 0);
  const cards = withoutRepeats(list.items);
  const coming = list.state === 'loading' ? Math.min(LIST_PAGE_SIZE, list.total - list.reached) : 0;

  /** A card is a link in several forms: whichever is followed, its title is opened. */
  const handleClick = (event: MouseEvent<HTMLUListElement>) => {
    const place = (event.target as Element).closest('a[href]')?.closest<HTMLElement>('li[data-title]');
    const card = cards.find(({ id }) => id === place?.dataset.title);
    if (card) onOpen?.(card);
  };

  return (
    <>
      <ul className={display === 'list' ? styles.list : styles.grid} onClickCapture={handleClick} onKeyDown={walkGrid}>
        {cards.map((card, index) => (
          <li key={card.id} data-title={card.id}>
            {display === 'list' ? (
              <TitleRow card={card} priority={index < AT_ONCE} />
            ) : (
              <TitleCard card={card} priority={index < AT_ONCE} />
            )}
          </li>
        ))}
        {Array.from({ length: coming }, (_, index) => (
          <li key={`skeleton ${index}`}>{display === 'list' ? <div className={styles.coming} /> : <PosterCardSkeleton />}</li>
        ))}
      </ul>
      <ListEnd list={list} shown={list.reached} total={list.total} href={hrefOf(Math.ceil(list.reached / LIST_PAGE_SIZE) + 1)} />
    </>
  );
}

/** Skeleton of a page of titles, as many as a screen shows. */
export const GridSkeleton = () => (
  <ul className={styles.grid} aria-hidden="true">
    {Array.from({ length: LIST_PAGE_SIZE }, (_, index) => (
      <li key={index}>
        <PosterCardSkeleton />
      </li>
    ))}
  </ul>
);
