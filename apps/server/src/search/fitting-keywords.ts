import type { Needs } from '../use-case/needs.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { isVisibleTo } from '../catalog/visible-to.ts';
import type { Viewer } from '../use-case/viewer.ts';
import type { Concept } from '../ports/search.ts';

/** Later matches are too weak to suggest. */
const MAX_SUGGESTED = 60;

/** Concepts that a phrase means, best first, each with at least one title behind it that this viewer may see (SR-15). */
export const fittingKeywords = async (
  { catalog, search }: Needs<'catalog' | 'search'>,
  viewer: Viewer,
  phrase: string,
  language: Language,
): Promise<readonly { readonly concept: Concept; readonly score: number }[]> => {
  const snapshot = catalog();
  const isVisible = isVisibleTo(viewer, snapshot);
  const suggested = await search.keytalk.suggest(phrase, { language, most: MAX_SUGGESTED });
  const carried = await Promise.all(suggested.map(({ concept }) => search.keytalk.titlesWith([concept.key])));
  return suggested.filter((_, index) =>
    carried[index]?.some(({ id }) => {
      const content = snapshot.find(id);
      return content !== null && isVisible(content);
    }),
  );
};
