import { createContext, use } from 'react';

export interface Favorites {
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Removes one favorite, or all, with undo. For lists where a removed title leaves no trace. */
  readonly takeOff: (title: { readonly id: string; readonly title: string }) => void;
  readonly clear: () => void;
  /** Nothing is on it any more, however much there was. */
  readonly cleared: boolean;
}

/** Null for people who are not signed in: they have no shelf. */
export const FavoritesContext = createContext<Favorites | null>(null);

export const useFavorites = (): Favorites | null => use(FavoritesContext);
