import type { Needs } from '../use-case/needs.ts';

/** Retention (ms), longer than any provider retries a webhook. */
const KEPT_MS = 30 * 86_400_000;

/** Deletes old webhook events. The outcomes of their charges stay. */
export const forgetNotices = async (
  { repositories, now }: Needs<'now' | 'repositories', 'paymentNotices'>,
  signal?: AbortSignal,
): Promise<void> => {
  let left = true;
  while (left && signal?.aborted !== true) left = await repositories.paymentNotices.forgetBefore(now() - KEPT_MS);
};
