import type { Needs } from '../use-case/needs.ts';
import type { Job } from '../jobs/jobs.ts';
import { forgetMail } from './forget-mail.ts';
import { sendMail } from './send-mail.ts';

export const mailJobs = (
  deps: Needs<
    'gifts' | 'inTransaction' | 'links' | 'mail' | 'now' | 'report' | 'repositories' | 'settings',
    'accounts' | 'emailVerifications' | 'gifts' | 'mailOutbox' | 'passwordLinks'
  >,
): readonly Job[] => [
  // Most mails have left before: this is for those whose process ended, and for a mail server that failed.
  { name: 'send-mail', cron: '* * * * *', run: (signal) => sendMail(deps, signal) },
  { name: 'forget-mail', cron: '43 4 * * *', run: (signal) => forgetMail(deps, signal) },
];
