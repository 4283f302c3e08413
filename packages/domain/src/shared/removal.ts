/** How long what was taken out of a list can be given back, in milliseconds; it goes for good soon after. */
export const RESTORABLE_FOR_MS = 5 * 60_000;

/** What was removed after this moment can be given back. Milliseconds since 1970. */
export const restorableSince = (now: number): number => now - RESTORABLE_FOR_MS;
