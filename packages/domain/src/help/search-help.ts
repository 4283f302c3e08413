/** Searchable text of one article. */
export interface HelpText {
  readonly title: string;
  readonly summary: string;
  /** All of its text, without markup. */
  readonly body: string;
}

/** What is typed beyond this is ignored, in characters. */
export const MAX_HELP_QUERY = 100;

/** Lower case without accents; đ has no decomposition. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFC');

/** A typed text as the search shows it again: trimmed, with single spaces, at most MAX_HELP_QUERY characters. */
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

/** Where a word was found: the lower, the better. */
const placeOf = (word: string, { title, summary, body }: HelpText): number =>
  [title, summary, body].findIndex((text) => text.includes(word));

/**
 * The articles that contain every word of the query, best first: a word in the title counts before one in the summary, and that before one in the
 * text. Words match from their beginning or within, so that Chinese needs no spaces.
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
