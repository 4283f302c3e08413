const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const WAITS_MS = [30 * SECOND_MS, 300 * SECOND_MS, HOUR_MS];
const DAILY_MS = 86_400_000;

/** When to poll a charge of unknown outcome (ms): after 30 s, 5 min, an hour, then daily. `asks`: polls so far. */
export const nextPollAt = (asks: number, now: number): number => now + (WAITS_MS[asks] ?? DAILY_MS);

/** Lifetime of a provider's idempotency key (ms), less an hour of clock skew. Later the charge is polled, never re-sent. */
export const PROVIDER_KEY_LIFETIME_MS = 23 * HOUR_MS;

/** How long a payer may take to authenticate with their bank (3-D Secure), in milliseconds, before the charge is void. */
export const CONSENT_MS = HOUR_MS;

/** Whether a charge created at `createdAt` (ms) has waited too long for authentication. */
export const isAbandoned = (createdAt: number, now: number): boolean => now - createdAt >= CONSENT_MS;

/** When to poll a charge that waits for authentication (ms): with the usual backoff, at the latest when abandoned. */
export const nextConsentPollAt = (asks: number, createdAt: number, now: number): number =>
  isAbandoned(createdAt, now) ? nextPollAt(asks, now) : Math.min(nextPollAt(asks, now), createdAt + CONSENT_MS);

/** When to poll an unpaid boleto (ms): hourly. Banks report payments once a day, and a webhook may be lost. */
export const nextBoletoPollAt = (now: number): number => now + HOUR_MS;
