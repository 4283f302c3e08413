import type { RunningStatus } from './status.ts';

/** So long before a trial ends, at least, its holder is told what will be charged (trust.md 1.6). Milliseconds. */
export const TRIAL_NOTICE_MS = 7 * 86_400_000;

/** What of a subscription says whether there is something to tell. */
interface Trial {
  readonly status: RunningStatus;
  readonly renewable: boolean;
  readonly trialUntil: number | null;
  readonly trialToldAt: number | null;
}

/** When the holder of a trial is to be told (ms); null where that was done, or nothing will be charged. */
export const trialNoticeAt = ({ status, renewable, trialUntil, trialToldAt }: Trial): number | null =>
  status === 'FREE_TRIAL' && renewable && trialUntil !== null && trialToldAt === null ? trialUntil - TRIAL_NOTICE_MS : null;

/** A trial that is shorter than the notice: what is said when it begins is the notice. */
export const isToldAtOnce = (begunAt: number, trialUntil: number): boolean => trialUntil - begunAt <= TRIAL_NOTICE_MS;
