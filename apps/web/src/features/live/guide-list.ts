import type { GuideDay } from './guide-days.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
/** Shorter gaps are changes of programmes, not time off air. Minutes. */
const SHORTEST_OFF_AIR = 5;

/** Time without a programme. `at` and `minutes` as those of a cell. */
export interface OffAir {
  readonly at: number;
  readonly minutes: number;
  /** When the channel goes on, in milliseconds since 1970; null where that is more than a day away, or not known. */
  readonly until: number | null;
}

/**
 * The time off air in front of each cell of a day, and behind the last one; null where the channel goes on. `followedAt` is when the
 * first programme after the day begins, in milliseconds since 1970, null where none is known.
 */
export const offAirOf = ({ day, minutes, cells }: GuideDay, followedAt: number | null): readonly (OffAir | null)[] =>
  [0, ...cells.map((cell) => cell.at + cell.minutes)].map((at, index) => {
    const next = cells[index];
    const length = (next?.at ?? minutes) - at;
    if (length < SHORTEST_OFF_AIR) return null;
    const until = next ? day + next.at * MINUTE_MS : followedAt;
    return { at, minutes: length, until: until !== null && until - (day + at * MINUTE_MS) <= DAY_MS ? until : null };
  });

/** How many programmes of a day were over at an instant, in milliseconds since 1970; they are its first ones. */
export const pastIn = ({ cells }: Pick<GuideDay, 'cells'>, instant: number): number => {
  const first = cells.findIndex(({ programme }) => programme.endsAt > instant);
  return first === -1 ? cells.length : first;
};

/** Whether time off air on a day is over at an instant, in milliseconds since 1970. */
export const isOffAirOver = (day: number, { at, minutes }: OffAir, instant: number): boolean =>
  day + (at + minutes) * MINUTE_MS <= instant;
