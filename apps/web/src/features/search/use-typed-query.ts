import { cleanQuery } from '@madang/domain/search/query.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import { readSearchQuery, formatSearchQuery } from './search-query.ts';
import { PAUSE_MS } from './use-suggestions.ts';

/** Marks an address written while typing: the field is ahead of it. */
const TYPED = 'typed';

/**
 * The text in the field and the query in the address. Typing updates the address after a debounce, with replace. An
 * address from a navigation updates the field (SR-08).
 */
export const useTypedQuery = () => {
  const { language } = useWords();
  const { key, search, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const query = useMemo(() => readSearchQuery(new URLSearchParams(search)), [search]);
  const [typed, setTyped] = useState(query.q);
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    if (isBack || state !== TYPED) setTyped(query.q);
  }

  const commit = (q: string) => {
    if (q === query.q) return;
    void navigate(paths.search(language, formatSearchQuery({ ...query, q, source: 'results', page: 1 })), {
      replace: true,
      preventScrollReset: true,
      state: TYPED,
    });
  };

  const commitLater = useEffectEvent((q: string) => setTimeout(() => commit(q), PAUSE_MS));
  useEffect(() => {
    const q = cleanQuery(typed);
    if (q === query.q) return undefined;
    const timer = commitLater(q);
    return () => clearTimeout(timer);
    // A new address alone does not restart the debounce.
  }, [typed, query.q]);

  return { query, typed, type: setTyped, commit };
};
