import type { Needs } from '../use-case/needs.ts';
import type { Job } from '../jobs/jobs.ts';
import { forgetErrors } from './forget-errors.ts';
import { forgetPlaybacks } from './forget-playbacks.ts';

export const analyticsJobs = (deps: Needs<'now' | 'repositories', 'errorReports' | 'playbackEvents'>): readonly Job[] => [
  { name: 'forget-playbacks', cron: '23 4 * * *', run: (signal) => forgetPlaybacks(deps, signal) },
  { name: 'forget-errors', cron: '33 4 * * *', run: (signal) => forgetErrors(deps, signal) },
];
