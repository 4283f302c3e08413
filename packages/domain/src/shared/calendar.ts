import { ADULT_AGE } from './constants.ts';

/** A calendar day, YYYY-MM-DD. */
export type Day = string;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the text names a day that exists ("2026-02-30" does not). */
export const isDay = (text: string): text is Day => {
  const parts = PATTERN.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const DAY_MS = 86_400_000;
/** Memoized last result: a page computes today many times. */
let last = { number: Number.NaN, day: '' };

/** The UTC day of an instant in milliseconds since 1970. */
export const toDay = (instant: number): Day => {
  const number = Math.floor(instant / DAY_MS);
  if (number !== last.number) last = { number, day: new Date(instant).toISOString().slice(0, 10) };
  return last.day;
};

/** Adult from the 18th birthday on. A birthday on 29 February falls on 1 March in common years. */
export const isAdult = (birthday: Day, on: Day): boolean => {
  const eighteenth = `${String(Number(birthday.slice(0, 4)) + ADULT_AGE).padStart(4, '0')}${birthday.slice(4)}`;
  return eighteenth <= on;
};
