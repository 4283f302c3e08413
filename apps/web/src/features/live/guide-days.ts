import type { ProgrammeView } from './guide-view.ts';

export const DAYS = 7;
const DAY_MINUTES = 1440;
const TICK_MINUTES = 30;
const MINUTE_MS = 60_000;

/**
 * Midnight of the viewer's day, `days` days after an instant. Calendar arithmetic, because days have 23 or 25 hours
 * when clocks change.
 */
export const dayAfter = (instant: number, days = 0): number => {
  const date = new Date(instant);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
};

/** Which days are shown: today and the six after it, or the seven before today. */
export type GuideRange = 'week' | 'past';

export const listDays = (range: GuideRange, today: number): readonly number[] =>
  Array.from({ length: DAYS }, (_, index) => dayAfter(today, range === 'week' ? index : index - DAYS));

/** What the viewer's clock says at an instant, in minutes since midnight. */
export const toMinute = (instant: number): number => {
  const date = new Date(instant);
  return date.getHours() * 60 + date.getMinutes();
};

/** Minutes that have passed since the day began, which on a day of 23 or 25 hours is not what the clock says. */
export const minutesInto = (day: number, instant: number): number => Math.round((instant - day) / MINUTE_MS);

/** A programme in the row of a day, where it may have begun the day before or end the day after. */
export interface GuideCell {
  readonly programme: ProgrammeView;
  /** Minutes since the day began, and how long it is on this day: layout follows instants, so cells never overlap. */
  readonly at: number;
  readonly minutes: number;
  /** What the viewer's clock says when it begins on this day, in minutes since midnight. */
  readonly clock: number;
}

/** A half hour of a day on which clocks change. */
export interface GuideTick {
  readonly at: number;
  readonly instant: number;
}

export interface GuideDay {
  /** The first instant of the day: midnight, or 1:00 where clocks skip it. */
  readonly day: number;
  readonly minutes: number;
  readonly cells: readonly GuideCell[];
  /** Half-hour ticks of a day on which clocks change. Null for every other day. */
  readonly ticks: readonly GuideTick[] | null;
}

const cellOn = (day: number, end: number, programme: ProgrammeView): GuideCell => {
  const from = Math.max(programme.startsAt, day);
  const at = minutesInto(day, from);
  return { programme, at, minutes: minutesInto(day, Math.min(programme.endsAt, end)) - at, clock: toMinute(from) };
};

/** Clocks change on a day when half hours since it began are not those that the clock shows. */
const ticksOf = (day: number, minutes: number): readonly GuideTick[] | null => {
  const ticks = Array.from({ length: Math.ceil(minutes / TICK_MINUTES) }, (_, index) => ({
    at: index * TICK_MINUTES,
    instant: day + index * TICK_MINUTES * MINUTE_MS,
  }));
  return minutes === DAY_MINUTES && ticks.every(({ at, instant }) => toMinute(instant) === at) ? null : ticks;
};

/** The programmes of a guide in the rows of the viewer's days. */
export const guideDays = (programmes: readonly ProgrammeView[], days: readonly number[]): readonly GuideDay[] =>
  days.map((day) => {
    const end = dayAfter(day, 1);
    const minutes = minutesInto(day, end);
    const shown = programmes.filter(({ startsAt, endsAt }) => startsAt < end && endsAt > day);
    const cells = shown.map((programme) => cellOn(day, end, programme)).filter((cell) => cell.minutes > 0);
    return { day, minutes, cells, ticks: ticksOf(day, minutes) };
  });

/** The label of the current time is centered on its minute and covers an hour label that begins in these minutes around it. */
const COVERED_BEFORE = 18;
const COVERED_AFTER = 4;

/** Whether the label of the current time would cover the label of an hour. Both are minutes from the left edge of the guide. */
export const isCoveredByNow = (hour: number, now: number): boolean => hour > now - COVERED_BEFORE && hour < now + COVERED_AFTER;
