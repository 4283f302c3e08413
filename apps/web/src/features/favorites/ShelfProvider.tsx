import { FAVORITE_REST_MS } from '@madang/domain/shared/constants.ts';
import { type PropsWithChildren, useCallback, useMemo, useRef, useState } from 'react';
import { fill } from '@madang/i18n/fill.ts';
import { LikesProvider } from '#app/features/likes/index.ts';
import { api } from '#app/platform/api.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';
import { useApology } from '#app/shell/use-apology.ts';
import { useRestorable } from '#app/shell/use-restorable.ts';
import { useWords } from '#app/shell/words.tsx';
import { FavoritesContext } from './favorites.ts';

const withId = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> => new Set(ids).add(id);
const withoutId = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> => new Set([...ids].filter((one) => one !== id));

/**
 * Favorites and likes on this page, with optimistic updates that are reverted on failure (LI-01, LI-06). A title with a
 * pending or very recent change ignores presses, so that the page shows the last state sent.
 */
export function ShelfProvider({ ids, children }: PropsWithChildren<{ ids: readonly string[] }>) {
  const { words } = useWords();
  const apologize = useApology();
  const takeOut = useRestorable();
  const [shelf, setShelf] = useState<ReadonlySet<string>>(() => new Set(ids));
  const [cleared, setCleared] = useState(false);
  const resting = useRef(new Set<string>());

  const toggle = useCallback(
    async (id: string) => {
      if (resting.current.has(id)) return;
      resting.current.add(id);
      const rest = new Promise((resolve) => setTimeout(resolve, FAVORITE_REST_MS));
      const [change, undo, call] = shelf.has(id) ? [withoutId, withId, api.removeFavorite] : [withId, withoutId, api.addFavorite];
      setShelf((now) => change(now, id));
      try {
        await call({ content_id: id });
        await rest;
      } catch (error) {
        onCallFailed(() => {
          setShelf((now) => undo(now, id));
          apologize();
        })(error);
      } finally {
        resting.current.delete(id);
      }
    },
    [shelf, apologize],
  );

  const takeOff = useCallback(
    ({ id, title }: { readonly id: string; readonly title: string }) => {
      takeOut({
        apply: () => setShelf((now) => withoutId(now, id)),
        undo: () => setShelf((now) => withId(now, id)),
        remove: () => api.removeFavorite({ content_id: id }),
        restore: api.restoreFavorites,
        message: fill(words.favorites.removed, { title }),
      });
    },
    [takeOut, words],
  );
  const clear = useCallback(() => {
    takeOut({
      apply: () => {
        setShelf(new Set());
        setCleared(true);
      },
      undo: () => {
        setShelf((now) => new Set([...shelf, ...now]));
        setCleared(false);
      },
      remove: () => api.removeAllFavorites(),
      restore: api.restoreFavorites,
      message: words.favorites.cleared,
    });
  }, [takeOut, words, shelf]);

  const favorites = useMemo(
    () => ({ has: (id: string) => shelf.has(id), toggle: (id: string) => void toggle(id), takeOff, clear, cleared }),
    [shelf, toggle, takeOff, clear, cleared],
  );

  return (
    <FavoritesContext value={favorites}>
      <LikesProvider>{children}</LikesProvider>
    </FavoritesContext>
  );
}
