import type { Routes } from '../http/handlers.ts';
import { confirmHandOver } from './confirm-hand-over.ts';

export const partnerRoutes: Routes<'confirmHandOver'> = { confirmHandOver };
