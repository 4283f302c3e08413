/** Formats an instant (ms since 1970) as ISO 8601 for responses. */
export const toIsoInstant = (ms: number): string => new Date(ms).toISOString();
export const instantOrNull = (ms: number | null): string | null => (ms === null ? null : toIsoInstant(ms));
