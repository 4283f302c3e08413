// A repair that stays on: see prefetched-data.ts.
// Breaks when the library changes: reads `window.__reactRouterManifest` and builds data URLs as the router does; without either nothing is prefetched.

import { prefetchResponse } from './prefetched-data.ts';
import { isSavingData } from '../../platform/saving-data.ts';

interface RouteFiles {
  readonly module: string;
  readonly css?: readonly string[];
}

/** Files of a route, from the router's own manifest. */
const filesOf = (routeId: string): RouteFiles | undefined =>
  (window as { __reactRouterManifest?: { routes: Readonly<Record<string, RouteFiles>> } }).__reactRouterManifest?.routes[routeId];

const prepared = new Set<string>();

/** Loads the files of a page once. Resolves when its module has been evaluated. */
const prepareFiles = async (routeId: string): Promise<void> => {
  const files = filesOf(routeId);
  if (!files || prepared.has(routeId)) return;
  prepared.add(routeId);
  // Fetched into the cache, not preloaded: browsers warn about a preload that is not used within seconds, and this link may never be followed.
  for (const href of files.css ?? [])
    void window
      .fetch(href, { priority: 'low' })
      .then((style) => style.blob())
      .catch(() => undefined);
  await import(/* @vite-ignore */ files.module);
};

/** Address from which the router loads the data of a page. `routeIds` are the routes that revalidate. */
const dataAddress = (path: string, routeIds: readonly string[]): string => {
  const url = new URL(path, window.location.origin);
  url.hash = '';
  url.pathname += '.data';
  url.searchParams.set('_routes', routeIds.join(','));
  return url.href;
};

/** Prefetches the files of a page, and its data unless `routeIds` is null. Skipped when the browser saves data. */
export const prefetchPage = async (path: string, routeId: string, routeIds: readonly string[] | null): Promise<void> => {
  if (isSavingData()) return;
  if (routeIds) prefetchResponse(dataAddress(path, routeIds));
  await prepareFiles(routeId);
};
