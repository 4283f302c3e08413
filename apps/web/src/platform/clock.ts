/** Milliseconds of a clock that goes on while the computer sleeps, which `performance.now()` does not everywhere. */
export const wallClock = (): number => Date.now();
