import { api } from '../platform/api.ts';
import { visit } from '../platform/window.ts';

/** Ends the session and loads a new page: sign-in, or the viewer's target (SE-73, SE-75). */
export const signOutTo = async (target: string): Promise<void> => {
  await api.signOut();
  visit(target);
};
