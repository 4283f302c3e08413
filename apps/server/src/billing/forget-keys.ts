import type { Needs } from '../use-case/needs.ts';
import { IDEMPOTENCY_KEY_LIFETIME_MS } from '@madang/domain/billing/idempotent-call.ts';

/** Deletes expired idempotency keys: after a day a key may be used for a new call. */
export const forgetKeys = async (
  { repositories, now }: Needs<'now' | 'repositories', 'idempotencyKeys'>,
  signal?: AbortSignal,
): Promise<void> => {
  let left = true;
  while (left && signal?.aborted !== true)
    left = await repositories.idempotencyKeys.forgetBefore(now() - IDEMPOTENCY_KEY_LIFETIME_MS);
};
