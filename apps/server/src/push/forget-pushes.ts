import type { Needs } from '../use-case/needs.ts';

/** A season can be looked back upon. */
const KEPT_MS = 90 * 86_400_000;

/** Deletes notification events older than 90 days and expired notifications, in batches. */
export const forgetPushes = async (
  { repositories, now }: Needs<'now' | 'repositories', 'push'>,
  signal?: AbortSignal,
): Promise<void> => {
  const at = now();
  while (signal?.aborted !== true && (await repositories.push.forgetBefore(at - KEPT_MS, at)));
};
