import type { Deps } from '../use-case/deps.ts';
import type { Job } from '../jobs/jobs.ts';
import { forgetShowings } from './forget-showings.ts';

export const adsJobs = (deps: Deps): readonly Job[] => [
  { name: 'forget-ad-showings', cron: '53 4 * * *', run: (signal) => forgetShowings(deps, signal) },
];
