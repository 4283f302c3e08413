import type { Routes } from '../http/handlers.ts';
import { trackPlayback } from './track-playback.ts';

export const analyticsRoutes: Routes<'trackPlayback'> = { trackPlayback };
