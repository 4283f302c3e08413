import type { Routes } from '../http/handlers.ts';
import { getAccount } from './get-account.ts';

export const accountRoutes: Routes<'getAccount'> = { getAccount };
