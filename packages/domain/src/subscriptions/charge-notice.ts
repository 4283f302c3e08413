import type { RunningStatus } from './status.ts';

/** Minimum notice before the charge that ends a trial or a pause, in milliseconds. */
export const CHARGE_NOTICE_MS = 7 * 86_400_000;

/** What of a subscription says whether there is something to tell. */
interface FreeTime {
  readonly status: RunningStatus;
  readonly renewable: boolean;
  readonly periodEnd: number;
  readonly toldAt: number | null;
}

/** When the holder of a free time is to be told (ms); null where that was done, or nothing will be charged. */
export const chargeNoticeAt = ({ status, renewable, periodEnd, toldAt }: FreeTime): number | null =>
  (status === 'FREE_TRIAL' || status === 'PAUSED') && renewable && toldAt === null ? periodEnd - CHARGE_NOTICE_MS : null;

/** A free time that is shorter than the notice: what is said when it begins is the notice. */
export const isToldAtOnce = (begunAt: number, freeUntil: number): boolean => freeUntil - begunAt <= CHARGE_NOTICE_MS;
