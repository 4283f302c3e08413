import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { slugOf } from '#app/paths.ts';
import { renameAddress } from '#app/platform/window.ts';

/**
 * An address without the title gets it, without a new entry in the history (RT-20, RT-22, RT-24). Past the router: a navigation
 * of its own would cancel that of somebody who clicks while the page wakes.
 */
export const useTitleInAddress = (title: string | null): void => {
  const { pathname, search, hash } = useLocation();
  const params = useParams();
  const slug = title === null || params.title !== undefined ? '' : slugOf(title);
  useEffect(() => {
    if (slug !== '') renameAddress(pathname, `${pathname.replace(/\/$/, '')}/${encodeURIComponent(slug)}${search}${hash}`);
  }, [slug, pathname, search, hash]);
};
