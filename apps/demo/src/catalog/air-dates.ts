import type { TitleWords } from './format.ts';

const DAY_MS = 86_400_000;
/** Weekdays of each rhythm, 0 is Sunday. */
const WEEKDAYS: Readonly<Record<NonNullable<TitleWords['rhythm']>, readonly number[]>> = {
  'mon-tue': [1, 2], 'wed-thu': [3, 4], 'fri-sat': [5, 6], 'sat-sun': [6, 0], daily: [1, 2, 3, 4, 5],
  'weekly-mon': [1], 'weekly-tue': [2], 'weekly-wed': [3], 'weekly-thu': [4], 'weekly-fri': [5], 'weekly-sat': [6], 'weekly-sun': [0],
  'all-at-once': [],
};

/** Moves a day, YYYY-MM-DD. */
export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The days on which the episodes of a series air, first to last: on its weekdays from its start on, or all at once. */
export const airDates = (starts: string, rhythm: TitleWords['rhythm'], episodes: number): readonly string[] => {
  const weekdays = WEEKDAYS[rhythm ?? 'all-at-once'];
  if (weekdays.length === 0) return Array.from({ length: episodes }, () => starts);
  const days: string[] = [];
  for (let day = starts; days.length < episodes; day = addDays(day, 1)) {
    // The first episode airs on the start date, whatever weekday a special premiere chose.
    if (day === starts || weekdays.includes(new Date(day).getUTCDay())) days.push(day);
  }
  return days;
};
