import { createContext, use } from 'react';
import type { WatchingView } from './watching-view.ts';

const WatchingContext = createContext<readonly WatchingView[]>([]);

/** Lends a page's cards what the profile is in the middle of. */
export const WatchingProvider = WatchingContext.Provider;

/** Where the profile stopped in a title, or null. */
export const useWatching = (titleId: string): WatchingView | null =>
  use(WatchingContext).find((item) => item.titleId === titleId) ?? null;
