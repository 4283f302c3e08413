const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const WAITS_MS = [30 * SECOND_MS, 300 * SECOND_MS, HOUR_MS];
const DAILY_MS = 86_400_000;

/** When a charge is asked for of which nobody knows what became, after so many asks: in half a minute, five, an hour, then daily (trust.md 1.7). */
export const nextAsk = (asks: number, now: number): number => now + (WAITS_MS[asks] ?? DAILY_MS);

/** So long providers keep a key, in milliseconds, an hour left for clocks: after it a charge is asked about, and never asked for again (trust.md 1.7). */
export const KEY_KEPT_MS = 23 * HOUR_MS;

/** So long somebody may take to say yes to their bank, in milliseconds; then the charge is given up. */
export const CONSENT_MS = HOUR_MS;

/** Whether a charge that was begun at `createdAt` (ms) has waited for its payer's yes for too long. */
export const isAbandoned = (createdAt: number, now: number): boolean => now - createdAt >= CONSENT_MS;

/** When a charge is looked at again that waits for its payer's yes: as one that nobody knows of, and when it is given up at the latest. */
export const nextLookAtConsent = (asks: number, createdAt: number, now: number): number =>
  isAbandoned(createdAt, now) ? nextAsk(asks, now) : Math.min(nextAsk(asks, now), createdAt + CONSENT_MS);

/** When a slip is looked at again that nobody has told of: banks tell of payments once a day, notices of them may be lost. */
export const nextLookAtSlip = (now: number): number => now + HOUR_MS;
