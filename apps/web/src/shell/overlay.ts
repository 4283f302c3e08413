import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** In the query of a page: the title whose details lie over it (CA-82). */
const KEY = 'detail';
const TITLE_ID = /^[0-9]{1,12}$/;

/** The id of the title that lies over the page of this query, or null. */
export const overlayIn = (search: string): string | null => {
  const id = new URLSearchParams(search).get(KEY);
  return id !== null && TITLE_ID.test(id) ? id : null;
};

/** Returns the query with another title in the overlay, or with none. */
export const withOverlay = (search: string, id: string | null): string => {
  const query = new URLSearchParams(search);
  if (id === null) query.delete(KEY);
  else query.set(KEY, id);
  return query.size > 0 ? `?${query}` : '';
};

type Change = Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>;

/** Whether nothing but what lies over the page is another. */
export const isOverlayChange = ({ currentUrl, nextUrl }: Change): boolean =>
  currentUrl.pathname === nextUrl.pathname && overlayIn(currentUrl.search) !== overlayIn(nextUrl.search);

/** The page below stays as it is, with all that was loaded since. */
export const revalidateBelowOverlay = (change: ShouldRevalidateFunctionArgs): boolean =>
  !isOverlayChange(change) && change.defaultShouldRevalidate;
