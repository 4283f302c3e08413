import type { FoundPerson, Keyword } from '@madang/contract/search/search.contract.ts';
import type { Content, Person } from '@madang/domain/catalog/content.ts';
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
