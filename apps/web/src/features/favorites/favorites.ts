import { createContext, use } from 'react';

export interface Favorites {
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Takes a title, or everything, off the shelf, with the way back; for where nothing else would show that it was there. */
  readonly takeOff: (title: { readonly id: string; readonly title: string }) => void;
  readonly clear: () => void;
  /** Nothing is on it any more, however much there was. */
  readonly cleared: boolean;
}

/** Null for people who are not signed in: they have no shelf. */
export const FavoritesContext = createContext<Favorites | null>(null);

export const useFavorites = (): Favorites | null => use(FavoritesContext);
