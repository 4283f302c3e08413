import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '#app/platform/api.ts';
import { loadStateOf, useCall } from '#app/platform/use-call.ts';
import { whenNear } from '#app/platform/when-near.ts';
import { currentPath, currentSearch, rememberQuery } from '#app/platform/window.ts';
import { overlayIn, withOverlay } from '#app/shell/overlay.ts';
import { type CardView, presentCardView } from './card-view.ts';
import type { CatalogPageData } from './catalog-page.ts';
import { formatListQuery, LIST_PAGE_SIZE } from './list-query.ts';
import { withoutRepeats } from './without-repeats.ts';

/** How near its end a list fetches the next page. */
const NEAR = '800px 0px';

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

const searchOf = ({ query }: CatalogPageData, page: number): URLSearchParams => {
  const given = Object.entries(formatListQuery({ ...query, page })).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return new URLSearchParams(withOverlay(`?${new URLSearchParams(given)}`, overlayIn(currentSearch())));
};

/** Lengthens a list page by page until its total, by scrolling or by asking (CA-51). The address remembers how far, for coming back. */
export const useMoreTitles = (list: CatalogPageData) => {
  const [shown, setShown] = useState<Shown>({
    cards: list.cards,
    reached: Math.min(list.query.page * LIST_PAGE_SIZE, list.total),
    total: list.total,
  });
  const end = useRef<HTMLDivElement>(null);
  const call = useCall();
  const state = loadStateOf(call);
  const hasMore = shown.reached < shown.total;

  const load = async () => {
    const path = currentPath();
    const { cards, total } = await fetchPage(list, shown.reached);
    const reached = cards.length === 0 ? total : Math.min(shown.reached + LIST_PAGE_SIZE, total);
    setShown((now) => ({ cards: withoutRepeats([...now.cards, ...cards]), reached, total }));
    rememberQuery(path, searchOf(list, Math.ceil(reached / LIST_PAGE_SIZE)));
  };
  const more = () => void (hasMore && call.run(load));
  const handleNear = useEffectEvent(more);

  useEffect(() => {
    const element = end.current;
    if (!element || !hasMore || state !== 'idle') return;
    return whenNear(element, NEAR, () => handleNear());
    // The observer is set up again for each page, so that a tall screen loads until it is full.
  }, [list, shown.reached, state, hasMore]);

  return { ...shown, state, hasMore, end, more };
};
