export { loadContinueWatchingRail, ContinueWatchingRail } from './continue-watching.ts';
export { episodeLabel } from './episode-label.ts';
export { useWatching, WatchingProvider } from './watching.tsx';
export { loadContinueWatching, shareWatched, WATCHING_FRAGMENT, type WatchingView } from './watching-view.ts';
export { OriginProvider, originOf, useOpened } from './use-origin.ts';
export { useArrival } from './use-arrival.ts';
export { useWatchProgress } from './use-watch-progress.ts';
export { HISTORY_PAGE, readHistory } from './history-view.ts';
export { HistoryList } from './HistoryList.tsx';
