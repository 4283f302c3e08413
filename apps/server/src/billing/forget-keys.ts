import type { Deps } from '../deps.ts';

/** Longer than anybody sends the same purchase again. */
const KEPT_MS = 86_400_000;

/** Forgets by which keys purchases were known: after a day each is another one. */
export const forgetKeys = async (
  { repositories, now }: Pick<Deps, 'repositories' | 'now'>,
  signal?: AbortSignal,
): Promise<void> => {
  let left = true;
  while (left && signal?.aborted !== true) left = await repositories.invoices.forgetKeysBefore(now() - KEPT_MS);
};
