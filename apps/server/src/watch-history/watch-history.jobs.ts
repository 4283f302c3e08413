import { restorableSince } from '@madang/domain/shared/removal.ts';
import type { Needs } from '../use-case/needs.ts';
import type { Job } from '../jobs/jobs.ts';

/** Deletes removed history and list items for good once the undo window is over. */
export const forgetRemovals = ({ repositories, now }: Needs<'now' | 'repositories', 'removals'>): Promise<void> =>
  repositories.removals.forget(restorableSince(now()));

export const watchHistoryJobs = (deps: Needs<'now' | 'repositories', 'removals'>): readonly Job[] => [
  { name: 'forget-removals', cron: '*/10 * * * *', run: () => forgetRemovals(deps) },
];
