/** Program or off-air time of the channel. Guide and stream both derive from it. Instants in milliseconds since 1970. */
export interface Airing {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Episode or film. Null while off air. */
  readonly contentId: string | null;
  /** Packaged film, or the slate while off air. Loops until `durationSeconds` are filled. */
  readonly asset: string;
  readonly durationSeconds: number;
  /** Segments in the stream, and passes of the film. */
  readonly segments: number;
  readonly passes: number;
  /** Media and discontinuity sequence number of its first segment. */
  readonly firstSequence: number;
  readonly firstDiscontinuity: number;
  /** Available as catch-up afterwards. */
  readonly catchUp: boolean;
}

/** Guide entry, on the server or in a browser. */
type Timed = Pick<Airing, 'startsAt' | 'endsAt'>;

/** Channel status (LV-04 to LV-06). */
export const LIVE_STATUS = { WAIT: 0, READY: 1, ONAIR: 2 } as const;
export type LiveStatus = (typeof LIVE_STATUS)[keyof typeof LIVE_STATUS];

/** How long before a program the channel is ready, in milliseconds. */
const READY_MS = 600_000;
/** Longest polling interval of a client, in milliseconds (LV-13). */
const POLL_MS = 30_000;
/** Shortest polling interval of a client, in milliseconds. */
const SOONEST_MS = 1000;
/** Catch-up window after the end of a program, in milliseconds. */
const CATCH_UP_MS = 7 * 86_400_000;

/** Index of the last airing begun at an instant. -1 before the first. Sorted input. */
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

/** Airing at an instant (ms). Null where nothing is published. */
export const airingAt = <T extends Timed>(airings: readonly T[], instant: number): T | null => {
  const airing = airings[lastBegun(airings, instant)];
  return airing && instant < airing.endsAt ? airing : null;
};

/** Airings that overlap the half-open interval [from, to), in milliseconds. */
export const airingsBetween = <T extends Timed>(airings: readonly T[], from: number, to: number): readonly T[] => {
  const first = lastBegun(airings, from);
  const begun = airings[first];
  const start = begun && from < begun.endsAt ? first : first + 1;
  const end = lastBegun(airings, to - 1) + 1;
  return airings.slice(Math.max(0, start), Math.max(start, end));
};

export interface LiveState<T> {
  readonly status: LiveStatus;
  /** Whole seconds until the next program. 0 on air and where none is known (LV-19). */
  readonly countdownSeconds: number;
  readonly current: T | null;
  readonly next: T | null;
  /** When a client should poll again (ms): at the next change, or within half a minute. */
  readonly nextPollAt: number;
}

/** Channel state at an instant (LV-04 to LV-07): on air, ready ten minutes before a program, else waiting. */
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

/** Whether a guide is valid: finite times, no negative durations, no overlaps (LV-16). */
export const isWholeGuide = (airings: readonly Timed[]): boolean =>
  airings.every(({ startsAt, endsAt }, index) => {
    const before = airings[index - 1];
    return Number.isFinite(startsAt) && Number.isFinite(endsAt) && startsAt < endsAt && (!before || before.endsAt <= startsAt);
  });

/** How an airing may be watched: live or from its start, as catch-up, or not at all. */
export type AiringOffer = 'live' | 'catch-up' | 'none';

export const airingOffer = (airing: Pick<Airing, 'startsAt' | 'endsAt' | 'contentId' | 'catchUp'>, now: number): AiringOffer => {
  if (airing.contentId === null || now < airing.startsAt) return 'none';
  if (now < airing.endsAt) return 'live';
  return airing.catchUp && now < airing.endsAt + CATCH_UP_MS ? 'catch-up' : 'none';
};
