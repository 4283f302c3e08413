import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/jobs.ts';
import { forgetKeys } from './forget-keys.ts';
import { runDue, settleUnsettled } from './run-billing.ts';

export const billingJobs = (deps: Deps): readonly Job[] => [
  { name: 'run-billing', cron: '* * * * *', run: (signal) => runDue(deps, signal) },
  { name: 'forget-purchase-keys', cron: '27 4 * * *', run: (signal) => forgetKeys(deps, signal) },
  { name: 'settle-charges', cron: '* * * * *', run: (signal) => settleUnsettled(deps, signal) },
];
