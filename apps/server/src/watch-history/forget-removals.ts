import type { Needs } from '../use-case/needs.ts';
import { restorableSince } from '@madang/domain/shared/removal.ts';

/** Deletes removed history and list items for good once the undo window is over. */
export const forgetRemovals = ({ repositories, now }: Needs<'now' | 'repositories', 'removals'>): Promise<void> =>
  repositories.removals.forget(restorableSince(now()));
