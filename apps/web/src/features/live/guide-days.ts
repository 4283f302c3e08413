import type { ProgrammeView } from './guide-view.ts';

export const DAYS = 7;
const DAY_MINUTES = 1440;
const MINUTE_MS = 60_000;

/** Midnight of the viewer's day, so many days after that of an instant; days of 23 and 25 hours are days. */
export const dayAfter = (instant: number, days = 0): number => {
  const date = new Date(instant);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
};

/** Which days are shown: today and the six after it, or the seven before today. */
export type Range = 'week' | 'past';

export const daysOf = (range: Range, today: number): readonly number[] =>
  Array.from({ length: DAYS }, (_, index) => dayAfter(today, range === 'week' ? index : index - DAYS));

/** What the viewer's clock says at an instant, in minutes since midnight. */
export const minuteOf = (instant: number): number => {
  const date = new Date(instant);
  return date.getHours() * 60 + date.getMinutes();
};

/** A programme in the row of a day, where it may have begun the day before or end the day after. */
export interface GuideCell {
  readonly programme: ProgrammeView;
  /** Where it begins and how long it is on this day, in minutes of the viewer's clock. */
  readonly at: number;
  readonly minutes: number;
}

export interface GuideDay {
  /** Midnight. */
  readonly day: number;
  readonly cells: readonly GuideCell[];
}

const cellOn = (day: number, end: number, programme: ProgrammeView): GuideCell => {
  const at = programme.startsAt <= day ? 0 : minuteOf(programme.startsAt);
  const shownMs = Math.min(programme.endsAt, end) - Math.max(programme.startsAt, day);
  return { programme, at, minutes: Math.min(Math.round(shownMs / MINUTE_MS), DAY_MINUTES - at) };
};

/** When the clocks go back an hour is there twice: what begins in it is shown shorter rather than over another. */
const apart = (cells: readonly GuideCell[]): readonly GuideCell[] =>
  cells.map((cell, index) => {
    const next = cells[index + 1];
    return next && next.at > cell.at ? { ...cell, minutes: Math.min(cell.minutes, next.at - cell.at) } : cell;
  });

/** The programmes of a guide in the rows of the viewer's days. */
export const guideDays = (programmes: readonly ProgrammeView[], days: readonly number[]): readonly GuideDay[] =>
  days.map((day) => {
    const end = dayAfter(day, 1);
    const shown = programmes.filter(({ startsAt, endsAt }) => startsAt < end && endsAt > day);
    return { day, cells: apart(shown.map((programme) => cellOn(day, end, programme)).filter(({ minutes }) => minutes > 0)) };
  });
