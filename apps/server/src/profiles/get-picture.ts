import type { Deps } from '../use-case/deps.ts';
import { isId } from '../http/ids.ts';

/** The uploaded picture of a profile, or null. */
export const getPicture =
  ({ repositories }: Pick<Deps, 'repositories'>) =>
  async (id: string): Promise<Buffer | null> =>
    isId(id) ? repositories.profiles.findPicture(id) : null;
