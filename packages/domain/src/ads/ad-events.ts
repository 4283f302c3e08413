/** Tracking events of one ad impression, named as in VAST 4.2. */
export const AD_EVENTS = [
  'impression',
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'skip',
  'click',
  'error',
] as const;
export type AdEvent = (typeof AD_EVENTS)[number];

export const isAdEvent = (text: string): text is AdEvent => (AD_EVENTS as readonly string[]).includes(text);

/** One showing of an ad to one viewer. Instants in milliseconds since 1970. */
export interface Showing {
  /** When the ad was handed out. */
  readonly servedAt: number;
  readonly durationSeconds: number;
  /** Seconds; null where it cannot be left. */
  readonly skipAfter: number | null;
  /** What was counted already, and when. */
  readonly counted: ReadonlyMap<AdEvent, number>;
}

/** A film may be paused before its break comes. */
const VALID_MS = 6 * 3_600_000;
/** Beacons overtake each other on the way. Milliseconds. */
const TOLERANCE_MS = 2000;

/** The share of the ad that must have passed since its start. */
const PASSED: Readonly<Partial<Record<AdEvent, number>>> = {
  firstQuartile: 0.25,
  midpoint: 0.5,
  thirdQuartile: 0.75,
  complete: 1,
};
const WITHOUT_START: readonly AdEvent[] = ['impression', 'start', 'error'];
const ENDS: readonly AdEvent[] = ['complete', 'skip'];

/**
 * Whether a tracking event counts: once, in time, and only if it is plausible. A midpoint one second after the start, a
 * skip of an ad that cannot be skipped, and a completion after a skip are dropped. `now` in milliseconds since 1970.
 */
export const counts = (event: AdEvent, { servedAt, durationSeconds, skipAfter, counted }: Showing, now: number): boolean => {
  if (counted.has(event) || now - servedAt > VALID_MS) return false;
  if (WITHOUT_START.includes(event)) return true;
  const startedAt = counted.get('start');
  if (startedAt === undefined) return false;
  if (ENDS.includes(event) && ENDS.some((end) => counted.has(end))) return false;
  const passed = now - startedAt + TOLERANCE_MS;
  if (event === 'skip') return skipAfter !== null && passed >= skipAfter * 1000;
  return passed >= (PASSED[event] ?? 0) * durationSeconds * 1000;
};
