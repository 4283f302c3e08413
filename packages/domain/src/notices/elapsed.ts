const MINUTE_MS = 60_000;

/** Descending. Anything younger than a minute is “just now”. */
const UNITS = [
  ['week', 10_080 * MINUTE_MS],
  ['day', 1440 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

export interface Elapsed {
  readonly value: number;
  readonly unit: (typeof UNITS)[number][0] | 'second';
}

/** Elapsed time in the largest unit of which it is at least one. Both in milliseconds since 1970. */
export const elapsedSince = (then: number, now: number): Elapsed => {
  const passed = now - then;
  const found = UNITS.find(([, length]) => passed >= length);
  return found ? { value: Math.floor(passed / found[1]), unit: found[0] } : { value: 0, unit: 'second' };
};
