import type { Routes } from '../http/handlers.ts';
import { getProfile } from './get-profile.ts';
import { listProfiles } from './list-profiles.ts';
import { selectProfile } from './select-profile.ts';

export const profileRoutes: Routes<'listProfiles' | 'getProfile' | 'selectProfile'> = { listProfiles, getProfile, selectProfile };
