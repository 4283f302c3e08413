import type { Language } from '../shared/language.ts';
import type { HelpArticle } from './help-article.ts';

/** Locale segments in the URLs of hosted help centers (IN-21). */
export const HELP_CENTER_LANGUAGES: Readonly<Record<Language, string>> = {
  en_us: 'en-us',
  pt_br: 'pt-br',
  es_es: 'es',
  zh_cn: 'zh-cn',
  vi_vn: 'vi',
};

/** The operator's own help center on another site. */
export interface HelpCenter {
  /** Base URL without a trailing slash. The locale follows. */
  readonly url: string;
  /** Article paths below the locale, without a leading slash. Other articles lead to the first page. */
  readonly articles: Readonly<Partial<Record<HelpArticle, string>>>;
}

/** URL of an article in a hosted help center. Without an article, of its first page (IN-21, ER-41). */
export const helpCenterAddress = ({ url, articles }: HelpCenter, language: Language, article: HelpArticle | null): string => {
  const place = article === null ? undefined : articles[article];
  return [url, HELP_CENTER_LANGUAGES[language], ...(place === undefined ? [] : [place])].join('/');
};
