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

/** Impression of an ad for one viewer. Instants in milliseconds since 1970. */
export interface Showing {
  /** When the ad was returned to the player. */
  readonly servedAt: number;
  readonly durationSeconds: number;
  /** Seconds. Null for an ad that cannot be skipped. */
  readonly skipAfter: number | null;
  /** Events counted so far, with their times. */
  readonly counted: ReadonlyMap<AdEvent, number>;
}

/** How long events are accepted, in milliseconds: a film may be paused before its break. */
const VALID_MS = 6 * 3_600_000;
/** Tolerance in milliseconds, because beacons may arrive out of order. */
const TOLERANCE_MS = 2000;

/** Share of the ad that must have passed since its start, by event. */
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
