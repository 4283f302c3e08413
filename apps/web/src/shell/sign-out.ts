import { api } from '../platform/api.ts';
import { visit } from '../platform/window.ts';

/** Ends the session, and opens a fresh page: that of signing in, or where somebody was going (SE-73, SE-75). */
export const signOutTo = async (target: string): Promise<void> => {
  await api.signOut();
  visit(target);
};
