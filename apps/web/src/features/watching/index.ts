export { Watch } from './Watch.tsx';
export { watchOf } from './watch-of.ts';
export type { WatchView } from './watch-view.ts';
