import { lazy, type PropsWithChildren } from 'react';

/** Fetches what keeps a shelf, which only signed-in people have. */
export const loadShelf = async () => ({ default: (await import('./ShelfProvider.tsx')).ShelfProvider });

/** The server writes pages whole and waits for nothing. */
const Shelf = import.meta.env.SSR ? (await loadShelf()).default : lazy(loadShelf);

interface FavoritesProviderProps {
  /** Null for people who are not signed in. */
  ids: readonly string[] | null;
}

/** Provides the profile's favorites and likes to the buttons of a page. */
export const FavoritesProvider = ({ ids, children }: PropsWithChildren<FavoritesProviderProps>) =>
  ids === null ? children : <Shelf ids={ids}>{children}</Shelf>;
