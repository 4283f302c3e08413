import { IDEMPOTENCY_KEY_LIFETIME_MS } from '@madang/domain/billing/idempotent-call.ts';
import type { Deps } from '../use-case/deps.ts';

/** Deletes expired idempotency keys: after a day a key may be used for a new call. */
export const forgetKeys = async (
  { repositories, now }: Pick<Deps, 'repositories' | 'now'>,
  signal?: AbortSignal,
): Promise<void> => {
  let left = true;
  while (left && signal?.aborted !== true)
    left = await repositories.idempotencyKeys.forgetBefore(now() - IDEMPOTENCY_KEY_LIFETIME_MS);
};
