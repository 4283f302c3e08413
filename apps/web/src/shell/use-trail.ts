import { useEffect, useEffectEvent } from 'react';
import { useLocation, useMatches } from 'react-router';
import { tabStorage } from '../platform/storage.ts';
import { isPageName } from '../routes.ts';
import { recordVisit, type Trail } from './trail.ts';

const KEY = 'from_reference';
/** Where the address of the page that was shown last lies (SE-27). */
export const LAST_PATH = 'lastPath';

/** The pages visited in this tab, newest first. */
export const readTrail = (): Trail => {
  const stored = tabStorage.read(KEY);
  return Array.isArray(stored) ? (stored as Trail) : [];
};

/** Records every navigation (RT-118). */
export const useTrail = (): void => {
  const { pathname, search } = useLocation();
  const last = useMatches().at(-1);
  const record = useEffectEvent(() => {
    const name = last && isPageName(last.id) ? last.id : 'notFound';
    if (name === 'loading') return;
    tabStorage.write(LAST_PATH, pathname + search);
    const { lang: _lang, ...params } = last?.params ?? {};
    tabStorage.write(KEY, recordVisit(readTrail(), { name, params, search }));
  });
  // The address identifies the page. The match is a new object on every render.
  useEffect(() => record(), [pathname, search]);
};
