import { KEY_REMEMBERED_MS } from '@madang/domain/billing/repeated-call.ts';
import type { Deps } from '../deps.ts';

/** Forgets by which keys calls that asked for money were known: after a day each is another one. */
export const forgetKeys = async (
  { repositories, now }: Pick<Deps, 'repositories' | 'now'>,
  signal?: AbortSignal,
): Promise<void> => {
  let left = true;
  while (left && signal?.aborted !== true) left = await repositories.idempotencyKeys.forgetBefore(now() - KEY_REMEMBERED_MS);
};
