import type { Airing } from './guide.ts';

/** When a programme is shown every week: Korean time, weekdays from 0 (Monday). No two of a week begin at the same minute. */
export interface Slot {
  readonly weekday: number;
  /** Minutes since midnight. */
  readonly startMinute: number;
  readonly durationMinutes: number;
  readonly contentId: string;
  readonly asset: string;
  readonly catchUp: boolean;
}

/** How a film fills a time: whole segments, so to the nearest border of one. */
export interface Filling {
  readonly playingMs: number;
  readonly segments: number;
  readonly passes: number;
}

/** How a packaged film fills `durationSeconds`; null when there is no such film or it does not fit the channel. */
export type Fill = (asset: string, durationSeconds: number) => Filling | null;

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const WEEK_MS = 7 * DAY_MS;
/** Korea is nine hours ahead of UTC all the year. */
const KOREA_MS = 9 * 60 * MINUTE_MS;
/** 1970 began on a Thursday: the first Monday, in Korean time. */
const FIRST_MONDAY_MS = 4 * DAY_MS - KOREA_MS;
/** The slate is not shown for less than this: the programme begins a moment earlier instead. */
const SHORTEST_SLATE_MS = 2000;

/** Monday, midnight in Korea, of the week of an instant; milliseconds since 1970. */
export const weekOf = (instant: number): number => FIRST_MONDAY_MS + Math.floor((instant - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS;

export const nextWeek = (week: number): number => week + WEEK_MS;

/** Weeks since the first Monday of 1970. */
export const weekNumber = (week: number): number => Math.round((week - FIRST_MONDAY_MS) / WEEK_MS);

/** When a slot begins in a week; milliseconds since 1970. */
export const slotStart = ({ weekday, startMinute }: Pick<Slot, 'weekday' | 'startMinute'>, week: number): number =>
  week + weekday * DAY_MS + startMinute * MINUTE_MS;

/** Whether the airings of a week are there already, by the last that was published: one of the week before ends at midnight. */
export const isPublished = (week: number, last: Pick<Airing, 'endsAt'> | null): boolean =>
  last !== null && last.endsAt > week + MINUTE_MS;

interface Wished {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly slot: Slot;
}

/** The slots of a week at their instants; of two at once the one that begins first is shown, and one at the week's end is cut there. */
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
  /** The film that is shown off air. */
  readonly slate: string;
  /** The last airing that was published before; null for the first week of a channel. */
  readonly previous: Airing | null;
  readonly fill: Fill;
}

/**
 * The airings of one week, after those that were published before: programmes at their times, the slate between them. Films
 * are shown in whole segments, so a programme begins within half a segment of its slot, and what one is too long or too
 * short by, the next makes up for. Sequence numbers go on where the previous airing ended. A slot whose film cannot be
 * shown is off air. Nothing is published where there is no slate.
 */
export const airWeek = ({ week, slots, slate, previous, fill }: Week): readonly Airing[] => {
  const end = nextWeek(week);
  const airings: Airing[] = [];
  const last = (): Airing | null => airings.at(-1) ?? previous;
  // Where the week before was published, it ends at Monday's midnight give or take part of a segment.
  const from = previous && previous.endsAt > week - SHORTEST_SLATE_MS ? previous.endsAt : week;
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
    if (instant - cursor() >= SHORTEST_SLATE_MS) show(instant, slate, { contentId: null, catchUp: false });
  };

  if (!fill(slate, SHORTEST_SLATE_MS / 1000)) return [];
  for (const { startsAt, endsAt, slot } of wishesOf(slots, week)) {
    if (!fill(slot.asset, slot.durationMinutes * 60)) continue;
    slateUntil(startsAt);
    show(endsAt, slot.asset, { contentId: slot.contentId, catchUp: slot.catchUp });
  }
  slateUntil(end);
  return airings;
};
