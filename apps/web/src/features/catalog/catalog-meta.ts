import { shareSource } from '#app/pictures.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { CatalogPageData } from './catalog-page.ts';

/** Title and share card of a catalog or a list: the picture is that of its first title. */
export const catalogMeta = (matches: Parameters<typeof pageMeta>[0], list: CatalogPageData | undefined) => {
  const [first] = list?.cards ?? [];
  return pageMeta(matches, { title: list?.name, image: first && shareSource(first.image) });
};
