import type { GuideDay } from './guide-days.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
/** Shorter gaps are changes of programmes, not time off air. Minutes. */
const MIN_OFF_AIR = 5;

/** Time without a programme. `at` and `minutes` as those of a cell. */
export interface OffAir {
  readonly at: number;
  readonly minutes: number;
  /** When the channel resumes, in milliseconds since 1970. Null when more than a day away or unknown. */
  readonly until: number | null;
}

/**
 * Time off air before each cell of a day and after the last one. Null where the channel continues. `followedAt` is when
 * the first program after the day begins, in milliseconds since 1970, null when unknown.
 */
export const findOffAir = ({ day, minutes, cells }: GuideDay, followedAt: number | null): readonly (OffAir | null)[] =>
  [0, ...cells.map((cell) => cell.at + cell.minutes)].map((at, index) => {
    const next = cells[index];
    const length = (next?.at ?? minutes) - at;
    if (length < MIN_OFF_AIR) return null;
    const until = next ? day + next.at * MINUTE_MS : followedAt;
    return { at, minutes: length, until: until !== null && until - (day + at * MINUTE_MS) <= DAY_MS ? until : null };
  });

/** Number of a day's programs that were over at an instant, in milliseconds since 1970. They come first. */
export const pastIn = ({ cells }: Pick<GuideDay, 'cells'>, instant: number): number => {
  const first = cells.findIndex(({ programme }) => programme.endsAt > instant);
  return first === -1 ? cells.length : first;
};

/** Whether time off air on a day is over at an instant, in milliseconds since 1970. */
export const isOffAirOver = (day: number, { at, minutes }: OffAir, instant: number): boolean =>
  day + (at + minutes) * MINUTE_MS <= instant;
