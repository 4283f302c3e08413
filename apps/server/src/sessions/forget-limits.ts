import type { Deps } from '../use-case/deps.ts';

/** Deletes rate-limit counters whose window is over, in batches. */
export const forgetLimits = async (
  { repositories, now }: Pick<Deps, 'repositories' | 'now'>,
  signal?: AbortSignal,
): Promise<void> => {
  const instant = now();
  while (signal?.aborted !== true && (await repositories.rateLimits.forgetBefore(instant)));
};
