import type { Needs } from '../use-case/needs.ts';

/** An error not looked into within 90 days is no longer of use. */
const KEPT_MS = 90 * 86_400_000;

/** Lets go of error reports of more than 90 days ago, some at a time. */
export const forgetErrors = async (
  { repositories, now }: Needs<'now' | 'repositories', 'errorReports'>,
  signal?: AbortSignal,
): Promise<void> => {
  const instant = now() - KEPT_MS;
  while (signal?.aborted !== true && (await repositories.errorReports.forgetBefore(instant)));
};
