import type { Language } from '../shared/language.ts';
import type { HelpArticle } from './help-article.ts';

/** What help centres elsewhere call our languages in their addresses (IN-21). */
export const HELP_CENTER_LANGUAGES: Readonly<Record<Language, string>> = {
  en_us: 'en-us',
  pt_br: 'pt-br',
  es_es: 'es',
  zh_cn: 'zh-cn',
  vi_vn: 'vi',
};

/** The operator's own help center on another site. */
export interface HelpCenter {
  /** What its addresses begin with, without a slash at the end; a language follows. */
  readonly url: string;
  /** Where it explains what our articles do, below the language and without a slash in front; what it does not name is looked for on its first page. */
  readonly articles: Readonly<Partial<Record<HelpArticle, string>>>;
}

/** Where a help centre elsewhere explains something in a language; without an article, its first page (IN-21, ER-41). */
export const helpCenterAddress = ({ url, articles }: HelpCenter, language: Language, article: HelpArticle | null): string => {
  const place = article === null ? undefined : articles[article];
  return [url, HELP_CENTER_LANGUAGES[language], ...(place === undefined ? [] : [place])].join('/');
};
