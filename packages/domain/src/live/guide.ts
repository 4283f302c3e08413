/**
 * A programme at its time, or a time off air: what the guide shows and what the stream plays are both read from it.
 * Instants in milliseconds since 1970.
 */
export interface Airing {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  /** The episode or film that is shown; null while the channel is off air. */
  readonly contentId: string | null;
  /** The packaged film that plays, off air the slate, repeated until it fills `durationSeconds`. */
  readonly asset: string;
  readonly durationSeconds: number;
  /** How many segments it has in the stream, and how often its film begins. */
  readonly segments: number;
  readonly passes: number;
  /** Media sequence and discontinuity sequence of its first segment in the stream of the channel. */
  readonly firstSequence: number;
  readonly firstDiscontinuity: number;
  /** May be watched again after it was shown. */
  readonly catchUp: boolean;
}

/** What has a time in a guide, as the server keeps it or as a browser was told. */
type Timed = Pick<Airing, 'startsAt' | 'endsAt'>;

/** LV-04 to LV-06. */
export const LIVE_STATUS = { WAIT: 0, READY: 1, ONAIR: 2 } as const;
export type LiveStatus = (typeof LIVE_STATUS)[keyof typeof LIVE_STATUS];

/** So long before a programme begins the channel is ready, in milliseconds. */
const READY_MS = 600_000;
/** A client asks again after this at the latest, in milliseconds (LV-13). */
const POLL_MS = 30_000;
/** … and never sooner than this. */
const SOONEST_MS = 1000;
/** What may be watched again may be for so long after it ended, in milliseconds. */
const CATCH_UP_MS = 7 * 86_400_000;

/** The index of the last airing that has begun at an instant; -1 before the first. The airings are in their order. */
const lastBegun = (airings: readonly Timed[], instant: number): number => {
  let low = -1;
  let high = airings.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((airings[middle]?.startsAt ?? Number.POSITIVE_INFINITY) <= instant) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** What is on at an instant; null where nothing was published. */
export const airingAt = <T extends Timed>(airings: readonly T[], instant: number): T | null => {
  const airing = airings[lastBegun(airings, instant)];
  return airing && instant < airing.endsAt ? airing : null;
};

/** What is on at some time between two instants, whole milliseconds, the second after the first. */
export const airingsBetween = <T extends Timed>(airings: readonly T[], from: number, to: number): readonly T[] => {
  const first = lastBegun(airings, from);
  const begun = airings[first];
  const start = begun && from < begun.endsAt ? first : first + 1;
  const end = lastBegun(airings, to - 1) + 1;
  return airings.slice(Math.max(0, start), Math.max(start, end));
};

export interface LiveState<T> {
  readonly status: LiveStatus;
  /** Whole seconds until the next programme begins; 0 on air and where none is known (LV-19). */
  readonly countdownSeconds: number;
  readonly current: T | null;
  readonly next: T | null;
  /** When a client should ask again: when something changes, or half a minute from now. */
  readonly nextPollAt: number;
}

/** The state of the channel at an instant (LV-04 to LV-07): on air, ready ten minutes before a programme begins, else waiting. */
export const liveStateAt = <T extends Timed & Pick<Airing, 'contentId'>>(airings: readonly T[], now: number): LiveState<T> => {
  const at = lastBegun(airings, now);
  const airing = airings[at];
  const isOn = airing !== undefined && now < airing.endsAt;
  const current = isOn && airing.contentId !== null ? airing : null;
  const next = airings.slice(at + 1).find(({ contentId }) => contentId !== null) ?? null;
  const untilNext = next === null ? Number.POSITIVE_INFINITY : next.startsAt - now;
  const status = current ? LIVE_STATUS.ONAIR : untilNext <= READY_MS ? LIVE_STATUS.READY : LIVE_STATUS.WAIT;
  const changes = [current?.endsAt, next?.startsAt, next && next.startsAt - READY_MS].filter(
    (instant): instant is number => typeof instant === 'number' && instant > now,
  );
  return {
    status,
    countdownSeconds: current || next === null ? 0 : Math.ceil(untilNext / 1000),
    current,
    next,
    nextPollAt: Math.max(now + SOONEST_MS, Math.min(now + POLL_MS, ...changes)),
  };
};

/** Whether a guide makes sense: every time a time, nothing ends before it begins, and never two programmes at once (LV-16). */
export const isWholeGuide = (airings: readonly Timed[]): boolean =>
  airings.every(({ startsAt, endsAt }, index) => {
    const before = airings[index - 1];
    return Number.isFinite(startsAt) && Number.isFinite(endsAt) && startsAt < endsAt && (!before || before.endsAt <= startsAt);
  });

/** How an airing may be watched at an instant: as it is shown, from its beginning, after it, or not. */
export type AiringOffer = 'live' | 'catch-up' | 'none';

export const offerOf = (airing: Pick<Airing, 'startsAt' | 'endsAt' | 'contentId' | 'catchUp'>, now: number): AiringOffer => {
  if (airing.contentId === null || now < airing.startsAt) return 'none';
  if (now < airing.endsAt) return 'live';
  return airing.catchUp && now < airing.endsAt + CATCH_UP_MS ? 'catch-up' : 'none';
};
