/** Start of a notice as the API sends it and browsers store it: ISO 8601 in UTC, which sorts as text. */
interface Dated {
  readonly start_date: string;
}

/** Number of notices newer than the latest seen. All where none was seen (NO-20). */
export const countNew = (notices: readonly Dated[], latestSeen: string | null): number =>
  notices.filter(({ start_date: begun }) => latestSeen === null || begun > latestSeen).length;

/** Latest start among seen notices. Never moves back. */
export const latestStart = (notices: readonly Dated[], latestSeen: string | null): string | null =>
  notices.reduce(
    (latest: string | null, { start_date: begun }) => (latest === null || begun > latest ? begun : latest),
    latestSeen,
  );

/** Ids that fit in a cookie. More than the notices shown at once. */
export const MAX_EXCLUDED = 50;

/** Adds the id of a dismissed notice. The oldest ids are dropped first: their notices have ended long ago (NO-19). */
export const excludeToo = (excluded: readonly string[], id: string): readonly string[] =>
  [...excluded.filter((one) => one !== id), id].slice(-MAX_EXCLUDED);
