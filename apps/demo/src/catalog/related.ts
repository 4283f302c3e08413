import type { Content } from '@madang/domain/catalog/content.ts';

/** As many titles as one call of "more like this" gives (CA-59). */
const MOST = 18;

const nearness = (a: Content, b: Content): number => {
  const genres = a.genres.filter((genre) => b.genres.includes(genre)).length;
  const keywords = a.keywords.filter((keyword) => b.keywords.includes(keyword)).length;
  const sameCatalog = a.catalogs.some((catalog) => b.catalogs.includes(catalog)) ? 1 : 0;
  return genres * 2 + keywords * 3 + sameCatalog + (a.genres[0] === b.genres[0] ? 2 : 0);
};

/**
 * Titles named by hand come first in "more like this", a webtoon before them where the series was made after it; the nearest by genre and keyword fill the rest.
 */
export const withRelated = (contents: readonly Content[]): readonly Content[] => {
  const titles = contents.filter((content) => content.parentId === null);
  return contents.map((content) => {
    if (content.parentId !== null) return content;
    const origins = titles.filter((title) => title.type === 'webtoon' && title.relatedIds.includes(content.id)).map(({ id }) => id);
    const named = [...new Set([...origins, ...content.relatedIds])];
    const near = titles
      .filter((title) => title.id !== content.id && title.type !== 'webtoon' && title.state === 'ready' && !named.includes(title.id))
      .map((title) => ({ id: title.id, score: nearness(content, title) }))
      .sort((a, b) => b.score - a.score || a.id.localeCompare(b.id));
    return { ...content, relatedIds: [...named, ...near.map(({ id }) => id)].slice(0, MOST) };
  });
};
