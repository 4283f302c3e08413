import type { Content } from '@madang/domain/catalog/content.ts';
import type { CatalogSnapshot } from '../ports/catalog-snapshot.ts';

/** The title that a content belongs to: its series, or itself; null for what has left the catalogue. */
export const findTitle = (catalog: Pick<CatalogSnapshot, 'find'>, contentId: string): Content | null => {
  const content = catalog.find(contentId);
  return content && (content.parentId === null ? content : catalog.find(content.parentId));
};
