import type { Deps } from '../use-case/deps.ts';
import type { Job } from '../jobs/jobs.ts';
import { forgetLimits } from './forget-limits.ts';

export const sessionJobs = (deps: Deps): readonly Job[] => [
  { name: 'forget-limits', cron: '*/10 * * * *', run: (signal) => forgetLimits(deps, signal) },
];
