import type { Routes } from '../http/handlers.ts';
import { confirmHandOver } from './confirm-hand-over.ts';
import { createHandOver } from './create-hand-over.ts';

export const partnerRoutes: Routes<'createHandOver' | 'confirmHandOver'> = { createHandOver, confirmHandOver };
