import type { Routes } from '../use-case/use-case.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { getGeo } from './get-geo.ts';
import { listSessions } from './list-sessions.ts';
import { refreshToken } from './refresh-token.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

export const sessionRoutes = {
  signIn,
  signUp,
  signOut,
  refreshToken,
  listSessions,
  endSession,
  endOtherSessions,
  getGeo,
} satisfies Routes<
  'signIn' | 'signUp' | 'signOut' | 'refreshToken' | 'listSessions' | 'endSession' | 'endOtherSessions' | 'getGeo'
>;
