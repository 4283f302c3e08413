import type { Routes } from '../http/handlers.ts';
import { listErrors } from './list-errors.ts';
import { trackError } from './track-error.ts';
import { trackPlayback } from './track-playback.ts';

export const analyticsRoutes: Routes<'trackPlayback' | 'trackError' | 'listErrors'> = { trackPlayback, trackError, listErrors };
