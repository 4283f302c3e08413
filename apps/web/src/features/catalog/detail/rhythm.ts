import { formatDate } from '@madang/i18n/format.ts';

/** 0 is Sunday. */
const DAYS: Readonly<Record<string, readonly number[]>> = {
  'mon-tue': [1, 2],
  'wed-thu': [3, 4],
  'fri-sat': [5, 6],
  'sat-sun': [6, 0],
  'weekly-mon': [1],
  'weekly-tue': [2],
  'weekly-wed': [3],
  'weekly-thu': [4],
  'weekly-fri': [5],
  'weekly-sat': [6],
  'weekly-sun': [0],
};
/** A Sunday. */
const SUNDAY = Date.UTC(2026, 10, 22);
const DAY_MS = 86_400_000;

/** Weekdays of a series' release rhythm in the reader's language. Empty when it has none. */
export const listWeekdays = (rhythm: string | null, locale: string): readonly string[] =>
  (DAYS[rhythm ?? ''] ?? []).map((day) => formatDate(locale, SUNDAY + day * DAY_MS, 'weekdayName', 'UTC'));
