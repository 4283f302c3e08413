import type { Routes } from '../use-case/use-case.ts';
import { listErrors } from './list-errors.ts';
import { trackError } from './track-error.ts';
import { trackPlayback } from './track-playback.ts';

export const analyticsRoutes = { trackPlayback, trackError, listErrors } satisfies Routes<
  'trackPlayback' | 'trackError' | 'listErrors'
>;
