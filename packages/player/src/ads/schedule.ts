/** Ad break of a film. */
export interface ScheduledBreak {
  readonly id: string;
  /** Position in seconds. 0 for the pre-roll. */
  readonly atSeconds: number;
}

export interface Passing {
  /** Break to show now. Null for none. */
  readonly due: ScheduledBreak | null;
  /** Ids of breaks that were passed, shown or not. None is shown again. */
  readonly passed: ReadonlySet<string>;
}

/**
 * Break due after moving from one position to another, in seconds, by playback or by a seek: the last one passed. A
 * seek over three breaks shows one.
 */
export const passBreaks = (breaks: readonly ScheduledBreak[], passed: ReadonlySet<string>, from: number, to: number): Passing => {
  const onTheWay = breaks.filter(({ id, atSeconds }) => !passed.has(id) && atSeconds > from && atSeconds <= to);
  if (onTheWay.length === 0) return { due: null, passed };
  return { due: onTheWay.at(-1) ?? null, passed: new Set([...passed, ...onTheWay.map(({ id }) => id)]) };
};

/** Break due when playback starts at a position, in seconds: the pre-roll. Earlier mid-rolls count as passed. */
export const passToBegin = (breaks: readonly ScheduledBreak[], positionSeconds: number): Passing => {
  const behind = breaks.filter(({ atSeconds }) => atSeconds <= positionSeconds);
  return { due: behind.find(({ atSeconds }) => atSeconds === 0) ?? null, passed: new Set(behind.map(({ id }) => id)) };
};

/** How early ads are preloaded, in seconds. */
const AHEAD_SECONDS = 12;

/** Next break within the preload window. Null for none. */
export const breakAhead = (
  breaks: readonly ScheduledBreak[],
  passed: ReadonlySet<string>,
  positionSeconds: number,
): ScheduledBreak | null =>
  breaks.find(
    ({ id, atSeconds }) => !passed.has(id) && atSeconds > positionSeconds && atSeconds - positionSeconds <= AHEAD_SECONDS,
  ) ?? null;
