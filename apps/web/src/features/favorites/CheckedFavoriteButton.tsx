import { FAVORITE_REST_MS } from '@madang/domain/shared/constants.ts';
import { Button } from '@madang/ui/Button.tsx';
import { useEffect, useRef, useState } from 'react';
import { api, isCallFailed } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';
import { favoriteIdsOf } from './favorite-ids.ts';

interface CheckedFavoriteButtonProps {
  id: string;
  title: string;
  onFail: () => void;
}

/**
 * Favorite button for a page without favorites in its loader data: it reads them first, and after every change (PO-32,
 * PO-33).
 */
export function CheckedFavoriteButton({ id, title, onFail }: CheckedFavoriteButtonProps) {
  const { words } = useWords();
  const { chosen, busy, toggle } = useCheckedFavorite(id, onFail);
  const label = words.favorites.myList;
  return (
    <Button icon={chosen ? 'check' : 'add'} aria-pressed={chosen} aria-label={`${label}: ${title}`} busy={busy} onClick={toggle}>
      {label}
    </Button>
  );
}

const useCheckedFavorite = (id: string, onFail: () => void) => {
  const [chosen, setChosen] = useState(false);
  const [busy, setBusy] = useState(true);
  const resting = useRef(false);

  const settle = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await work();
      setChosen((await favoriteIdsOf(api)).includes(id));
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      onFail();
    } finally {
      setBusy(false);
    }
  };
  useEffect(() => void settle(async () => undefined), [id]);

  const toggle = () => {
    if (resting.current) return;
    resting.current = true;
    setTimeout(() => (resting.current = false), FAVORITE_REST_MS);
    const change = chosen ? api.removeFavorite : api.addFavorite;
    void settle(() => change({ content_id: id }));
  };
  return { chosen, busy, toggle };
};
