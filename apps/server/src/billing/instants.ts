/** Formats an instant (ms since 1970) as ISO 8601 for responses. */
export const instantOf = (ms: number): string => new Date(ms).toISOString();
export const instantOrNull = (ms: number | null): string | null => (ms === null ? null : instantOf(ms));
