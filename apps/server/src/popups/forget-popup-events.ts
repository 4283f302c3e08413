import type { Deps } from '../deps.ts';

/** A season can be looked back upon. */
const KEPT_MS = 90 * 86_400_000;

/** Lets go of what was told of popups more than 90 days ago, some at a time. */
export const forgetPopupEvents = async (
  { repositories, now }: Pick<Deps, 'repositories' | 'now'>,
  signal?: AbortSignal,
): Promise<void> => {
  const instant = now() - KEPT_MS;
  while (signal?.aborted !== true && (await repositories.popupEvents.forgetBefore(instant)));
};
