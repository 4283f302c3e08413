import type { Needs } from '../use-case/needs.ts';

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
