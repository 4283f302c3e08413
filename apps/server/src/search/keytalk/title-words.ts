import type { Content } from '@madang/domain/catalog/content.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import type { TitleWords } from './learn-vectors.ts';
import type { CatalogSnapshot } from '../../ports/catalog-snapshot.ts';

/** A long series has said what it is about by then. */
const MAX_EPISODES = 16;

/** The texts of some contents by language, put together. */
const textsOf = (contents: readonly Content[]): TitleWords['texts'] => {
  const textIn = (language: Language): string =>
    contents.map(({ title, synopsis }) => `${title[language]}\n${synopsis?.[language] ?? ''}`).join('\n');
  return {
    ko: contents.map(({ title }) => title.ko).join('\n'),
    en: textIn('en_us'),
    pt: textIn('pt_br'),
    es: textIn('es_es'),
    zh: textIn('zh_cn'),
    vi: textIn('vi_vn'),
  };
};

/** What there is to learn from about a title: its own words, and those of episodes that have some. */
export const titleWords = (content: Content, catalog: Pick<CatalogSnapshot, 'childrenOf'>): TitleWords => ({
  id: content.id,
  texts: textsOf([content]),
  episodes: textsOf(
    catalog
      .childrenOf(content.id)
      .filter(({ synopsis }) => synopsis !== null)
      .slice(0, MAX_EPISODES),
  ),
  keywords: content.keywords,
  genres: content.genres,
});
