import type { Deps } from '../use-case/deps.ts';
import type { Job } from '../jobs/jobs.ts';
import { forgetPopupEvents } from './forget-popup-events.ts';

export const popupJobs = (deps: Deps): readonly Job[] => [
  { name: 'forget-popup-events', cron: '37 4 * * *', run: (signal) => forgetPopupEvents(deps, signal) },
];
