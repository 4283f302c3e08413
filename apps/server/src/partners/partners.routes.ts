import type { Routes } from '../use-case/use-case.ts';
import { confirmHandOver } from './confirm-hand-over.ts';
import { createHandOver } from './create-hand-over.ts';

export const partnerRoutes = { createHandOver, confirmHandOver } satisfies Routes<'createHandOver' | 'confirmHandOver'>;
