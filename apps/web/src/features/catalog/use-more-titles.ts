import { useState } from 'react';
import { api } from '#app/platform/api.ts';
import { useLoadMore } from '#app/platform/use-load-more.ts';
import { currentPath, currentSearch, rememberQuery } from '#app/platform/window.ts';
import { overlayIn, withOverlay } from '#app/shell/overlay.ts';
import { type CardView, presentCardView } from './card-view.ts';
import type { CatalogPageData } from './catalog-page.ts';
import { formatListQuery, LIST_PAGE_SIZE } from './list-query.ts';
import { withoutRepeats } from './without-repeats.ts';

interface Shown {
  readonly cards: readonly CardView[];
  /** Titles requested so far, including repeats, unlike the cards. */
  readonly reached: number;
  readonly total: number;
}

const fetchPage = async ({ id, sort, query, reader }: CatalogPageData, offset: number) => {
  const genres = query.genres.length > 0 ? { genres: query.genres.join(',') } : {};
  const page = await api.listCollection({
    collection_id: id,
    offset,
    limit: LIST_PAGE_SIZE,
    language: reader.language,
    ...(sort && { sort }),
    ...genres,
  });
  return { total: page.total_count, cards: page.objects.map((card) => presentCardView(card, reader)) };
};

const queryForPage = ({ query }: CatalogPageData, page: number): URLSearchParams => {
  const given = Object.entries(formatListQuery({ ...query, page })).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return new URLSearchParams(withOverlay(`?${new URLSearchParams(given)}`, overlayIn(currentSearch())));
};

/** A list that grows page by page until its total (CA-51). The address stores how many pages are shown, for coming back. */
export const useMoreTitles = (list: CatalogPageData) => {
  const [shown, setShown] = useState<Shown>({
    cards: list.cards,
    reached: Math.min(list.query.page * LIST_PAGE_SIZE, list.total),
    total: list.total,
  });

  const load = async () => {
    const path = currentPath();
    const { cards, total } = await fetchPage(list, shown.reached);
    const reached = cards.length === 0 ? total : Math.min(shown.reached + LIST_PAGE_SIZE, total);
    setShown((now) => ({ cards: withoutRepeats([...now.cards, ...cards]), reached, total }));
    rememberQuery(path, queryForPage(list, Math.ceil(reached / LIST_PAGE_SIZE)));
  };
  return { ...shown, ...useLoadMore(load, shown) };
};
