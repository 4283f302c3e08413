import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { toSlug } from '#app/paths.ts';
import { renameAddress } from '#app/platform/window.ts';

/**
 * Adds the title's slug to an address without one, without a new history entry (RT-20, RT-22, RT-24). Bypasses the
 * router: a navigation here would cancel one that the viewer starts during hydration.
 */
export const useTitleInAddress = (title: string | null): void => {
  const { pathname, search, hash } = useLocation();
  const params = useParams();
  const slug = title === null || params.title !== undefined ? '' : toSlug(title);
  useEffect(() => {
    if (slug !== '') renameAddress(pathname, `${pathname.replace(/\/$/, '')}/${encodeURIComponent(slug)}${search}${hash}`);
  }, [slug, pathname, search, hash]);
};
