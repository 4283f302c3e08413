import type { Needs } from '../use-case/needs.ts';
import { takePage } from '@madang/domain/catalog/listing.ts';
import { cleanQuery, isSearchable } from '@madang/domain/search/query.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '@madang/domain/shared/language.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { fittingKeywords } from './fitting-keywords.ts';
import { presentKeyword } from './search.presenter.ts';

/** Keywords that a phrase means, finished or still being typed, best first (SR-04). */
export const searchKeywords: UseCase<'searchKeywords', Needs<'catalog' | 'search'>> = (deps) => async (viewer, input) => {
  const q = cleanQuery(input.q);
  if (!isSearchable(q)) return refuse('INPUT_INVALID', { fields: { q: 'at least two characters' } });
  const language = isLanguage(input.language) ? input.language : DEFAULT_LANGUAGE;
  const fitting = await fittingKeywords(deps, viewer, q, language);
  return answer({
    objects: takePage(fitting, input.offset, input.limit).map(({ concept }) => presentKeyword(concept)),
    total_count: fitting.length,
  });
};
