import type { Routes } from '../http/handlers.ts';
import { getGeo } from './get-geo.ts';
import { refreshToken } from './refresh-token.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

export const sessionRoutes: Routes<'signIn' | 'signUp' | 'signOut' | 'refreshToken' | 'getGeo'> = {
  signIn,
  signUp,
  signOut,
  refreshToken,
  getGeo,
};
