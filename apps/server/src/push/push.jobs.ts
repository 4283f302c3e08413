import type { Needs } from '../use-case/needs.ts';
import type { Job } from '../jobs/jobs.ts';
import { forgetPushes } from './forget-pushes.ts';
import { sendPushes } from './send-pushes.ts';

export const pushJobs = (deps: Needs<'inTransaction' | 'now' | 'push' | 'repositories', 'push'>): readonly Job[] => [
  // Most have left before: this is for those whose process ended, and for push services that failed.
  ...(deps.push.service
    ? [{ name: 'send-pushes', cron: '* * * * *', run: (signal) => sendPushes(deps, signal) } satisfies Job]
    : []),
  // Links that name a notification are counted, and forgotten, also where none are sent any more.
  { name: 'forget-pushes', cron: '41 4 * * *', run: (signal) => forgetPushes(deps, signal) },
];
