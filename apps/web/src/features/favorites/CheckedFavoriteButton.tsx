import { FAVORITE_REST_MS } from '@madang/domain/shared/constants.ts';
import { Button } from '@madang/ui/Button.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '#app/platform/api.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';
import { useWords } from '#app/shell/words.tsx';
import { loadFavoriteIds } from './favorite-ids.ts';

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

  const settle = (change: Promise<unknown>): void => {
    setBusy(true);
    void change
      .then(async () => setChosen((await loadFavoriteIds(api)).includes(id)))
      .catch(onCallFailed(onFail))
      .finally(() => setBusy(false));
  };
  const read = useEffectEvent(() => settle(Promise.resolve()));
  useEffect(() => read(), [id]);

  const toggle = () => {
    if (resting.current) return;
    resting.current = true;
    setTimeout(() => (resting.current = false), FAVORITE_REST_MS);
    const change = chosen ? api.removeFavorite : api.addFavorite;
    settle(change({ content_id: id }));
  };
  return { chosen, busy, toggle };
};
