import type { Needs } from '../use-case/needs.ts';
import type { Job } from '../jobs/jobs.ts';
import { forgetPopupEvents } from './forget-popup-events.ts';

export const popupJobs = (deps: Needs<'now' | 'repositories', 'popupEvents'>): readonly Job[] => [
  { name: 'forget-popup-events', cron: '37 4 * * *', run: (signal) => forgetPopupEvents(deps, signal) },
];
