import { useToast } from '@madang/ui/Toast.tsx';
import { createContext, type PropsWithChildren, use, useCallback, useMemo, useState } from 'react';
import { api, isCallFailed } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';

interface Favorites {
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
}

/** Null for people who are not signed in: they have no shelf. */
const FavoritesContext = createContext<Favorites | null>(null);

const withId = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> => new Set(ids).add(id);
const withoutId = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> => new Set([...ids].filter((one) => one !== id));

/** The profile's shelf on this page: it changes at once, and back again when the server says no (LI-01, LI-06). */
export function FavoritesProvider({ ids, children }: PropsWithChildren<{ ids: readonly string[] | null }>) {
  const { words } = useWords();
  const toast = useToast();
  const [shelf, setShelf] = useState<ReadonlySet<string>>(() => new Set(ids));

  const toggle = useCallback(
    async (id: string) => {
      const [change, undo, call] = shelf.has(id) ? [withoutId, withId, api.removeFavorite] : [withId, withoutId, api.addFavorite];
      setShelf((now) => change(now, id));
      try {
        await call({ content_id: id });
      } catch (error) {
        if (!isCallFailed(error)) throw error;
        setShelf((now) => undo(now, id));
        toast(words.refusals.OUTAGE, 'failed');
      }
    },
    [shelf, toast, words],
  );
  const favorites = useMemo(
    () => ({ has: (id: string) => shelf.has(id), toggle: (id: string) => void toggle(id) }),
    [shelf, toggle],
  );

  return <FavoritesContext value={ids === null ? null : favorites}>{children}</FavoritesContext>;
}

export const useFavorites = (): Favorites | null => use(FavoritesContext);
