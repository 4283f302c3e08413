import type { Needs } from '../use-case/needs.ts';
import type { Job } from '../jobs/jobs.ts';
import { sendMail } from './send-mail.ts';

/** Long enough to answer support questions about a missing mail. */
const KEPT_MS = 30 * 86_400_000;

/** Lets go of mails of more than 30 days ago, and of links and requests that no rule looks at any more, some at a time. */
export const forgetMail = async (
  { repositories, now }: Needs<'now' | 'repositories', 'emailVerifications' | 'mailOutbox' | 'passwordLinks'>,
  signal?: AbortSignal,
): Promise<void> => {
  const instant = now() - KEPT_MS;
  const { mailOutbox, passwordLinks, emailVerifications } = repositories;
  for (const forget of [
    () => mailOutbox.forgetBefore(instant),
    () => passwordLinks.forgetBefore(instant),
    () => emailVerifications.forgetRequestsBefore(instant),
  ])
    while (signal?.aborted !== true && (await forget()));
};

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
