import type { Content } from '../catalog/content.ts';

/** What two titles share counts: a genre two, a keyword three. */
const nearness = (a: Content, b: Content): number => {
  const genres = a.genres.filter((genre) => b.genres.includes(genre)).length;
  const keywords = a.keywords.filter((keyword) => b.keywords.includes(keyword)).length;
  return 2 * genres + 3 * keywords;
};

/**
 * The webtoons that go with a title, the nearest first: those it names itself, in its order, then those with which it
 * shares a genre or a keyword (WT-05). A title is not related to itself.
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
