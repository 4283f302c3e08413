import type { FoundPerson, Keyword, Suggestion } from '@madang/contract/search/search.contract.ts';
import type { Content, Person, Credit } from '@madang/domain/catalog/content.ts';
import type { Language, Localized } from '@madang/domain/shared/language.ts';
import { presentTexts } from '../catalog/catalog.presenter.ts';
import type { Concept } from '../ports/search.ts';

export const presentKeyword = ({ key, words, kind }: Concept): Keyword => ({ key, text: presentTexts(words), kind });

export const presentFoundPerson = ({ id, name, nameKo, picture }: Person, titles: readonly Content[]): FoundPerson => ({
  id,
  name,
  name_ko: nameKo,
  image: { ...picture },
  title_count: titles.length,
});

export const suggestTitle = ({ id, detailType, title, picture }: Content, language: Language): Suggestion => ({
  kind: 'title',
  id,
  detail_type: detailType,
  text: title[language],
  note: title.ko,
  image: { ...picture },
});

/** A person's role, beside the name in the suggestions. */
const ROLE_WORDS: Readonly<Record<Credit['role'], Localized>> = {
  cast: { en_us: 'Cast', pt_br: 'Elenco', es_es: 'Reparto', zh_cn: '演员', vi_vn: 'Diễn viên' },
  director: { en_us: 'Director', pt_br: 'Direção', es_es: 'Dirección', zh_cn: '导演', vi_vn: 'Đạo diễn' },
  writer: { en_us: 'Writer', pt_br: 'Roteiro', es_es: 'Guion', zh_cn: '编剧', vi_vn: 'Biên kịch' },
};

/** Shows a person with the role that most of these titles credit. */
export const suggestPerson = ({ id, name, picture }: Person, titles: readonly Content[], language: Language): Suggestion => {
  const roles = titles.flatMap(({ credits }) => credits.filter(({ personId }) => personId === id).map(({ role }) => role));
  const [usual] = [...Map.groupBy(roles, (role) => role)].toSorted(([, a], [, b]) => b.length - a.length);
  const note = usual ? ROLE_WORDS[usual[0]][language] : null;
  return { kind: 'person', id, detail_type: null, text: name, note, image: { ...picture } };
};

export const suggestKeyword = ({ key, words }: Concept, language: Language): Suggestion => ({
  kind: 'keyword',
  id: key,
  detail_type: null,
  text: words[language],
  note: null,
  image: null,
});
