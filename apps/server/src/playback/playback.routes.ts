import type { Routes } from '../http/handlers.ts';
import { playVideo } from './play-video.ts';

export const playbackRoutes: Routes<'playVideo'> = { playVideo };
