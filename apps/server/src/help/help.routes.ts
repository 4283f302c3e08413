import type { Routes } from '../http/handlers.ts';
import { getHelpCenter } from './get-help-center.ts';

export const helpRoutes: Routes<'getHelpCenter'> = { getHelpCenter };
