const SECOND_MS = 1000;
const WAITS_MS = [30 * SECOND_MS, 300 * SECOND_MS, 3600 * SECOND_MS];
const DAILY_MS = 86_400_000;

/** When a charge is asked for of which nobody knows what became, after so many asks: in half a minute, five, an hour, then daily (trust.md 1.7). */
export const nextAsk = (asks: number, now: number): number => now + (WAITS_MS[asks] ?? DAILY_MS);

/** So long providers keep a key, in milliseconds, an hour left for clocks: after it a charge is asked about, and never asked for again (trust.md 1.7). */
export const KEY_KEPT_MS = 23 * 3600 * SECOND_MS;
