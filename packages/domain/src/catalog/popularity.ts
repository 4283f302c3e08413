/** How many viewers played a title on a day, each counted once. */
export interface Plays {
  readonly titleId: string;
  /** Days before the one the ranking is for; 0 is that day. */
  readonly daysAgo: number;
  readonly viewers: number;
}

/** Days that a ranking looks back on. */
export const RANKED_DAYS = 7;
/** A day counts this share of the day after it: what is played now comes first, and one loud day does not stay for a week. */
const FADING = 0.75;

/** The titles played most, most first, at most `most`; ties by id. */
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

/** A ranked row as one viewer sees it: what was played most, then, where that is not enough, what the operator chose. */
export const rankedRow = <T extends { readonly id: string }>(
  played: readonly T[],
  chosen: readonly T[],
  most: number,
): readonly T[] => [...new Map([...played, ...chosen].map((title) => [title.id, title])).values()].slice(0, most);
