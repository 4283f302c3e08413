import type { RunningStatus } from './status.ts';

/** Minimum notice before the charge that ends a trial or a pause, in milliseconds. */
export const CHARGE_NOTICE_MS = 7 * 86_400_000;

/** Facts that decide whether a charge notice is due. */
interface FreeTime {
  readonly status: RunningStatus;
  readonly renewable: boolean;
  readonly periodEnd: number;
  readonly toldAt: number | null;
}

/** When to send the charge notice (ms). Null where it was sent, or nothing will be charged. */
export const chargeNoticeAt = ({ status, renewable, periodEnd, toldAt }: FreeTime): number | null =>
  (status === 'FREE_TRIAL' || status === 'PAUSED') && renewable && toldAt === null ? periodEnd - CHARGE_NOTICE_MS : null;

/** Whether a trial is too short for a notice: the mail at its start already names the charge. Both in milliseconds. */
export const isTooShortForNotice = (begunAt: number, freeUntil: number): boolean => freeUntil - begunAt <= CHARGE_NOTICE_MS;
