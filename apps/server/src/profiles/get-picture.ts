import type { Needs } from '../use-case/needs.ts';
import { isId } from '../http/ids.ts';

/** The uploaded picture of a profile, or null. */
export const getPicture =
  ({ repositories }: Needs<'repositories', 'profiles'>) =>
  async (id: string): Promise<Buffer | null> =>
    isId(id) ? repositories.profiles.findPicture(id) : null;
