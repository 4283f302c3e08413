import type { Deps } from '../use-case/deps.ts';

/** Retention (ms), longer than any provider retries a webhook. */
const KEPT_MS = 30 * 86_400_000;

/** Deletes old webhook events. The outcomes of their charges stay. */
export const forgetNotices = async (
  { repositories, now }: Pick<Deps, 'repositories' | 'now'>,
  signal?: AbortSignal,
): Promise<void> => {
  let left = true;
  while (left && signal?.aborted !== true) left = await repositories.paymentNotices.forgetBefore(now() - KEPT_MS);
};
