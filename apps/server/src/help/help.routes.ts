import type { Routes } from '../use-case/use-case.ts';
import { createHelpRequest } from './create-help-request.ts';
import { getHelpCenter } from './get-help-center.ts';

export const helpRoutes = { getHelpCenter, createHelpRequest } satisfies Routes<'getHelpCenter' | 'createHelpRequest'>;
