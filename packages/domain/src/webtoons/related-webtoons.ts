import type { Content } from '../catalog/content.ts';

/** Similarity score: two per shared genre, three per shared keyword. */
const nearness = (a: Content, b: Content): number => {
  const genres = a.genres.filter((genre) => b.genres.includes(genre)).length;
  const keywords = a.keywords.filter((keyword) => b.keywords.includes(keyword)).length;
  return 2 * genres + 3 * keywords;
};

/**
 * Webtoons related to a title, best first: those it names, in its order, then those with a shared genre or keyword
 * (WT-05). Never the title itself.
 */
export const relatedWebtoons = (title: Content, webtoons: readonly Content[]): readonly Content[] => {
  const others = webtoons.filter((webtoon) => webtoon.id !== title.id);
  const own = title.relatedIds.flatMap((id) => others.find((webtoon) => webtoon.id === id) ?? []);
  const near = others
    .filter((webtoon) => !own.includes(webtoon))
    .map((webtoon) => ({ webtoon, near: nearness(title, webtoon) }))
    .filter((each) => each.near > 0)
    .sort((a, b) => b.near - a.near || a.webtoon.id.localeCompare(b.webtoon.id));
  return [...own, ...near.map(({ webtoon }) => webtoon)];
};
