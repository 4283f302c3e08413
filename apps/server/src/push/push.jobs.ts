import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/jobs.ts';
import { forgetPushes } from './forget-pushes.ts';
import { sendPushes } from './send-pushes.ts';

export const pushJobs = (deps: Deps): readonly Job[] =>
  deps.push.service === null
    ? []
    : [
        // Most have left before: this is for those whose process ended, and for push services that failed.
        { name: 'send-pushes', cron: '* * * * *', run: (signal) => sendPushes(deps, signal) },
        { name: 'forget-pushes', cron: '41 4 * * *', run: (signal) => forgetPushes(deps, signal) },
      ];
