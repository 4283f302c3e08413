import type { Deps } from '../deps.ts';

/** A season can be looked back upon. */
const KEPT_MS = 90 * 86_400_000;

/** Lets go of what was told of notifications more than 90 days ago, and of those that are not worth sending any more, some at a time. */
export const forgetPushes = async (
  { repositories, now }: Pick<Deps, 'repositories' | 'now'>,
  signal?: AbortSignal,
): Promise<void> => {
  while (signal?.aborted !== true && (await repositories.push.forgetBefore(now() - KEPT_MS, now())));
};
