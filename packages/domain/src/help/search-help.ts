/** Searchable text of one article. */
export interface HelpText {
  readonly title: string;
  readonly summary: string;
  /** All of its text, without markup. */
  readonly body: string;
}

/** Maximum query length, in characters. The rest is ignored. */
export const MAX_HELP_QUERY = 100;

/** Lower case without accents; đ has no decomposition. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFC');

/** Normalizes a query for display: trimmed, single spaces, at most MAX_HELP_QUERY characters. */
export const cleanHelpQuery = (typed: string): string =>
  Array.from(
    typed
      .normalize('NFC')
      .replaceAll(/[\p{C}\s]+/gu, ' ')
      .trim(),
  )
    .slice(0, MAX_HELP_QUERY)
    .join('')
    .trim();

/** Rank of a word's match: title, summary, body. Lower is better. */
const placeOf = (word: string, { title, summary, body }: HelpText): number =>
  [title, summary, body].findIndex((text) => text.includes(word));

/**
 * Articles that contain every word of the query, best first: matches in the title, then the summary, then the body.
 * Words match anywhere, so that Chinese works without spaces.
 */
export const searchHelp = <A extends HelpText>(articles: readonly A[], query: string): readonly A[] => {
  const words = fold(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  return articles
    .map((article) => {
      const text = { title: fold(article.title), summary: fold(article.summary), body: fold(article.body) };
      return { article, places: words.map((word) => placeOf(word, text)) };
    })
    .filter(({ places }) => !places.includes(-1))
    .map(({ article, places }) => ({ article, rank: places.reduce((sum, place) => sum + place, 0) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ article }) => article);
};
