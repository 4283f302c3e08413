import type { Routes } from '../http/handlers.ts';
import { confirmHandOver, createHandOver } from './confirm-hand-over.ts';

export const partnerRoutes: Routes<'createHandOver' | 'confirmHandOver'> = { createHandOver, confirmHandOver };
