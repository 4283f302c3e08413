import type { Period } from '../subscriptions/plan.ts';

const MONTHS: Readonly<Record<Period, number>> = { monthly: 1, annual: 12 };

/** Last day of a month, by months since January of the year 0. */
const lastDayOf = (month: number): number => new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();

/**
 * Instant at which `count` periods from an anchor are over, both in milliseconds since 1970, in UTC. Counted from the
 * anchor and never from the previous boundary, so that 31 January leads to 28 February and then to 31 March.
 */
export const periodsFrom = (anchor: number, period: Period, count: number): number => {
  const from = new Date(anchor);
  const month = from.getUTCFullYear() * 12 + from.getUTCMonth() + count * MONTHS[period];
  const day = Math.min(from.getUTCDate(), lastDayOf(month));
  const timeOfDay = anchor - Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate());
  return Date.UTC(Math.floor(month / 12), month % 12, day) + timeOfDay;
};
