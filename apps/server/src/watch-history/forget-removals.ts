import { restorableSince } from '@madang/domain/shared/removal.ts';
import type { Deps } from '../deps.ts';

/** What somebody took out of a history or a shelf is gone for good once it can no longer be given back. */
export const forgetRemovals = ({ repositories, now }: Pick<Deps, 'repositories' | 'now'>): Promise<void> =>
  repositories.removals.forget(restorableSince(now()));
