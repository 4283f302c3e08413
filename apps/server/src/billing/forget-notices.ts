import type { Deps } from '../deps.ts';

/** Longer than any provider goes on telling, in milliseconds. */
const KEPT_MS = 30 * 86_400_000;

/** Forgets what providers told of charges; what became of them stays. */
export const forgetNotices = async (
  { repositories, now }: Pick<Deps, 'repositories' | 'now'>,
  signal?: AbortSignal,
): Promise<void> => {
  let left = true;
  while (left && signal?.aborted !== true) left = await repositories.paymentNotices.forgetBefore(now() - KEPT_MS);
};
