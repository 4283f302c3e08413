/** How long a removal from a list can be undone, in milliseconds. */
export const RESTORABLE_FOR_MS = 5 * 60_000;

/** Removals after this instant can be undone. Milliseconds since 1970. */
export const restorableSince = (now: number): number => now - RESTORABLE_FOR_MS;
