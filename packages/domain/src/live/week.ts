import type { Airing } from './guide.ts';

/** Weekly time slot: Korean time, weekdays from 0 (Monday). Start times within a week are unique. */
export interface Slot {
  readonly weekday: number;
  /** Minutes since midnight. */
  readonly startMinute: number;
  readonly durationMinutes: number;
  readonly contentId: string;
  readonly asset: string;
  readonly catchUp: boolean;
}

/** How a film fills a time slot: whole segments, rounded to the nearest. */
export interface Filling {
  readonly playingMs: number;
  readonly segments: number;
  readonly passes: number;
}

/** How a packaged film fills `durationSeconds`. Null when there is no such film or it does not fit the channel. */
export type Fill = (asset: string, durationSeconds: number) => Filling | null;

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const WEEK_MS = 7 * DAY_MS;
/** UTC offset of Korea, which has no daylight saving time. */
const KOREA_MS = 9 * 60 * MINUTE_MS;
/** First Monday of 1970, midnight in Korea. */
const FIRST_MONDAY_MS = 4 * DAY_MS - KOREA_MS;
/** Shortest slate, in milliseconds: for a smaller gap the program begins early. */
const MIN_SLATE_MS = 2000;

/** Start of the week of an instant: Monday, midnight in Korea, in milliseconds since 1970. */
export const startOfWeek = (instant: number): number =>
  FIRST_MONDAY_MS + Math.floor((instant - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS;

export const nextWeek = (week: number): number => week + WEEK_MS;

/** Weeks since the first Monday of 1970. */
export const weekNumber = (week: number): number => Math.round((week - FIRST_MONDAY_MS) / WEEK_MS);

/** Start of a slot in a week, in milliseconds since 1970. */
export const slotStart = ({ weekday, startMinute }: Pick<Slot, 'weekday' | 'startMinute'>, week: number): number =>
  week + weekday * DAY_MS + startMinute * MINUTE_MS;

/** Whether a week is published, by the last published airing: one of the previous week ends at midnight. */
export const isPublished = (week: number, last: Pick<Airing, 'endsAt'> | null): boolean =>
  last !== null && last.endsAt > week + MINUTE_MS;

interface Wished {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly slot: Slot;
}

/** Requested airings of a week. Of overlapping slots the earlier one wins. The last is cut at the end of the week. */
const wishesOf = (slots: readonly Slot[], week: number): readonly Wished[] => {
  const wished = slots
    .map((slot) => {
      const startsAt = slotStart(slot, week);
      return { slot, startsAt, endsAt: Math.min(startsAt + slot.durationMinutes * MINUTE_MS, week + WEEK_MS) };
    })
    .toSorted((a, b) => a.startsAt - b.startsAt);
  const shown: Wished[] = [];
  for (const wish of wished) if ((shown.at(-1)?.endsAt ?? week) <= wish.startsAt) shown.push(wish);
  return shown;
};

interface Week {
  /** Monday, midnight in Korea; milliseconds since 1970. */
  readonly week: number;
  readonly slots: readonly Slot[];
  /** Asset shown off air. */
  readonly slate: string;
  /** Last airing published before. Null for a new channel. */
  readonly previous: Airing | null;
  readonly fill: Fill;
}

/**
 * Airings of one week after those already published: programs in their slots, the slate between them. Films are shown
 * in whole segments, so a program begins within half a segment of its slot, and the next one absorbs the difference.
 * Sequence numbers continue. A slot whose film cannot be shown is off air. Without a slate nothing is published.
 */
export const airWeek = ({ week, slots, slate, previous, fill }: Week): readonly Airing[] => {
  const end = nextWeek(week);
  const airings: Airing[] = [];
  const last = (): Airing | null => airings.at(-1) ?? previous;
  // The previous week ends within part of a segment of Monday's midnight.
  const from = previous && previous.endsAt > week - MIN_SLATE_MS ? previous.endsAt : week;
  const cursor = (): number => airings.at(-1)?.endsAt ?? from;

  const show = (until: number, asset: string, rest: Pick<Airing, 'contentId' | 'catchUp'>): boolean => {
    const startsAt = cursor();
    const durationSeconds = (until - startsAt) / 1000;
    const filling = durationSeconds > 0 ? fill(asset, durationSeconds) : null;
    if (!filling) return false;
    const before = last();
    airings.push({
      ...rest,
      id: new Date(startsAt).toISOString().replaceAll(/\D/g, ''),
      startsAt,
      endsAt: startsAt + filling.playingMs,
      asset,
      durationSeconds,
      segments: filling.segments,
      passes: filling.passes,
      firstSequence: before ? before.firstSequence + before.segments : 0,
      firstDiscontinuity: before ? before.firstDiscontinuity + before.passes : 0,
    });
    return true;
  };
  const slateUntil = (instant: number): void => {
    if (instant - cursor() >= MIN_SLATE_MS) show(instant, slate, { contentId: null, catchUp: false });
  };

  if (!fill(slate, MIN_SLATE_MS / 1000)) return [];
  for (const { startsAt, endsAt, slot } of wishesOf(slots, week)) {
    if (!fill(slot.asset, slot.durationMinutes * 60)) continue;
    slateUntil(startsAt);
    show(endsAt, slot.asset, { contentId: slot.contentId, catchUp: slot.catchUp });
  }
  slateUntil(end);
  return airings;
};
