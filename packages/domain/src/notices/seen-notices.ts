/** Start of a notice as the API sends it and browsers store it: ISO 8601 in UTC, which sorts as text. */
interface Dated {
  readonly start_date: string;
}

/** How many notices began after the newest that was seen; all of them where none was (NO-20). */
export const countNew = (notices: readonly Dated[], latestSeen: string | null): number =>
  notices.filter(({ start_date: begun }) => latestSeen === null || begun > latestSeen).length;

/** What is remembered once these have been seen: never an earlier instant than before. */
export const latestOf = (notices: readonly Dated[], latestSeen: string | null): string | null =>
  notices.reduce(
    (latest: string | null, { start_date: begun }) => (latest === null || begun > latest ? begun : latest),
    latestSeen,
  );

/** Ids that fit in a cookie; more than the notices shown at once. */
export const MOST_EXCLUDED = 50;

/** The ids of closed notices with one more; the oldest are forgotten first, when their notices have long ended (NO-19). */
export const excludeToo = (excluded: readonly string[], id: string): readonly string[] =>
  [...excluded.filter((one) => one !== id), id].slice(-MOST_EXCLUDED);
