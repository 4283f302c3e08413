/** An instant (ms since 1970) as answers tell it, ISO 8601. */
export const instantOf = (ms: number): string => new Date(ms).toISOString();
export const instantOrNull = (ms: number | null): string | null => (ms === null ? null : instantOf(ms));
