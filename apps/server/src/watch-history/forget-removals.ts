import { restorableSince } from '@madang/domain/shared/removal.ts';
import type { Deps } from '../use-case/deps.ts';

/** Deletes removed history and list items for good once the undo window is over. */
export const forgetRemovals = ({ repositories, now }: Pick<Deps, 'repositories' | 'now'>): Promise<void> =>
  repositories.removals.forget(restorableSince(now()));
