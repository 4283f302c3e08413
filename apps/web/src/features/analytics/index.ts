export { cameBy } from './came-by.ts';
export { useWatchAnalytics } from './use-watch-analytics.ts';
