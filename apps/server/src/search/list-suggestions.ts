import type { Suggestion } from '@madang/contract/search/search.contract.ts';
import type { Content, Credit, Person } from '@madang/domain/catalog/content.ts';
import { cleanQuery, isSearchable } from '@madang/domain/search/query.ts';
import { isGuess, isNamed } from '@madang/domain/search/rank.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language, type Localized } from '@madang/domain/shared/language.ts';
import { isVisibleTo } from '../catalog/visible-to.ts';
import type { Concept } from '../ports/search.ts';
import type { Needs } from '../use-case/needs.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { fittingKeywords } from './fitting-keywords.ts';

/** Over-fetch factor, because some matches are not visible to this viewer. */
const SPARE = 4;
const MAX_KEYWORDS = 2;
/** From this score on a keyword is called, or begins to be called, what was typed; below it is only near. */
const CALLED = 0.5;

/** A person's role, beside the name in the suggestions. */
const ROLE_WORDS: Readonly<Record<Credit['role'], Localized>> = {
  cast: { en_us: 'Cast', pt_br: 'Elenco', es_es: 'Reparto', zh_cn: '演员', vi_vn: 'Diễn viên' },
  director: { en_us: 'Director', pt_br: 'Direção', es_es: 'Dirección', zh_cn: '导演', vi_vn: 'Đạo diễn' },
  writer: { en_us: 'Writer', pt_br: 'Roteiro', es_es: 'Guion', zh_cn: '编剧', vi_vn: 'Biên kịch' },
};

const suggestTitle = ({ id, detailType, title, picture }: Content, language: Language): Suggestion => ({
  kind: 'title',
  id,
  detail_type: detailType,
  text: title[language],
  note: title.ko,
  image: { ...picture },
});

/** Shows a person with the role that most of these titles credit. */
const suggestPerson = ({ id, name, picture }: Person, titles: readonly Content[], language: Language): Suggestion => {
  const roles = titles.flatMap(({ credits }) => credits.filter(({ personId }) => personId === id).map(({ role }) => role));
  const [usual] = [...Map.groupBy(roles, (role) => role)].toSorted(([, a], [, b]) => b.length - a.length);
  const note = usual ? ROLE_WORDS[usual[0]][language] : null;
  return { kind: 'person', id, detail_type: null, text: name, note, image: { ...picture } };
};

const suggestKeyword = ({ key, words }: Concept, language: Language): Suggestion => ({
  kind: 'keyword',
  id: key,
  detail_type: null,
  text: words[language],
  note: null,
  image: null,
});

/** Titles and people, best first, and where there is room the keywords that fit. What a text is only about is no suggestion. */
export const listSuggestions: UseCase<'listSuggestions', Needs<'catalog' | 'search'>> =
  ({ catalog, search }) =>
  async (viewer, input) => {
    const q = cleanQuery(input.q);
    if (!isSearchable(q)) return refuse('INPUT_INVALID', { fields: { q: 'at least two characters' } });
    const snapshot = catalog();
    const language = isLanguage(input.language) ? input.language : DEFAULT_LANGUAGE;
    const isVisible = isVisibleTo(viewer, snapshot);
    const hits = await search.titles.find(q, { language, most: SPARE * input.limit });
    const isSure = hits.some(({ score }) => isNamed(score));
    const found = hits
      .filter(({ score }) => isNamed(score) || (!isSure && isGuess(score)))
      .flatMap(({ kind, id }) => {
        if (kind === 'title') {
          const content = snapshot.find(id);
          return content && isVisible(content) ? [suggestTitle(content, language)] : [];
        }
        const person = snapshot.person(id);
        const titles = snapshot.titlesOfPerson(id).filter(isVisible);
        return person && titles.length > 0 ? [suggestPerson(person, titles, language)] : [];
      });
    const fitting = await fittingKeywords({ catalog, search }, viewer, q, language);
    const keywords = fitting
      .filter(({ score }) => score >= CALLED)
      .slice(0, MAX_KEYWORDS)
      .map(({ concept }) => suggestKeyword(concept, language));
    const suggestions = [...found.slice(0, Math.max(1, input.limit - keywords.length)), ...keywords].slice(0, input.limit);
    return answer({ objects: suggestions, total_count: suggestions.length });
  };
