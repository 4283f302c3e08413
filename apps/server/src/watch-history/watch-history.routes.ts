import type { Routes } from '../use-case/use-case.ts';
import { listContinueWatching } from './list-continue-watching.ts';
import { listWatching } from './list-watching.ts';
import { removeAllWatching } from './remove-all-watching.ts';
import { removeWatching } from './remove-watching.ts';
import { restoreWatching } from './restore-watching.ts';
import { trackWatch } from './track-watch.ts';

export const watchHistoryRoutes = {
  listWatching,
  listContinueWatching,
  removeWatching,
  removeAllWatching,
  restoreWatching,
  trackWatch,
} satisfies Routes<
  'listWatching' | 'listContinueWatching' | 'removeWatching' | 'removeAllWatching' | 'restoreWatching' | 'trackWatch'
>;
