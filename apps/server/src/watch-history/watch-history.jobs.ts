import type { Needs } from '../use-case/needs.ts';
import type { Job } from '../jobs/jobs.ts';
import { forgetRemovals } from './forget-removals.ts';

export const watchHistoryJobs = (deps: Needs<'now' | 'repositories', 'removals'>): readonly Job[] => [
  { name: 'forget-removals', cron: '*/10 * * * *', run: () => forgetRemovals(deps) },
];
