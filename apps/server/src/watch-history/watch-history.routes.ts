import type { Routes } from '../http/handlers.ts';
import { listContinueWatching } from './list-continue-watching.ts';
import { listWatching } from './list-watching.ts';
import { removeWatching } from './remove-watching.ts';
import { trackWatch } from './track-watch.ts';

export const watchHistoryRoutes: Routes<'listWatching' | 'listContinueWatching' | 'removeWatching' | 'trackWatch'> = {
  listWatching,
  listContinueWatching,
  removeWatching,
  trackWatch,
};
