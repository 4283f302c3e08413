import type { Deps } from '../use-case/deps.ts';
import type { Job } from '../jobs/jobs.ts';
import { forgetRemovals } from './forget-removals.ts';

export const watchHistoryJobs = (deps: Deps): readonly Job[] => [
  { name: 'forget-removals', cron: '*/10 * * * *', run: () => forgetRemovals(deps) },
];
