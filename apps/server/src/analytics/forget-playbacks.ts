import { dayOf } from '@madang/domain/shared/calendar.ts';
import type { Deps } from '../deps.ts';

const DAY_MS = 86_400_000;
/** A year can be compared with the one before it. */
const KEPT_DAYS = 400;

/** Lets go of playbacks of more than 400 days ago, some at a time. */
export const forgetPlaybacks = async (
  { repositories, now }: Pick<Deps, 'repositories' | 'now'>,
  signal?: AbortSignal,
): Promise<void> => {
  const day = dayOf(now() - KEPT_DAYS * DAY_MS);
  while (signal?.aborted !== true && (await repositories.playbackEvents.forgetBefore(day)));
};
