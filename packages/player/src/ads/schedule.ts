/** Where ads stand in a film. */
export interface AdBreak {
  readonly id: string;
  /** Seconds of the film; 0 is before it. */
  readonly atSeconds: number;
}

export interface Passing {
  /** The break to be shown now, or null. */
  readonly due: AdBreak | null;
  /** Breaks that are behind the viewer, shown or not: none of them comes again. */
  readonly passed: ReadonlySet<string>;
}

/**
 * Break due after moving from one position to another, in seconds, by playback or by a seek: the last one passed. A
 * seek over three breaks shows one.
 */
export const pass = (breaks: readonly AdBreak[], passed: ReadonlySet<string>, from: number, to: number): Passing => {
  const onTheWay = breaks.filter(({ id, atSeconds }) => !passed.has(id) && atSeconds > from && atSeconds <= to);
  if (onTheWay.length === 0) return { due: null, passed };
  return { due: onTheWay.at(-1) ?? null, passed: new Set([...passed, ...onTheWay.map(({ id }) => id)]) };
};

/** What a film owes when it begins, at its start or where it was left: the break before it; what lies behind is forgotten. */
export const passToBegin = (breaks: readonly AdBreak[], positionSeconds: number): Passing => {
  const behind = breaks.filter(({ atSeconds }) => atSeconds <= positionSeconds);
  return { due: behind.find(({ atSeconds }) => atSeconds === 0) ?? null, passed: new Set(behind.map(({ id }) => id)) };
};

/** How early ads are preloaded, in seconds. */
const AHEAD_SECONDS = 12;

/** The break that comes soon, to be made ready. */
export const breakAhead = (breaks: readonly AdBreak[], passed: ReadonlySet<string>, positionSeconds: number): AdBreak | null =>
  breaks.find(
    ({ id, atSeconds }) => !passed.has(id) && atSeconds > positionSeconds && atSeconds - positionSeconds <= AHEAD_SECONDS,
  ) ?? null;
