import type { HelpArticle, HelpTopic } from '@madang/domain/help/help-article.ts';
import { cleanHelpQuery } from '@madang/domain/help/search-help.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { loadWords, loadedWords, type WordsWith } from '@madang/i18n/catalogues.ts';
import { helpWords } from '@madang/i18n/parts/help.ts';
import { redirect } from 'react-router';
import type { HelpContents, HelpPage, Visitor } from '../../../render';

/** The way to an external help center that receives the viewer's identity on sign-in. */
export interface Onward {
  readonly view: 'onward';
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** Where the form is posted. */
  readonly action: string;
  readonly token: string;
  /** The page there that was asked for. */
  readonly returnTo: string;
}

type Words = WordsWith<[typeof helpWords]>['help'];
export type SearchWords = Words['search'];
export type ListedArticles = HelpContents[number]['articles'];

/** How to reach support. */
export interface HelpContact {
  readonly words: Words['contact'];
  readonly topics: Words['topics'];
  /** An e-mail address. */
  readonly address: string;
}

export interface ContentsView {
  readonly view: 'contents';
  readonly title: string;
  readonly intro: string;
  readonly contents: HelpContents;
  readonly topics: Readonly<Record<HelpTopic, string>>;
  readonly search: SearchWords;
  readonly contact: HelpContact;
}

/** The first page with what a search found instead of the topics. */
export interface FoundView extends Pick<ContentsView, 'title' | 'intro' | 'search' | 'contact'> {
  readonly view: 'found';
  readonly query: string;
  readonly found: ListedArticles;
}

export interface ArticleView extends HelpPage {
  readonly view: 'article';
  /** What all articles together are called. */
  readonly center: string;
  /** The others about the same. */
  readonly more: { readonly title: string; readonly articles: HelpContents[number]['articles'] };
  readonly contact: HelpContact;
}

/**
 * Link to the external help center, or null when this site has the help pages. A signed-out visitor is redirected at
 * once (RT-132).
 */
const elsewhere = async ({ api }: Visitor, language: Language, article: HelpArticle | undefined): Promise<Onward | null> => {
  const { url, sign_in } = await api.getHelpCenter({ language, article });
  if (url === null) return null;
  if (sign_in === null) throw redirect(url, 302);
  const { shell, help } = loadedWords(language, helpWords);
  const { text, button } = help.onward;
  return { view: 'onward', title: shell.helpCenter, text, button, action: sign_in.url, token: sign_in.token, returnTo: url };
};

const contactOf = (visitor: Visitor, language: Language): HelpContact => {
  const { contact: words, topics } = loadedWords(language, helpWords).help;
  return { words, topics, address: visitor.help.contact };
};

/** What the first page of the Help Center shows: everything, or what `typed` finds (HF-34). */
export const loadHelpContents = async (
  visitor: Visitor,
  language: Language,
  typed: string,
): Promise<ContentsView | FoundView | Onward> => {
  await loadWords(language);
  const onward = await elsewhere(visitor, language, undefined);
  if (onward) return onward;
  const { shell, help } = loadedWords(language, helpWords);
  const { intro, search, topics } = help;
  const frame = { title: shell.helpCenter, intro, search, contact: contactOf(visitor, language) };
  const query = cleanHelpQuery(typed);
  if (query !== '') return { ...frame, view: 'found', query, found: await visitor.help.search(query, language) };
  return { ...frame, view: 'contents', contents: await visitor.help.list(language), topics };
};

/** What the page of an article shows. */
export const loadArticle = async (visitor: Visitor, language: Language, article: HelpArticle): Promise<ArticleView | Onward> => {
  await loadWords(language);
  const onward = await elsewhere(visitor, language, article);
  if (onward) return onward;
  const [page, contents] = await Promise.all([visitor.help.read(article, language), visitor.help.list(language)]);
  const about = contents.find(({ articles }) => articles.some(({ name }) => name === article));
  const { shell, help } = loadedWords(language, helpWords);
  return {
    view: 'article',
    ...page,
    center: shell.helpCenter,
    more: {
      title: about ? help.more[about.topic] : '',
      articles: about?.articles.filter(({ name }) => name !== article) ?? [],
    },
    contact: contactOf(visitor, language),
  };
};
