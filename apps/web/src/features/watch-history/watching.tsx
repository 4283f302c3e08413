import { createContext, use } from 'react';
import type { WatchingView } from './watching-view.ts';

const WatchingContext = createContext<readonly WatchingView[]>([]);

/** Provides the profile's titles in progress to the cards of a page. */
export const WatchingProvider = WatchingContext.Provider;

/** Where the profile stopped in a title, or null. */
export const useWatching = (titleId: string): WatchingView | null =>
  use(WatchingContext).find((item) => item.titleId === titleId) ?? null;
