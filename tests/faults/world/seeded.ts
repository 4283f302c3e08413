/** Chance that comes out the same for the same seed: mulberry32. */
export interface Chance {
  /** From 0 up to 1. */
  readonly next: () => number;
  /** A whole number from 0 up to a bound. */
  readonly below: (bound: number) => number;
}

export const seeded = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, below: (bound) => Math.floor(next() * bound) };
};
