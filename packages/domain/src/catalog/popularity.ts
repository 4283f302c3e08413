/** Distinct viewers of a title on a day. */
export interface Plays {
  readonly titleId: string;
  /** Days before the day of the ranking. 0 is that day. */
  readonly daysAgo: number;
  readonly viewers: number;
}

/** Window of a ranking, in days. */
export const RANKED_DAYS = 7;
/** Daily decay factor: recent plays weigh more, and one exceptional day fades within the week. */
const FADING = 0.75;

/** Ids of the most played titles, best first, at most `most`. Ties by id. */
export const mostPlayed = (plays: readonly Plays[], most: number): readonly string[] => {
  const scores = new Map<string, number>();
  for (const { titleId, daysAgo, viewers } of plays) {
    if (daysAgo < 0 || daysAgo >= RANKED_DAYS) continue;
    scores.set(titleId, (scores.get(titleId) ?? 0) + viewers * FADING ** daysAgo);
  }
  return [...scores]
    .sort(([a, one], [b, other]) => other - one || a.localeCompare(b))
    .slice(0, most)
    .map(([id]) => id);
};

/** Ranked row for one viewer: most played titles, filled up with the operator's choice. */
export const rankedRow = <T extends { readonly id: string }>(
  played: readonly T[],
  chosen: readonly T[],
  most: number,
): readonly T[] => [...new Map([...played, ...chosen].map((title) => [title.id, title])).values()].slice(0, most);
